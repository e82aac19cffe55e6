import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, readPrice, readStock } from './read-number.rules.ts'

test.each([
  ['1 234,50 руб.', 1234.5],
  ['1234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['12 ₽', 12],
  [' 7 шт ', 7],
  ['0,125', 0.125],
  ['1234,567', 1234.567],
  [12.5, 12.5],
])('%s is %s', (cell, number) => {
  expect(readNumber(cell)).toBe(number)
})

test.each(['1.500', '1,500', '12,345', 'по запросу', '', '1,2,3', '=1+2', '1e3', '--5', '12-15'])(
  '%j is no number one could swear to',
  (cell) => {
    expect(readNumber(cell)).toBeNull()
  },
)

test('a price is whole kopecks above zero', () => {
  expect([readPrice('0'), readPrice('-5'), readPrice('0,004'), readPrice('99999999999999')]).toEqual([null, null, null, null])
  expect([readPrice(1.005), readPrice(19.99), readPrice('12,345678')]).toEqual([101, 1999, 1235])
})

test('nothing in stock may be said in words, more than something may not', () => {
  expect([readStock('нет'), readStock('—'), readStock('> 100'), readStock('более 50'), readStock(-1)]).toEqual([0, 0, null, null, null])
})

test('every price that is written out is read back to the kopeck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (kopecks) => {
      const roubles = `${Math.floor(kopecks / 100)},${String(kopecks % 100).padStart(2, '0')}`
      expect(readPrice(roubles)).toBe(kopecks)
      expect(readPrice(kopecks / 100)).toBe(kopecks)
    }),
  )
})
