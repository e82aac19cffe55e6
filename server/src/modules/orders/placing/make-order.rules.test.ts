import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSum } from '@vitrina/contract/cart/cart.rules'
import { vatRateOn, vatWithin } from '#modules/prices/vat.rules'
import { itemOf, linesOfOrder, totalsOf } from './make-order.rules.ts'
import type { PricedLine } from './price-order.ts'
import { type LinePart, splitParts } from './split-order.rules.ts'

const rates = [
  { group: 'standard', rate: 2200, from: '2026-01-01', to: null },
  { group: 'standard', rate: 2000, from: '2019-01-01', to: '2025-12-31' },
  { group: 'reduced', rate: 1000, from: '2004-01-01', to: null },
]

const aLine = (given: Partial<PricedLine> & { id: number }): PricedLine => ({
  product_id: given.id,
  custom_product_id: null,
  amount: 1,
  note: '',
  custom_price: null,
  article: 'A',
  manufacturer_code: '',
  name: 'Автомат',
  brand: '',
  image: null,
  unit: { ru: 'шт' },
  okei: '796',
  decimals: 0,
  country_code: null,
  weight_grams: 0,
  volume_ml: 0,
  vat_group: 'standard',
  minimum_batch: null,
  multiplicity: 1,
  is_sold: true,
  unitName: 'шт',
  price: 100,
  oldPrice: null,
  vatRate: 2200,
  sum: 0,
  vat: 0,
  cashBack: 0,
  ...given,
})

/** Lines cut into parts of one to four places, with days. */
const cutLines = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 100_000_00 }),
      isCustom: fc.boolean(),
      group: fc.constantFrom('standard', 'reduced', 'none'),
      parts: fc.array(fc.record({ thousandths: fc.integer({ min: 1, max: 5_000_000 }), place: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => ({
    parts: rows.flatMap(({ parts }, at) =>
      parts.map(
        ({ thousandths, place }): LinePart => ({
          lineId: at + 1,
          kind: 'stock',
          warehouseId: place,
          amount: thousandths / 1000,
          readyOn: `2026-0${place}-01`,
          promised: null,
        }),
      ),
    ),
    lines: (day: string) =>
      new Map(
        rows.map(({ price, group, isCustom }, at) => {
          const kind = isCustom ? { product_id: null, custom_product_id: at + 1 } : {}
          return [at + 1, aLine({ id: at + 1, price, vatRate: vatRateOn(rates, group, day), vat_group: group, ...kind })]
        }),
      ),
  }))

test('however a cart is split and whenever it is shipped, each order’s sums are its lines’, to the kopeck', () => {
  const days = fc.constantFrom('2025-12-31', '2026-01-01', '2026-11-15')
  const wishes = fc.constantFrom('none' as const, 'warehouse' as const, 'date' as const)
  fc.assert(
    fc.property(cutLines, days, wishes, ({ parts, lines }, day, wish) => {
      const groups = splitParts(parts, wish)
      expect(groups.flat().length).toBe(parts.length)
      for (const group of groups) {
        const made = linesOfOrder(group, lines(day))
        const items = made.map((one, place) => itemOf(one, { lineNo: place + 1, vatOn: day }))
        const totals = totalsOf(made)
        expect(totals.itemsTotal + totals.customItemsTotal).toBe(items.reduce((sum, item) => sum + item.sum, 0))
        expect(totals.vat).toBe(items.reduce((sum, item) => sum + item.vat, 0))
        for (const item of items) {
          expect(item.sum).toBe(lineSum(item.price ?? 0, item.amount))
          expect(item.vat).toBe(item.vatRate === null ? 0 : vatWithin(item.sum, item.vatRate))
          expect(item.vat).toBeLessThanOrEqual(item.sum)
        }
      }
    }),
  )
})

test('the last day of 2025 is shipped at 20 %, the first of 2026 at 22 %', () => {
  const parts: LinePart[] = [{ lineId: 1, kind: 'stock', warehouseId: 1, amount: 3, readyOn: null, promised: null }]
  const vatOn = (day: string) =>
    linesOfOrder(parts, new Map([[1, aLine({ id: 1, price: 122_00, vatRate: vatRateOn(rates, 'standard', day) })]]))[0]?.vat
  expect([vatOn('2025-12-31'), vatOn('2026-01-01')]).toEqual([61_00, 66_00])
})
