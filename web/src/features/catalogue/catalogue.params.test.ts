import { catalogueSorts } from '@vitrina/contract/catalogue/catalogue.query'
import { eachFlag } from '@vitrina/contract/catalogue/flags.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '#lib/search-string.ts'
import { type CatalogueParams, catalogueAddress, readOpenProduct, readParams, withoutUsual, writeParams } from './catalogue.params.ts'

const id = fc.integer({ min: 1, max: 2_147_483_647 })
const ids = fc.uniqueArray(id, { maxLength: 5 })
const amount = fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((thousandths) => thousandths / 1000))
const code = fc.stringMatching(/^[a-z]{1,10}(-[a-z]{1,5})?$/)
const bound = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined })
const feature = fc.oneof(
  fc.record({ code, values: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }) }),
  fc.record({ code, from: bound, to: bound }),
)
const params: fc.Arbitrary<CatalogueParams> = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  pageSize: fc.option(fc.integer({ min: 1, max: 100 })),
  sort: fc.option(fc.constantFrom(...catalogueSorts)),
  sortBy: fc.option(fc.stringMatching(/^-?[a-z][a-z0-9-]{0,20}$/)),
  matrix: fc.option(fc.constantFrom('1', 'current,curve')),
  keyword: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
  literal: fc.boolean(),
  section: ids,
  type: ids,
  brands: ids,
  series: ids,
  manufacturer: ids,
  sellers: ids,
  set: ids,
  manufacturerCountries: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 3 }),
  ...eachFlag(() => fc.boolean()),
  priceMin: amount,
  priceMax: amount,
  requestedAmount: amount,
  features: fc.uniqueArray(feature, { maxLength: 4, selector: (one) => one.code }),
  custom: fc.dictionary(code, fc.uniqueArray(id, { minLength: 1, maxLength: 3 }), { maxKeys: 3 }),
})

const reread = (given: CatalogueParams) => readParams(parseSearch(catalogueAddress(given).replace('/catalog', '')))
/** fast-check makes dictionaries without a prototype. */
const plain = <T>(value: T): T => structuredClone(value)

/** V-08: of two bounds the lower comes first. */
const inOrder = (given: CatalogueParams): CatalogueParams => {
  const price = [given.priceMin, given.priceMax] as const
  const [priceMin, priceMax] =
    price[0] !== null && price[1] !== null ? [Math.min(...(price as [number, number])), Math.max(...(price as [number, number]))] : price
  const features = given.features.map((one) =>
    'values' in one || one.from === undefined || one.to === undefined
      ? one
      : { ...one, from: Math.min(one.from, one.to), to: Math.max(one.from, one.to) },
  )
  return { ...given, priceMin, priceMax, features }
}

test('[V-08] bounds given the wrong way round are read, and so shown, lower first; values of a list stay a list', () => {
  expect(readParams({ priceMin: '250', priceMax: '100', features: 'cross-section:10~1.5;colour:5,4' })).toMatchObject({
    priceMin: 100,
    priceMax: 250,
    features: [
      { code: 'cross-section', from: 1.5, to: 10 },
      { code: 'colour', values: [5, 4] },
    ],
  })
})

test('[C-01] any parameters survive writing to the address and reading back', () => {
  fc.assert(
    fc.property(params, (given) => {
      expect(plain(reread(given))).toEqual(plain(inOrder(given)))
    }),
  )
})

test('[C-01] every parameter of the specification is read under its name', () => {
  const address =
    'page=2&pageSize=50&sort=-price&sortBy=-current&matrix=current,curve&requestedAmount=10&section=3&instock=1&recommended=true&infavorite=1&keyword=кабель&set=4&brands=5,6&series=7' +
    '&manufacturer=8&manufacturerCountries=RU,CN&sellers=9&type=10&features=colour:4,5;cross-section:1.5~10&priceMin=1,5&priceMax=20&custom-colour=7'
  expect(readParams(parseSearch(address))).toEqual({
    page: 2,
    pageSize: 50,
    sort: '-price',
    sortBy: '-current',
    matrix: 'current,curve',
    keyword: 'кабель',
    literal: false,
    section: [3],
    type: [10],
    brands: [5, 6],
    series: [7],
    manufacturer: [8],
    sellers: [9],
    set: [4],
    manufacturerCountries: ['RU', 'CN'],
    ...eachFlag(() => false),
    instock: true,
    recommended: true,
    infavorite: true,
    priceMin: 1.5,
    priceMax: 20,
    requestedAmount: 10,
    features: [
      { code: 'colour', values: [4, 5] },
      { code: 'cross-section', from: 1.5, to: 10 },
    ],
    custom: { colour: [7] },
  })
})

test('[C-02] the default page size stays out of the address, twenty or the seller’s own', () => {
  expect(readParams({}).pageSize).toBeNull()
  const addressed = (pageSize: string, usual: number) => writeParams(withoutUsual(readParams({ pageSize }), { pageSize: usual }))
  expect(addressed('20', 20)).toEqual({})
  expect(addressed('50', 20)).toEqual({ pageSize: '50' })
  expect(addressed('50', 50)).toEqual({})
  expect(addressed('20', 50)).toEqual({ pageSize: '20' })
})

test('any address gives a valid list request', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant('-1'), fc.constant('1e9'), fc.constant('NaN'))
  const name = fc.oneof(fc.constantFrom(...Object.keys(readParams({})), 'custom-x', '__proto__', 'product'), fc.string({ maxLength: 8 }))
  fc.assert(
    fc.property(fc.dictionary(name, value), (search) => {
      const read = readParams(search)
      expect(read.page).toBeGreaterThan(0)
      expect(read.pageSize ?? 1).toBeLessThanOrEqual(100)
      expect(plain(reread(read))).toEqual(plain(read))
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['17', { kind: 'catalog', id: 17 }],
  ['custom:17', { kind: 'custom', id: 17 }],
  ['custom:', null],
  ['0', null],
  ['1 or 1=1', null],
])('[C-03] product=%s', (text, open) => {
  expect(readOpenProduct({ product: text })).toEqual(open)
})
