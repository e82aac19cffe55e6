import { describe, expect, test } from 'vitest'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { isStale, pricedForOf } from './line-state.ts'

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

  test('never asked for is stale', () => {
    expect(isStale({ ...row, priced_at: null }, { pricedFor, now })).toBe(true)
  })
})
