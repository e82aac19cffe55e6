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
