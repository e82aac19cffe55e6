import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, type Divided, namedPair, pairOf, partsOf, sidesOf } from './matrix.rules.ts'

const feature = (code: string, ...counts: number[]): Divided => ({ code, counts })
const codes = (features: Divided[], total: number) => {
  const pair = pairOf(features, total)
  return pair && [pair.rows.code, pair.columns.code]
}

test('values that divide goods evenly make as many parts as there are values, a rare one hardly any', () => {
  expect(partsOf([10, 10, 10])).toBeCloseTo(3)
  expect(partsOf([98, 1, 1])).toBeLessThan(1.2)
  expect(partsOf([])).toBe(0)
})

test('the pair that divides most is chosen, the longer side down the page', () => {
  const current = feature('current', 5, 5, 5, 5, 5, 5)
  expect(codes([feature('poles', 15, 15), feature('curve', 10, 10, 10), current], 30)).toEqual(['current', 'curve'])
})

test('what few goods state, what all share and what has too many values is no side', () => {
  const many = feature('length', ...Array.from({ length: 31 }, () => 1))
  const features = [feature('ip', 31), feature('release', 2, 2), many, feature('colour', 30, 1), feature('current', 15, 16)]
  expect(sidesOf(features, 31).map(({ code }) => code)).toEqual(['current'])
  expect(pairOf(features, 31)).toBeNull()
})

test('the buyer may name the sides, and turn them; a side that is none is refused', () => {
  const features = [feature('poles', 15, 15), feature('current', 10, 10, 10)]
  expect(namedPair(features, 30, 'poles,current')).toMatchObject({ rows: { code: 'poles' }, columns: { code: 'current' } })
  for (const axes of ['poles,poles', 'poles', '', 'poles,ip']) expect(namedPair(features, 30, axes)).toBeNull()
})

const product = fc.record({
  id: fc.nat(),
  values: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
  price: fc.option(fc.integer({ min: 1, max: 1000 })),
  isInStock: fc.boolean(),
})

test('each cell has the goods with both values, their lowest price and how many are in stock', () => {
  fc.assert(
    fc.property(fc.uniqueArray(product, { selector: ({ id }) => id }), (products) => {
      const axes = { rows: [1, 2, 3, 4], columns: [5, 6, 7, 8] }
      const cells = cellsOf(products, axes)
      for (const row of axes.rows)
        for (const column of axes.columns) {
          const own = products.filter(({ values }) => values.includes(row) && values.includes(column))
          const prices = own.flatMap(({ price }) => price ?? [])
          const expected = {
            row,
            column,
            count: own.length,
            inStock: own.filter(({ isInStock }) => isInStock).length,
            price: prices.length > 0 ? Math.min(...prices) : null,
            productId: own.length === 1 ? own[0]?.id : null,
          }
          const found = cells.filter((cell) => cell.row === row && cell.column === column)
          expect(found).toEqual(own.length > 0 ? [expected] : [])
        }
    }),
  )
})
