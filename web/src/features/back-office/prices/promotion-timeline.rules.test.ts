import { expect, test } from 'vitest'
import { placeOf, shiftMonth, stateOn, windowFrom } from './promotion-timeline.rules.ts'

test('the calendar shows three whole months, over the end of a year too', () => {
  expect(windowFrom('2026-11')).toEqual({ from: '2026-11-01', to: '2027-01-31', months: ['2026-11', '2026-12', '2027-01'] })
  expect([shiftMonth('2026-01', -1), shiftMonth('2026-11', 2)]).toEqual(['2025-12', '2027-01'])
})

test.each([
  [
    { from: '2026-11-01', to: '2026-11-10' },
    { left: 0, width: 100 },
  ],
  [
    { from: '2026-11-06', to: '2026-11-06' },
    { left: 50, width: 10 },
  ],
  [
    { from: '2026-10-01', to: null },
    { left: 0, width: 100 },
  ],
  [
    { from: '2026-11-10', to: '2027-05-01' },
    { left: 90, width: 10 },
  ],
])('days %o of ten stand at %o', (days, place) => {
  expect(placeOf(days, { from: '2026-11-01', to: '2026-11-10' })).toEqual(place)
})

test.each([
  [{ from: '2026-11-17', to: '2026-11-17' }, 'running'],
  [{ from: '2026-11-01', to: null }, 'running'],
  [{ from: '2026-11-18', to: null }, 'planned'],
  [{ from: '2026-11-01', to: '2026-11-16' }, 'over'],
])('%o is %s on 17 November', (days, state) => {
  expect(stateOn(days, '2026-11-17')).toBe(state)
})
