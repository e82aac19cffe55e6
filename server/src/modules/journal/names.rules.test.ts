import { expect, test } from 'vitest'
import { namedChanges, numbersOf } from './names.rules.ts'

test('numbers of things are gathered by kind: of the thing itself, of fields before and after, of lists and of features', () => {
  const found = numbersOf([
    { entity: 'kind', entityId: '7', diff: { before: { sectionId: 1, featureIds: [3, 4] }, after: { sectionId: 2, featureIds: [4] } } },
    { entity: 'product', entityId: '9', diff: { 'feature.5': { before: ['1'], after: ['2'] }, position: 6 } },
    { entity: 'kind', entityId: 'etim', diff: null },
  ])
  expect(new Map([...found].map(([kind, ids]) => [kind, [...ids].toSorted((a, b) => a - b)]))).toEqual(
    new Map([
      ['kind', [7]],
      ['section', [1, 2]],
      ['feature', [3, 4, 5]],
      ['product', [9]],
    ]),
  )
})

test('the target of a rule is read by its kind, before and after', () => {
  const diff = { before: { target: 'brand', targetId: 5 }, after: { target: 'product', targetId: 8 } }
  expect(namedChanges(diff)).toEqual([
    { field: 'brandId', before: 5, after: null },
    { field: 'productId', before: null, after: 8 },
  ])
})
