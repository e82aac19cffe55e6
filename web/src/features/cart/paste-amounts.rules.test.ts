import { expect, test } from 'vitest'
import { amountsFrom } from './paste-amounts.rules.ts'

test('a column of figures is read as amounts; a list of goods, a single value and words are not', () => {
  expect(amountsFrom('10\r\n2,5\r\n100\r\n')).toEqual([10, 2.5, 100])
  expect(['10', 'KAB-0015\t20\nAVT\t3', 'десять\nдва', '10\n0', ''].map(amountsFrom)).toEqual([null, null, null, null, null])
})
