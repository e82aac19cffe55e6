import { expect, test } from 'vitest'
import { readDays, readSum } from './read-figures.rules.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['0,00', 0],
  ['1 500 000', 1_500_000],
  ['12,5', 12.5],
  ['-5', null],
  ['много', null],
])('the sum %j is read as %s', (text, sum) => expect(readSum(text)).toBe(sum))

test.each([
  ['', 0],
  ['30', 30],
  ['365', 365],
  ['366', null],
  ['-1', null],
  ['1,5', null],
])('the days %j are read as %s', (text, days) => expect(readDays(text)).toBe(days))
