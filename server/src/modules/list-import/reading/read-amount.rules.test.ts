import { expect, test } from 'vitest'
import { readAmountCell } from './read-amount.rules.ts'

const read = (amount: number) => ({ kind: 'read', amount })
const [wrong, missing] = [{ kind: 'wrong' }, { kind: 'missing' }]

test.each([
  [5, read(5)],
  [0.1 + 0.2, read(0.3)],
  [0.0004, wrong],
  [0, wrong],
  [-1, wrong],
  [null, missing],
  ['  ', missing],
  ['5 шт', read(5)],
  ['5 шт.', read(5)],
  ['12 м²', read(12)],
  ['1 234,5', read(1234.5)],
  ['1,234.5', read(1234.5)],
  ['1.234,5', read(1234.5)],
  ['1.5', read(1.5)],
  ['много', wrong],
  ['0', wrong],
  ['5 штуковины', wrong],
])('a cell %j is %j', (cell, expected) => {
  expect(readAmountCell(cell)).toEqual(expected)
})
