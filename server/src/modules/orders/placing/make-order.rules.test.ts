import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSum, vatRateOn, vatWithin } from '@vitrina/contract/prices/prices.rules'
import { aPricedLine } from '#test/builders.placing'
import { itemOf, linesOfOrder, promiseOf, totalsOf } from './make-order.rules.ts'
import { type LinePart, splitParts } from './split-order.rules.ts'

const rates = [
  { group: 'standard', rate: 2200, from: '2026-01-01', to: null },
  { group: 'standard', rate: 2000, from: '2019-01-01', to: '2025-12-31' },
  { group: 'reduced', rate: 1000, from: '2004-01-01', to: null },
]

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
          return [at + 1, aPricedLine({ id: at + 1, price, vatRate: vatRateOn(rates, group, day), vat_group: group, ...kind })]
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
    linesOfOrder(parts, new Map([[1, aPricedLine({ id: 1, price: 122_00, vatRate: vatRateOn(rates, 'standard', day) })]]))[0]?.vat
  expect([vatOn('2025-12-31'), vatOn('2026-01-01')]).toEqual([61_00, 66_00])
})

const aPart = (lineId: number, given: Partial<LinePart> = {}): LinePart => ({
  lineId,
  kind: 'stock',
  warehouseId: 7,
  amount: 1,
  readyOn: '2026-11-20',
  promised: null,
  ...given,
})

// Every figure and word is another: one taken for its neighbour shows.
const cable = aPricedLine({
  id: 1,
  product_id: 70,
  note: 'На барабане',
  article: 'КАБ-1',
  manufacturer_code: 'MC-7',
  name: 'Кабель',
  brand: 'Камкабель',
  image: 'cable.webp',
  unitName: 'м',
  okei: '006',
  decimals: 3,
  country_code: 'RU',
  weight_grams: 210,
  volume_ml: 37,
  vat_group: 'reduced',
  price: 10_00,
  oldPrice: 12_50,
  vatRate: 1000,
  cashBack: 7,
})
const own = aPricedLine({
  id: 2,
  product_id: null,
  custom_product_id: 80,
  price: 99,
  vatRate: null,
  cashBack: 3,
  weight_grams: 5,
  volume_ml: 11,
})

test('an order line remembers its product word for word, and the last day of its parts', () => {
  const parts = [aPart(1, { amount: 1.5 }), aPart(2, { amount: 4 }), aPart(1, { amount: 1, readyOn: '2026-11-25' })]
  const lines = new Map([cable, own].map((line) => [line.id, line]))
  const made = linesOfOrder(parts, lines)
  const [first, second] = made.map((one, at) => itemOf(one, { lineNo: at + 3, vatOn: '2026-11-18' }))
  expect(first).toMatchObject({
    lineNo: 3,
    productId: 70,
    customProductId: null,
    isCustom: false,
    article: 'КАБ-1',
    manufacturerCode: 'MC-7',
    name: 'Кабель',
    brand: 'Камкабель',
    image: 'cable.webp',
    unit: 'м',
    okei: '006',
    decimals: 3,
    countryCode: 'RU',
    weightGrams: 210,
    volumeMl: 37,
    amount: 2.5,
    price: 10_00,
    oldPrice: 12_50,
    vatRate: 1000,
    vatOn: '2026-11-18',
    vatGroup: 'reduced',
    sum: 25_00,
    vat: 2_27,
    // 2.5 × 7, whole points only.
    cashBack: 17,
    shipBy: '2026-11-25',
    note: 'На барабане',
  })
  expect(second).toMatchObject({ lineNo: 4, productId: null, customProductId: 80, isCustom: true, sum: 396, vat: 0, shipBy: '2026-11-20' })
  expect(totalsOf(made)).toEqual({
    itemsTotal: 25_00,
    customItemsTotal: 3_96,
    vat: 2_27,
    discount: 6_25,
    cashBack: 29,
    // 2.5 × 210 + 4 × 5, 2.5 × 37 + 4 × 11.
    weightGrams: 545,
    volumeMl: 137,
    lineCount: 2,
  })
})

test('a line without a price costs nothing yet', () => {
  const [made] = linesOfOrder([aPart(1, { amount: 3 })], new Map([[1, aPricedLine({ id: 1, price: null })]]))
  expect(made).toMatchObject({ amount: 3, sum: 0, vat: 0 })
})

test('a promise is firm of stock alone, estimated of what others bring, unknown where some of it has no day', () => {
  const from = (source: 'stock' | 'transfer' | 'arrival' | 'maker', amount: number, day: string) =>
    aPart(1, { amount, readyOn: day, promised: { source, warehouseId: 7, amount, day, arrivalId: 90 } })
  const undated = (amount: number) => aPart(1, { amount, readyOn: null, kind: 'toOrder', warehouseId: null })
  const [here, there, coming] = [from('stock', 2, '2026-11-20'), from('transfer', 3, '2026-11-23'), from('arrival', 4, '2026-11-30')]
  const shown = (source: string, amount: number, day: string) => ({ source, warehouseId: 7, amount, day })
  expect(promiseOf({ parts: [here, there] }, 5)).toEqual({
    orderItemId: 5,
    day: '2026-11-23',
    confidence: 'firm',
    parts: [shown('stock', 2, '2026-11-20'), shown('transfer', 3, '2026-11-23')],
    missing: 0,
  })
  expect(promiseOf({ parts: [here, coming] }, 5)).toMatchObject({ day: '2026-11-30', confidence: 'estimated', missing: 0 })
  expect(promiseOf({ parts: [undated(6), here, undated(1)] }, 5)).toEqual({
    orderItemId: 5,
    day: null,
    confidence: 'unknown',
    parts: [shown('stock', 2, '2026-11-20')],
    missing: 7,
  })
})
