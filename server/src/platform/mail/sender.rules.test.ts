import { expect, test } from 'vitest'
import { isOwnSender } from './sender.rules.ts'

test.each([
  ['Светоч <orders@svetoch.ru>', true],
  ['orders@mail.svetoch.ru', true],
  ['Витрина <noreply@vitrina.test>', false],
  ['noreply@example.com', false],
  ['noreply@mail.example.com', false],
  ['shop@example.company', true],
  ['shop@localhost', false],
  ['Светоч', false],
  ['', false],
])('%j is an address of the shop’s own: %s', (from, isOwn) => {
  expect(isOwnSender(from)).toBe(isOwn)
})
