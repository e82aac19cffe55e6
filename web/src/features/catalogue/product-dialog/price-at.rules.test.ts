import { reachedBreak } from '@vitrina/contract/prices/prices.rules'
import { expect, test } from 'vitest'
import { priceAt, sumOf } from './price-at.rules.ts'

const price = { value: 100, withoutVat: 81.97, vat: 18.03, vatRate: 2200, old: null }
const breaks = [
  { from: 10, price: 95 },
  { from: 100, price: 90.01 },
]

test('a price break applies once the amount reaches it', () => {
  expect(reachedBreak(breaks, 9)).toBeNull()
  expect(reachedBreak(breaks, 10)?.from).toBe(10)
  expect(reachedBreak(breaks, 5_000)?.from).toBe(100)
  expect(reachedBreak(breaks.toReversed(), 5_000)?.from).toBe(100)
})

test('the price follows the amount, with its VAT and the old price', () => {
  expect(priceAt({ price, breaks }, 9)).toEqual(price)
  expect(priceAt({ price, breaks }, 100)).toEqual({ value: 90.01, withoutVat: 73.78, vat: 16.23, vatRate: 2200, old: 100 })
})

test('a promo keeps the price before it as the old one; goods without VAT have none', () => {
  expect(priceAt({ price: { ...price, old: 120 }, breaks }, 10).old).toBe(120)
  expect(priceAt({ price: { ...price, vatRate: null, vat: 0, withoutVat: 100 }, breaks }, 10)).toMatchObject({ withoutVat: 95, vat: 0 })
})

test('a sum is in whole kopecks', () => {
  expect(sumOf(0.1, 3)).toBe(0.3)
  expect(sumOf(11.57, 0.125)).toBe(1.45)
})

test('a break that is not below the price changes nothing', () => {
  for (const same of [100, 120]) expect(priceAt({ price, breaks: [{ from: 10, price: same }] }, 10)).toBe(price)
})

test('VAT is rounded to the nearest kopeck, half of one up', () => {
  const vatAt = (unitPrice: number, vatRate: number) =>
    priceAt({ price: { ...price, vatRate }, breaks: [{ from: 1, price: unitPrice }] }, 1).vat
  // 20/120 of 3 kopecks is exactly half a kopeck; of 2 less, of 4 more.
  expect([vatAt(0.02, 2000), vatAt(0.03, 2000), vatAt(0.04, 2000), vatAt(0.09, 2000)]).toEqual([0, 0.01, 0.01, 0.02])
  expect(vatAt(99.99, 1000)).toBe(9.09)
})
