import { expect, test } from 'vitest'
import { heldOf, planRelease, planReleaseAt } from './held-parts.rules.ts'

const parts = [
  { id: 1, warehouseId: 7, held: 0.1, inTransit: 0 },
  { id: 2, warehouseId: 8, held: 0, inTransit: 0 },
  { id: 3, warehouseId: 9, held: 0.2, inTransit: 0 },
]
const back = (sourceId: number, held: number, inTransit = 0) => ({ sourceId, held, inTransit, amount: 0 })

test('held amounts add up without rounding errors, with those on their way', () => {
  expect(heldOf(parts)).toBe(0.3)
  expect(heldOf([])).toBe(0)
  expect(heldOf([...parts, { id: 4, warehouseId: 7, held: 0, inTransit: 0.4 }])).toBe(0.7)
})

test('the excess is freed from the last place first, and no more than that', () => {
  expect(planRelease(parts, 0.3)).toEqual([])
  expect(planRelease(parts, 5)).toEqual([])
  expect(planRelease(parts, 0.25)).toEqual([back(3, 0.05)])
  expect(planRelease(parts, 0.05)).toEqual([back(3, 0.2), back(1, 0.05)])
  expect(planRelease(parts, 0)).toHaveLength(2)
})

test('goods on their way are freed before those in the same place', () => {
  const sent = [{ id: 1, warehouseId: 7, held: 2, inTransit: 3 }]
  expect(planRelease(sent, 3)).toEqual([back(1, 0, 2)])
  expect(planRelease(sent, 2)).toEqual([back(1, 0, 3)])
  expect(planRelease(sent, 1)).toEqual([back(1, 1, 3)])
})

test('for one warehouse only goods held there are freed', () => {
  const held = [
    { id: 1, warehouseId: 7, held: 4, inTransit: 0 },
    { id: 2, warehouseId: 8, held: 5, inTransit: 0 },
    { id: 3, warehouseId: 7, held: 0, inTransit: 6 },
  ]
  expect(planReleaseAt(held, { warehouseId: 7, amount: 3 })).toEqual([back(1, 3)])
  expect(planReleaseAt(held, { warehouseId: 7, amount: 4 })).toEqual([back(1, 4)])
  expect(planReleaseAt(held, { warehouseId: 9, amount: 4 })).toEqual([])
  expect(planReleaseAt(held, { warehouseId: 7, amount: 0 })).toEqual([])
})
