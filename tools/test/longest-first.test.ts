import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONGEST } from './longest-first.ts'

test('the longest files are there: a renamed one would lose its place unseen', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([])
})
