import { expect, test } from 'vitest'
import { isLate, missingOf, shortOf, stateOf } from './purchasing.rules.ts'

const counts = { lines: 3, ordered: 0, short: 3, awaited: 3, hasOpenOrders: false }

test.each([
  [{ ...counts, lines: 0 }, 'collecting'],
  [counts, 'collecting'],
  [{ ...counts, ordered: 1, short: 2 }, 'partly_ordered'],
  [{ ...counts, ordered: 3, short: 0, hasOpenOrders: true }, 'ordered'],
  [{ ...counts, ordered: 3, short: 0, awaited: 0, hasOpenOrders: true }, 'delivered'],
  [{ ...counts, ordered: 3, short: 0, awaited: 0 }, 'closed'],
] as const)('[M-06] %o is %s', (given, state) => {
  expect(stateOf(given)).toBe(state)
})

test('[M-06] more than needed is not short; what lies in a cart is not bought again', () => {
  expect([shortOf({ needed: 10, ordered: 12 }), shortOf({ needed: 10, ordered: 4 })]).toEqual([0, 6])
  expect(missingOf({ needed: 10, ordered: 4, inCart: 5 })).toBe(1)
  expect(missingOf({ needed: 10, ordered: 4, inCart: 50 })).toBe(0)
})

test('[M-06] goods on the needed day are in time, an unknown day is no delay', () => {
  const neededOn = '2026-12-01'
  expect([null, '2026-12-01', '2026-12-02'].map((promisedOn) => isLate({ promisedOn, neededOn }))).toEqual([false, false, true])
})
