import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeRows, STEP } from './placing.rules.ts'

const before = new Map([
  ['a', STEP],
  ['b', 2 * STEP],
  ['c', 3 * STEP],
])

test('a row put between others moves none of them, and a moved row moves alone', () => {
  expect([...placeRows(['a', 'x', 'b', 'c'], before)]).toEqual([
    ['a', STEP],
    ['x', 1.5 * STEP],
    ['b', 2 * STEP],
    ['c', 3 * STEP],
  ])
  const moved = placeRows(['c', 'a', 'b'], before)
  expect([moved.get('a'), moved.get('b')]).toEqual([STEP, 2 * STEP])
})

test('positions grow with the order and are whole, whatever was there before', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60).map(String), { maxLength: 40 }),
      fc.dictionary(fc.nat(60).map(String), fc.integer({ min: 1, max: 80 })),
      (ids, known) => {
        const placed = placeRows(ids, new Map(Object.entries(known)))
        const positions = ids.map((id) => placed.get(id) ?? Number.NaN)
        for (const [at, position] of positions.entries()) {
          expect(Number.isInteger(position)).toBe(true)
          expect(position).toBeGreaterThan(positions[at - 1] ?? 0)
        }
      },
    ),
  )
})
