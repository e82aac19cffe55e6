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
  // A gap before a dash or a sign of times makes it one; none is needed after it.
  ['A1 -5', ['A1 = 5', 'A1 -5']],
  ['A1- 5', ['A1- = 5', 'A1- 5']],
  ['A1 x5', ['A1 = 5', 'A1 x5']],
  ['A1x5', ['A1x5']],
  ['A1 × 5', ['A1 = 5', 'A1 × 5']],
  ['A1 * 5', ['A1 = 5', 'A1 * 5']],
  // A long dash, a semicolon and a bar need no gap at all.
  ['A1—5', ['A1 = 5', 'A1—5']],
  ['A1–5', ['A1 = 5', 'A1–5']],
  ['A1|5', ['A1 = 5', 'A1|5']],
  ['A1 ;5', ['A1 = 5', 'A1 ;5']],
  // Numbers of one digit and of several, with a point or a comma, with thousands apart.
  ['A1 12', ['A1 = 12', 'A1 12']],
  ['A1 2.25', ['A1 = 2.25', 'A1 2.25']],
  ['A1 12 345 678,5', ['A1 = 12345678.5', 'A1 12 345 = 678.5', 'A1 12 345 678,5']],
  ['A1 123 456.75 м', ['A1 = 123456.75', 'A1 123 = 456.75', 'A1 123 456.75 м']],
  ['A1 1234 567', ['A1 1234 = 567', 'A1 1234 567']],
  ['A1 12 34', ['A1 12 = 34', 'A1 12 34']],
  // A unit has one letter to six, with a dot or without.
  ['A1 5м', ['A1 = 5', 'A1 5м']],
  ['A1 5 упаков.', ['A1 = 5', 'A1 5 упаков.']],
  ['A1 5 упаковок', ['A1 5 упаковок']],
  ['A1 5 м2', ['A1 5 м2']],
  // A zero is no amount of anything, yet the line says one.
  ['A1 0', ['A1', 'A1 0']],
  // The amount stands at the end, and a code before it.
  ['5', ['5']],
  ['A1 5 и', ['A1 = 5', 'A1 5 и']],
  ['A1 B2, 5', ['A1 B2 = 5', 'A1 B2, 5']],
  ['A1; 5', ['A1 = 5', 'A1; 5']],
  ['A1,', ['A1']],
  ['A1, 2;', ['A1, 2']],
  ['A1:', ['A1:']],
  ['', ['']],
])('%j may mean %j', (line, readings) => {
  expect(said(line)).toEqual(readings)
})
