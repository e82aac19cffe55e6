import { expect, test } from 'vitest'
import type { PriceViewer } from './read-viewer.ts'
import { momentOf, priceOf, type ProductPricing } from './resolve-price.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
const now = NOW.getTime()

const viewer = (given: Partial<PriceViewer> = {}): PriceViewer => ({
  priceType: { id: 4, name: 'Оптовая' },
  region: { id: 1, name: 'Москва', factor: 10_000 },
  discounts: [],
  contract: null,
  hasFixedPrices: false,
  places: [],
  seesPrices: true,
  vatRates: [{ group: 'standard', rate: 2200, from: '2026-01-01', to: null }],
  cashBacks: new Map(),
  pointsFactor: 100,
  ...given,
})

const pricing = (given: Partial<ProductPricing> = {}): ProductPricing => ({
  id: 1,
  brandId: 7,
  sectionId: 8,
  vatGroup: 'standard',
  prices: { 4: 10_000, 5: 1 },
  promos: null,
  breaks: null,
  ...given,
})

const priced = (product: Partial<ProductPricing>, who: Partial<PriceViewer> = {}, fixed: number | null = null) =>
  priceOf(pricing(product), viewer(who), { amount: 1, fixed, at: momentOf(NOW) })

test('of several promos that hold at once the greatest counts, wherever it stands', () => {
  const promos = [1_000, 3_000, 2_000].map((discount) => ({ discount, from: now - 1, to: null }))
  expect(priced({ promos })?.price).toMatchObject({ value: 7_000, old: 10_000 })
  expect(priced({ promos: promos.toReversed() })?.price.value).toBe(7_000)
})

test('a promo holds from its first moment until its last, which is not its own any more', () => {
  const valueWith = (from: number, to: number | null) => priced({ promos: [{ discount: 1_000, from, to }] })?.price.value
  expect([valueWith(now, null), valueWith(now + 1, null)]).toEqual([9_000, 10_000])
  expect([valueWith(0, now + 1), valueWith(0, now)]).toEqual([9_000, 10_000])
  const greater = { discount: 5_000, from: 0, to: now }
  expect(priced({ promos: [greater, { discount: 1_000, from: 0, to: null }] })?.price.value).toBe(9_000)
})

test('a discount on a brand is not one on a section of the same number', () => {
  const discount = (kind: 'brand' | 'section', id: number) => ({ discounts: [{ kind, id, name: 'Искра', discount: 2_000 }] })
  const valueWith = (kind: 'brand' | 'section', id: number) => priced({}, discount(kind, id))?.price.value
  expect([valueWith('brand', 7), valueWith('section', 8)]).toEqual([8_000, 8_000])
  expect([valueWith('brand', 8), valueWith('section', 7)]).toEqual([10_000, 10_000])
})

test('a price is of the viewer’s price list, or fixed by contract; without either, or of nothing, there is none', () => {
  expect(priced({}, { priceType: { id: 5, name: 'Розничная' } })?.price.value).toBe(1)
  for (const prices of [null, {}, { 5: 10_000 }, { 4: 0 }]) {
    expect(priced({ prices })).toBeNull()
    expect(priced({ prices }, {}, 4_200)?.price.value).toBe(4_200)
  }
  expect(priced({}, { seesPrices: false }, 4_200)).toBeNull()
})

test('points are of the price that is paid, by the rate of the brand', () => {
  const cashBacks = new Map([
    [7, 150],
    [8, 9_999],
  ])
  expect(priced({ promos: [{ discount: 1_000, from: 0, to: null }] }, { cashBacks })?.cashBack).toBe(135)
  expect(priced({}, { cashBacks }, 4_250)?.cashBack).toBe(63)
  expect(priced({ brandId: 6 }, { cashBacks })?.cashBack).toBeNull()
})
