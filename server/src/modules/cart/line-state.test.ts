import { describe, expect, test } from 'vitest'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { isStale, lineState, pricedForOf } from './line-state.ts'

const viewer = (given: object) =>
  ({ priceType: { id: 1 }, region: { id: 2 }, contract: null, seesPrices: true, ...given }) as unknown as PriceViewer

describe('a price in the cart', () => {
  const pricedFor = pricedForOf(viewer({}))
  const now = new Date('2026-03-01T12:00:00Z')
  const row = { priced_at: '2026-03-01T12:00:00Z', priced_for: pricedFor }

  test.each([
    ['another region', { region: { id: 3 } }],
    ['another price type', { priceType: { id: 9 } }],
    ['a contract', { contract: { id: 5 } }],
    ['prices hidden', { seesPrices: false }],
  ])('made for %s is stale', (_, given) => {
    expect(isStale(row, { pricedFor: pricedForOf(viewer(given)), now })).toBe(true)
    expect(isStale(row, { pricedFor, now })).toBe(false)
  })

  test('is fresh for five minutes and stale after them', () => {
    const asked = (priced_at: string) => isStale({ ...row, priced_at }, { pricedFor, now })
    expect([asked('2026-03-01T11:55:00.000Z'), asked('2026-03-01T11:54:59.999Z')]).toEqual([false, true])
  })

  test('never asked for is stale', () => {
    expect(isStale({ ...row, priced_at: null }, { pricedFor, now })).toBe(true)
  })
})

describe('a line', () => {
  const row = {
    id: 1,
    product_id: 2,
    custom_product_id: null,
    amount: 5,
    is_selected: true,
    note: '',
    price: 10_00,
    old_price: null,
    vat_rate: 2_200,
    cash_back: 33,
    previous_price: null,
    priced_at: '2026-03-01T12:00:00Z',
    priced_for: '',
  }
  const moment = { pricedFor: '', now: new Date('2026-03-01T12:00:00Z') }
  const facts = { minimumBatch: null, multiplicity: 1, unit: { name: 'м', decimals: 1 }, isSold: true, stockTotal: 5 }
  const warningsOf = (line: object, about: object = {}) => lineState({ ...row, ...line }, { ...facts, ...about }, moment).warnings

  test('warns of stock that is short, not of one that is just enough or not counted', () => {
    expect(warningsOf({})).toEqual([])
    expect(warningsOf({}, { stockTotal: 4.999 })).toEqual(['stock-short'])
    expect(warningsOf({}, { stockTotal: null })).toEqual([])
  })

  test('warns of a product that is not sold, has no price or another one', () => {
    expect(warningsOf({}, { isSold: false })).toEqual(['not-sold'])
    expect(warningsOf({ price: null })).toEqual(['no-price'])
    expect(warningsOf({ previous_price: 9_00 })).toEqual(['price-changed'])
  })

  test('earns for all of its amount, the part of a kopeck left out', () => {
    expect(lineState({ ...row, amount: 2.5 }, facts, moment).cashBack).toBe(82)
    expect(lineState({ ...row, cash_back: null }, facts, moment).cashBack).toBeNull()
  })

  test('has the sums of its amount and the price of one, with and without VAT', () => {
    const given = {
      amount: 2.5,
      price: 12_20,
      old_price: 15_00,
      previous_price: 11_00,
      note: 'На барабане',
      is_selected: false,
      custom_product_id: 3,
    }
    expect(lineState({ ...row, ...given }, { ...facts, stockTotal: 9 }, moment)).toEqual({
      id: 1,
      productId: 2,
      customProductId: 3,
      amount: 2.5,
      // Half a metre more: it is sold by whole ones.
      suggestedAmount: 3,
      selected: false,
      note: 'На барабане',
      price: { value: 12_20, withoutVat: 10_00, vat: 2_20, vatRate: 2_200, old: 15_00 },
      priceState: 'fresh',
      previousPrice: 11_00,
      cashBack: 82,
      sum: 30_50,
      vat: 5_50,
      stockTotal: 9,
      warnings: ['multiplicity', 'price-changed'],
    })
  })

  test('without a price has no sums; without VAT its price is whole', () => {
    expect(lineState({ ...row, price: null }, facts, moment)).toMatchObject({ price: null, sum: null, vat: null, priceState: 'failed' })
    expect(lineState({ ...row, vat_rate: null }, { ...facts, stockTotal: null }, moment)).toMatchObject({
      price: { value: 10_00, withoutVat: 10_00, vat: 0, vatRate: null },
      sum: 50_00,
      vat: 0,
      suggestedAmount: null,
      stockTotal: 0,
    })
    expect(lineState({ ...row, price: null, priced_for: 'another' }, facts, moment).priceState).toBe('stale')
  })
})
