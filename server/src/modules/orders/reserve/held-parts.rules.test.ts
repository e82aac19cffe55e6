import { expect, test } from 'vitest'
import { heldOf, planGivingBack } from './held-parts.rules.ts'

const parts = [
  { id: 1, held: 0.1 },
  { id: 2, held: 0 },
  { id: 3, held: 0.2 },
]

test('what is held adds up without crumbs', () => {
  expect(heldOf(parts)).toBe(0.3)
  expect(heldOf([])).toBe(0)
})

test('what is over goes back from the last place first, and no more than is over', () => {
  expect(planGivingBack(parts, 0.3)).toEqual([])
  expect(planGivingBack(parts, 5)).toEqual([])
  expect(planGivingBack(parts, 0.25)).toEqual([{ allocationId: 3, held: 0.05, amount: 0 }])
  expect(planGivingBack(parts, 0.05)).toEqual([
    { allocationId: 3, held: 0.2, amount: 0 },
    { allocationId: 1, held: 0.05, amount: 0 },
  ])
  expect(planGivingBack(parts, 0)).toHaveLength(2)
})
