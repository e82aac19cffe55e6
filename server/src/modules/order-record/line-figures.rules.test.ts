import { expect, test } from 'vitest'
import { fitsUnit, lineToSave, openOf } from './line-figures.rules.ts'
import { anOrderLine } from '#test/builders.order-line'

test('a line to be stored has the sums of what is left of it; its points follow the amount', () => {
  const line = anOrderLine({ amount: 10, cancelled: 2, price: 33_33, vatRate: 2200, cashBack: 101 })
  expect(lineToSave(line, { cancelled: 5 })).toEqual({
    id: 1,
    amount: 10,
    cancelled: 5,
    shipped: 0,
    price: 33_33,
    vatRate: 2200,
    vatOn: '2026-11-16',
    sum: 166_65,
    vat: 30_05,
    // 101 × 5 ⁄ 8, whole points only.
    cashBack: 63,
  })
  expect(lineToSave(line, { amount: 12 })).toMatchObject({ amount: 12, cancelled: 2, sum: 333_30, cashBack: 126 })
  expect(lineToSave(anOrderLine({ amount: 2, cancelled: 2, cashBack: 50 }), { amount: 3 })).toMatchObject({ cashBack: 0 })
  expect(lineToSave(line, { price: null })).toMatchObject({ price: null, sum: 0, vat: 0 })
})

test('what has left keeps the sum and the rate it left at', () => {
  const parts = [{ amount: 3, sum: 99_99, vat: 16_67, vatRate: 2000 }]
  const line = anOrderLine({ amount: 10, shipped: 3, price: 33_33, parts })
  expect(lineToSave(line, { cancelled: 7 })).toMatchObject({ shipped: 3, sum: 99_99, vat: 16_67 })
  expect(lineToSave(line, { cancelled: 6 })).toMatchObject({ sum: 133_32, vat: 16_67 + 6_01 })
})

test('open is what is neither cancelled, nor shipped, nor waits for pickup', () => {
  expect(openOf(anOrderLine({ amount: 1, cancelled: 0.1, shipped: 0.2, waiting: 0.3 }))).toBe(0.4)
})

test('pieces are whole, metres are not', () => {
  expect([fitsUnit({ decimals: 0 }, 1.5), fitsUnit({ decimals: 0 }, 2)]).toEqual([false, true])
  expect([fitsUnit({ decimals: 1 }, 0.3), fitsUnit({ decimals: 1 }, 0.35)]).toEqual([true, false])
})
