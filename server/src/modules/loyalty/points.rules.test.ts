import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceOf,
  type EarningLine,
  earnedByLine,
  givenTooMuch,
  monthsAfter,
  newlyEarned,
  restorePoints,
  spendPoints,
} from './points.rules.ts'

const earnedBy = (lines: readonly EarningLine[]) => lines.reduce((sum, line) => sum + earnedByLine(line), 0)

const line = fc
  .record({
    cashBack: fc.integer({ min: 0, max: 1_000_000 }),
    kept: fc.integer({ min: 1, max: 100_000 }),
    cancelled: fc.integer({ min: 0, max: 100_000 }),
  })
  .chain(({ cashBack, kept, cancelled }) =>
    fc.tuple(fc.integer({ min: 0, max: kept }), fc.integer({ min: 0, max: kept })).map(([one, other]): EarningLine => {
      const [shipped, returned] = one >= other ? [one, other] : [other, one]
      const amount = (kept + cancelled) / 1_000
      return { cashBack, amount, cancelled: cancelled / 1_000, shipped: shipped / 1_000, returned: returned / 1_000 }
    }),
  )

test('an order earns no more than it promised, all of it when all has left, nothing when all came back', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
      const promised = lines.reduce((sum, { cashBack }) => sum + cashBack, 0)
      expect(earnedBy(lines)).toBeLessThanOrEqual(promised)
      expect(earnedBy(lines)).toBeGreaterThanOrEqual(0)
      expect(earnedBy(lines.map((one) => ({ ...one, shipped: one.amount - one.cancelled, returned: 0 })))).toBe(promised)
      expect(earnedBy(lines.map((one) => ({ ...one, returned: one.shipped })))).toBe(0)
    }),
  )
})

test('points are promised for what is not cancelled: the rest of a line earns them all, a line cancelled whole none', () => {
  const partly = { cashBack: 30_00, amount: 10, cancelled: 7, shipped: 0, returned: 0 }
  const earned = [1, 2, 3].map((shipped) => earnedBy([{ ...partly, shipped }]))
  expect(earned).toEqual([10_00, 20_00, 30_00])
  expect(earnedBy([{ ...partly, shipped: 3, returned: 1 }])).toBe(20_00)
  expect(earnedBy([{ ...partly, cashBack: 0, cancelled: 10 }])).toBe(0)
})

test('a ledger of points earned, taken back and spent equals its lots, never below zero', () => {
  const move = fc.record({ isEarned: fc.boolean(), points: fc.integer({ min: 1, max: 10_000 }) })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const lots: { id: number; remaining: number }[] = []
      let ledger = 0
      for (const { isEarned, points } of moves) {
        if (isEarned) {
          lots.push({ id: lots.length, remaining: points })
          ledger += points
          continue
        }
        const { taken, short } = spendPoints(lots, points)
        const gone = taken.reduce((sum, part) => sum + part.points, 0)
        expect(gone + short).toBe(points)
        for (const part of taken) {
          const lot = lots[part.lotId]
          if (lot) lot.remaining -= part.points
        }
        ledger -= gone
      }
      expect(ledger).toBe(lots.reduce((sum, { remaining }) => sum + remaining, 0))
      expect(lots.every(({ remaining }) => remaining >= 0)).toBe(true)
    }),
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-15', 12, '2027-11-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months are %s', (day, months, then) => {
  expect(monthsAfter(day, months)).toBe(then)
})

test('a line shipped although it was cancelled whole, or returned beyond its shipment, earns nothing and takes nothing', () => {
  const cancelled = { cashBack: 10_00, amount: 5, cancelled: 5, shipped: 2, returned: 0 }
  expect(earnedBy([cancelled, { ...cancelled, cancelled: 0 }])).toBe(4_00)
  expect(
    earnedBy([
      { ...cancelled, cancelled: 0, shipped: 1, returned: 2 },
      { ...cancelled, cancelled: 0 },
    ]),
  ).toBe(4_00)
})

test('points are taken from lots in their order, and an empty lot gives none', () => {
  const lots = [
    { id: 1, remaining: 0 },
    { id: 2, remaining: 30 },
    { id: 3, remaining: 30 },
    { id: 4, remaining: 30 },
  ]
  expect(spendPoints(lots, 60)).toEqual({
    taken: [
      { lotId: 2, points: 30 },
      { lotId: 3, points: 30 },
    ],
    short: 0,
  })
  expect(spendPoints(lots.slice(0, 2), 40)).toEqual({ taken: [{ lotId: 2, points: 30 }], short: 10 })
})

test('lines give and take what they earned themselves; entries without a line are part of the whole', () => {
  const lineOf = (orderItemId: number | null, earned: number, given: number) => ({ orderItemId, earned, given, pending: 0 })
  const parts = (found: ReturnType<typeof newlyEarned>) => found.map(({ line: { orderItemId }, points }) => [orderItemId, points])
  expect(parts(newlyEarned([lineOf(1, 30, 10), lineOf(2, 20, 20), lineOf(3, 5, 0)]))).toEqual([
    [1, 20],
    [3, 5],
  ])
  expect(parts(givenTooMuch([lineOf(1, 10, 30), lineOf(2, 20, 20)]))).toEqual([[1, 20]])
  // Given before lines were named: nothing is given twice, and no more is taken than was given.
  expect(parts(newlyEarned([lineOf(1, 30, 0), lineOf(null, 0, 30)]))).toEqual([])
  expect(parts(givenTooMuch([lineOf(1, 10, 0), lineOf(null, 0, 30)]))).toEqual([[null, 20]])
})

test('points on a day: usable, held, and those that expire within a month', () => {
  const lots = [
    { remaining: 5, availableOn: '2026-01-01', expiresOn: '2026-03-09' },
    { remaining: 7, availableOn: '2026-01-01', expiresOn: '2026-03-10' },
    { remaining: 9, availableOn: '2026-03-11', expiresOn: '2027-01-01' },
    { remaining: 2, availableOn: '2026-01-01', expiresOn: '2026-03-10' },
  ]
  expect(balanceOf(lots, '2026-03-10')).toEqual({ available: 9, held: 9, expiring: [{ on: '2026-03-10', points: 9 }] })
})

test('spent points come back to the lots they came from, the last taken first, and no more than was taken', () => {
  const taken = [
    { lotId: 1, points: 30 },
    { lotId: 2, points: 20 },
  ]
  expect(restorePoints(taken, 25)).toEqual([
    { lotId: 2, points: 20 },
    { lotId: 1, points: 5 },
  ])
  expect(restorePoints(taken, 99)).toEqual([
    { lotId: 2, points: 20 },
    { lotId: 1, points: 30 },
  ])
})
