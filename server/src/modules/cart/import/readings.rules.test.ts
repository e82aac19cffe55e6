import { expect, test } from 'vitest'
import { readingsOfLine } from './readings.rules.ts'

const said = (line: string) =>
  readingsOfLine(line).map(({ code, amount }) => (amount.kind === 'read' ? `${code} = ${amount.amount}` : code))

test.each([
  ['A1 5', ['A1 = 5', 'A1 5']],
  ['A1;5', ['A1 = 5', 'A1;5']],
  ['A1 — 5 шт.', ['A1 = 5', 'A1 — 5 шт.']],
  ['A1 - 5', ['A1 = 5', 'A1 - 5']],
  ['A1-5', ['A1-5']],
  ['A1 х 5', ['A1 = 5', 'A1 х 5']],
  ['A1 | 2,5 м', ['A1 = 2.5', 'A1 | 2,5 м']],
  ['A1\t 1 200', ['A1 = 1200', 'A1 1 = 200', 'A1 1 200']],
  ['A1: 5', ['A1 = 5', 'A1: 5']],
  [' A1, ', ['A1']],
  ['A1;', ['A1']],
])('%j may mean %j', (line, readings) => {
  expect(said(line)).toEqual(readings)
})
