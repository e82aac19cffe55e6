import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftDay } from '../days/days.rules.ts'
import {
  changeOf,
  defaultPeriod,
  lengthOf,
  MAX_PERIOD_DAYS,
  periodOf,
  previousOf,
  shareOf,
  stepOf,
  stepsOf,
  timeSteps,
} from './periods.rules.ts'

const day = fc.integer({ min: 0, max: 4_000 }).map((by) => shiftDay('2020-01-01', by))
const period = fc.tuple(day, fc.integer({ min: 0, max: 365 })).map(([from, by]) => ({ from, to: shiftDay(from, by) }))

test('the period before is as long and ends the day before', () => {
  expect(previousOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2026-10-02', to: '2026-10-31' })
  fc.assert(
    fc.property(period, (one) => {
      expect(lengthOf(previousOf(one))).toBe(lengthOf(one))
      expect(shiftDay(previousOf(one).to, 1)).toBe(one.from)
    }),
  )
})

test('steps cover a period in order, each day in one of them', () => {
  expect(stepsOf({ from: '2026-11-01', to: '2026-11-09' }, 'week')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
  expect(stepsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  fc.assert(
    fc.property(period, fc.constantFrom(...timeSteps), fc.integer({ min: 0, max: 365 }), (one, step, by) => {
      const steps = stepsOf(one, step)
      expect(steps).toEqual([...new Set(steps)].toSorted())
      const inside = shiftDay(one.from, by % lengthOf(one))
      expect(steps).toContain(stepOf(inside, step))
    }),
  )
})

test('whatever is asked for, a period runs forwards and is bounded', () => {
  expect(periodOf({}, '2026-11-17')).toEqual(defaultPeriod('2026-11-17'))
  expect(periodOf({ from: '2026-12-01' }, '2026-11-17')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  fc.assert(
    fc.property(fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }), day, (from, to, today) => {
      const asked = periodOf({ from, to }, today)
      expect(lengthOf(asked)).toBeGreaterThanOrEqual(1)
      expect(lengthOf(asked)).toBeLessThanOrEqual(MAX_PERIOD_DAYS)
    }),
  )
})

test('growth and share are told in per cent, of nothing they are not told', () => {
  expect([changeOf(150, 100), changeOf(0, 3), changeOf(5, 0)]).toEqual([50, -100, null])
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33.3, null])
})
