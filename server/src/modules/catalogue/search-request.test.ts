import { expect, test } from 'vitest'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import { aReference } from '#test/builders.reference'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { featureOfList, valueIn } from '#search/derived-facets'
import { searchQueryOf, searchRequestOf } from './search-request.ts'

const viewer = {
  priceType: { id: 9, name: '' },
  region: { id: 8, name: '', factor: 10_500 },
  discounts: [{ kind: 'brand', id: 2, discount: 700 }],
  places: [{ id: 7, days: 1 }],
  seesPrices: true,
} as unknown as PriceViewer

type Seen = Partial<Parameters<typeof searchRequestOf>[1]>
const requestOf = (query: Partial<SearchQuery>, seen: Seen = {}) =>
  searchRequestOf(
    { page: 1, ...query },
    { reference: aReference(), viewer, defaults: { sort: 'name', pageSize: 20 }, text: '', only: null, owned: [], bought: null, ...seen },
  )

test('each filter asks its own column; a section asks all below it', () => {
  const criteria = {
    section: [2],
    type: [1],
    brands: [2, 2],
    series: [1],
    manufacturer: [2],
    manufacturerCountries: ['RU', 'XX'],
    sellers: [1],
  }
  expect(requestOf({ criteria }).columns).toEqual([
    { column: 'section', values: [2, 3] },
    { column: 'family', values: [1] },
    { column: 'brand', values: [2] },
    { column: 'series', values: [1] },
    { column: 'manufacturer', values: [2] },
    { column: 'country', values: [2, Number.MAX_SAFE_INTEGER] },
    { column: 'seller', values: [1] },
  ])
  expect(requestOf({ criteria: { brands: [], section: [1] } }).columns).toEqual([{ column: 'section', values: [1, 2, 3] }])
})

test('a range of a feature takes both its ends; named twice, a feature takes what both allow', () => {
  const featuresOf = (query: Partial<SearchQuery>) => requestOf(query).features
  expect(featuresOf({ properties: { section: { from: 1.5, to: 4 } } })).toEqual([{ feature: 2, values: [22, 23] }])
  expect(featuresOf({ properties: { section: { from: 4, to: 1.5 } } })).toEqual([{ feature: 2, values: [22, 23] }])
  expect(featuresOf({ properties: { section: { from: 4 } } })).toEqual([{ feature: 2, values: [21, 23] }])
  expect(featuresOf({ properties: { section: { to: 1.5 } } })).toEqual([{ feature: 2, values: [22] }])
  expect(featuresOf({ properties: { colour: [], section: {} } })).toEqual([])
  for (const [one, other] of [
    [[11, 12], '12'],
    [[12], '11,12'],
  ] as const)
    expect(featuresOf({ properties: { colour: [...one] }, criteria: { 'custom-colour': other } })).toEqual([{ feature: 1, values: [12] }])
  expect(featuresOf({ criteria: { set: [1, 2] } })).toEqual([
    { feature: featureOfList('set'), values: [valueIn('set', 1), valueIn('set', 2)] },
  ])
})

test('a feature that is not there, or a range without values, finds nothing, whatever else was to be shown', () => {
  for (const properties of [{ nonesuch: [1] }, { section: { from: 5, to: 6 } }])
    expect(requestOf({ properties }, { only: [1, 2] })).toMatchObject({ features: [], only: [] })
  expect(requestOf({}, { only: [1, 2] }).only).toEqual([1, 2])
  expect(requestOf({})).not.toHaveProperty('only')
})

test('prices are kopecks, the lower first, and asked for by who sees them', () => {
  expect(requestOf({ criteria: { priceMin: 20.05, priceMax: 10.1 } }).price).toEqual({ from: 10_10, to: 20_05 })
  expect(requestOf({ criteria: { priceMin: 3 } }).price).toEqual({ from: 3_00 })
  expect(requestOf({ criteria: { priceMax: 0 } }).price).toEqual({ to: 0 })
  const hidden = { viewer: { ...viewer, seesPrices: false } }
  expect(requestOf({ criteria: { priceMin: 3, priceMax: 5 } }, hidden)).not.toHaveProperty('price')
  for (const direction of ['ASC', 'DESC'] as const) expect(requestOf({ sorting: { price: direction } }, hidden).sort).toBe('popularity')
  expect(requestOf({ sorting: { name: 'DESC' } }, hidden).sort).toBe('-name')
})

test('stock is asked for in thousandths, of all warehouses or of the named ones', () => {
  expect(requestOf({ criteria: { instock: true } }).inStock).toEqual({ atLeast: 1 })
  expect(requestOf({ criteria: { instock: true, requestedAmount: 2.5 } }).inStock).toEqual({ atLeast: 2_500 })
  expect(requestOf({ storage: [7, 8] }).inStock).toEqual({ places: [7, 8], atLeast: 1 })
  expect(requestOf({ criteria: { requestedAmount: 5 } })).not.toHaveProperty('inStock')
})

test('page, order and words are the query’s, else the seller’s; the viewer’s own terms go with them', () => {
  expect(
    requestOf({ page: 3, pageSize: 50, literal: true, criteria: { recommended: true } }, { text: 'кабель', owned: [5] }),
  ).toMatchObject({
    offset: 100,
    limit: 50,
    text: 'кабель',
    isLiteral: true,
    flags: ['recommended'],
    owned: [5],
    sort: 'name',
    withFacets: false,
    viewer: { priceList: 9, regionFactor: 10_500, discounts: [{ column: 'brand', value: 2, discount: 700 }], places: [7] },
  })
  const plain = requestOf({ page: 2 })
  expect(plain).toMatchObject({ offset: 20, limit: 20 })
  for (const name of ['text', 'isLiteral', 'flags', 'owned']) expect(plain).not.toHaveProperty(name)
  const sorts = [{ price: 'ASC' }, { price: 'DESC' }, { popularity: 'DESC' }, { relevance: 'ASC' }] as const
  expect(sorts.map((sorting) => requestOf({ sorting }).sort)).toEqual(['price', '-price', 'popularity', 'relevance'])
  expect(requestOf({}, { defaults: { sort: 'nonesuch', pageSize: 20 } }).sort).toBe('relevance')
})

test('the query of a list has the names of a search', () => {
  const given = { page: 2, filters: { brands: [1] }, features: { colour: [11] }, stock: [7] }
  expect(searchQueryOf({ ...given, sort: '-price' })).toEqual({
    page: 2,
    criteria: { brands: [1] },
    properties: { colour: [11] },
    storage: [7],
    sorting: { price: 'DESC' },
  })
  expect(searchQueryOf({ ...given, sort: 'name' }).sorting).toEqual({ name: 'ASC' })
  expect(searchQueryOf(given).sorting).toBeUndefined()
})
