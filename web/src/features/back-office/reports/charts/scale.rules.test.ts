import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelledPlaces, ticksTo } from './scale.rules.ts'

test('an axis has few round steps and reaches the largest value', () => {
  expect(ticksTo(730)).toEqual([0, 200, 400, 600, 800])
  expect(ticksTo(0)).toEqual([0, 1])
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (most) => {
      const ticks = ticksTo(most)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-6))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})

test('labels are spread evenly and never too many', () => {
  expect(labelledPlaces(30, 8)).toEqual([0, 4, 8, 12, 16, 20, 24, 28])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 20 }), (count, most) => {
      expect(labelledPlaces(count, most).length).toBeLessThanOrEqual(most)
    }),
  )
})
