import { expect, test } from 'vitest'
import { readMoney } from './read-money.rules.ts'

test.each([
  ['1 200,50', 1200.5],
  ['0.01', 0.01],
  ['5.', 5],
  ['9999999999', 9_999_999_999],
  ['10000000000', null],
  ['1.234', null],
  ['1,2,3', null],
  ['0', null],
  ['-5', null],
  ['пять', null],
  ['', null],
])('%j is %s roubles', (text, roubles) => {
  expect(readMoney(text)).toBe(roubles)
})
