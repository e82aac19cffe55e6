import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFeedAddress, isFolderFile, nextRun, scheduleIntervals } from './import-schedule.rules.ts'

const next = (every: (typeof scheduleIntervals)[number], time: string, after: string) =>
  nextRun({ every, time }, new Date(after)).toISOString()

test('the next run is by the seller’s clock', () => {
  expect(next('day', '05:00', '2026-11-17T01:00:00Z')).toBe('2026-11-17T02:00:00.000Z')
  expect(next('day', '05:00', '2026-11-17T02:00:00Z')).toBe('2026-11-18T02:00:00.000Z')
  // In Moscow it is Wednesday already.
  expect(next('day', '00:30', '2026-11-17T21:10:00Z')).toBe('2026-11-17T21:30:00.000Z')
  expect(next('working-day', '09:00', '2026-11-20T07:00:00Z')).toBe('2026-11-23T06:00:00.000Z')
  expect(next('hour', '05:20', '2026-11-17T10:20:00Z')).toBe('2026-11-17T11:20:00.000Z')
  expect(next('hour', '05:20', '2026-11-17T10:19:59Z')).toBe('2026-11-17T10:20:00.000Z')
})

test('it is always ahead and never more than a long weekend away', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'))
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...scheduleIntervals), time, moment, (every, at, after) => {
      const waits = nextRun({ every, time: at }, after).getTime() - after.getTime()
      expect(waits).toBeGreaterThan(0)
      expect(waits).toBeLessThanOrEqual(4 * 24 * 3_600_000)
    }),
  )
})

test('only plain names of files and https addresses without a password', () => {
  expect(['price.csv', 'Прайс (2).xlsx'].map(isFolderFile)).toEqual([true, true])
  expect(['../etc/passwd', 'a/b.csv', '.hidden', 'a\\b', 'a\u0000', ''].map(isFolderFile)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(['https://example.com/price.csv', 'http://example.com', 'https://u:p@example.com/', 'file:///a', 'x'].map(isFeedAddress)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
