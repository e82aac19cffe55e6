import { expect, test } from 'vitest'
import { totalOf, worthOf } from './return-worth.rules.ts'

const shipped = [
  { shipmentId: 1, amount: 2, sum: 200, vat: 36, vatRate: 2200, returned: { amount: 0, sum: 0, vat: 0 } },
  { shipmentId: 2, amount: 3, sum: 330, vat: 60, vatRate: 2200, returned: { amount: 0, sum: 0, vat: 0 } },
]

test('a returned amount is worth the parts of the shipments it goes back to', () => {
  expect(worthOf(shipped, 3)).toEqual({
    parts: [
      { shipmentId: 1, amount: 2, vatRate: 2200, sum: 200, vat: 36 },
      { shipmentId: 2, amount: 1, vatRate: 2200, sum: 110, vat: 20 },
    ],
    sum: 310,
    vat: 56,
  })
})

test('nothing is worth nothing', () => {
  expect(worthOf(shipped, 0)).toEqual({ parts: [], sum: 0, vat: 0 })
})

test('the worth of several lines is their sum, and the VAT in it', () => {
  expect(
    totalOf([
      { sum: 310, vat: 56 },
      { sum: 90, vat: 15 },
    ]),
  ).toEqual({ sum: 400, vat: 71 })
  expect(totalOf([])).toEqual({ sum: 0, vat: 0 })
})
