import { expect, test } from 'vitest'
import { MAX_FEATURES, productQuery, searchQuery } from './catalogue.query.ts'

const some = (prefix: string, count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}${n}`, '1']))

test('as many features as an index can hold may be chosen, by either way of naming them', () => {
  expect(searchQuery.safeParse({ properties: some('f', MAX_FEATURES) }).success).toBe(true)
  expect(searchQuery.safeParse({ properties: some('f', 20), criteria: some('custom-f', 30) }).success).toBe(true)
})

test.each([
  ['properties', searchQuery.safeParse({ properties: some('f', MAX_FEATURES + 1) })],
  ['properties', searchQuery.safeParse({ properties: some('f', 20), criteria: some('custom-g', 11) })],
  ['properties', searchQuery.safeParse({ criteria: some('custom-g', 500) })],
  ['features', productQuery.safeParse({ features: some('f', 16), filters: some('custom-g', 16) })],
])('one more is refused, and %s is named', (field, read) => {
  expect(read.error?.issues).toMatchObject([{ code: 'too_big', maximum: MAX_FEATURES, path: [field] }])
})

test('a filter has at most two hundred values', () => {
  const brands = (count: number) => searchQuery.safeParse({ criteria: { brands: Array.from({ length: count }, (_, n) => n + 1).join() } })
  expect(brands(200).success).toBe(true)
  expect(brands(201).error?.issues).toMatchObject([{ code: 'too_big', maximum: 200, path: ['criteria', 'brands'] }])
})

const boundsOf = (given: Record<string, unknown>) => searchQuery.safeParse({ properties: { t: given } }).data?.properties?.['t']

test('bounds of a feature may lie below zero, on both sides, with a comma or a point; an empty one is none', () => {
  expect(boundsOf({ from: '-40', to: '-12,5' })).toEqual({ from: -40, to: -12.5 })
  expect(boundsOf({ from: '-0.5', to: '70' })).toEqual({ from: -0.5, to: 70 })
  expect(boundsOf({ from: -40, to: '' })).toEqual({ from: -40, to: undefined })
  for (const wrong of ['--1', '-', '1-2', '1.2.3', '1e3', '1234567890123']) expect(boundsOf({ from: wrong })).toBeUndefined()
})

const criteriaOf = (given: Record<string, unknown>) => searchQuery.safeParse({ criteria: given }).data?.criteria

test('prices and amounts have a comma or a point as well, and never lie below zero', () => {
  expect(criteriaOf({ priceMin: '10,05', priceMax: '20.5', requestedAmount: '' })).toEqual({
    priceMin: 10.05,
    priceMax: 20.5,
    requestedAmount: undefined,
  })
  for (const wrong of ['-1', -1, '1.2345', '1e3', '12345678901'])
    for (const name of ['priceMin', 'priceMax', 'requestedAmount']) expect(criteriaOf({ [name]: wrong })).toBeUndefined()
})
