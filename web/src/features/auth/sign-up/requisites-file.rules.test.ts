import { MAX_REQUISITES_BYTES } from '@vitrina/contract/auth/sign-up'
import { expect, test } from 'vitest'
import { requisitesProblem } from './requisites-file.rules.ts'

test.each([
  ['Карточка.PDF', 1, null],
  ['card.docx', MAX_REQUISITES_BYTES, null],
  ['card.docx', MAX_REQUISITES_BYTES + 1, 'tooLarge'],
  ['card.exe', 1, 'wrongType'],
  ['card', 1, 'wrongType'],
  ['card.pdf.exe', 1, 'wrongType'],
  ['card.pdf ', 1, 'wrongType'],
  ['', 1, 'wrongType'],
  ['card.png', 0, 'emptyFile'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(requisitesProblem({ name, size })).toBe(problem)
})
