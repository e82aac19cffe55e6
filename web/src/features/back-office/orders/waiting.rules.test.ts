import { expect, test } from 'vitest'
import { waitingSince } from './waiting.rules.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test('an hour is calm, half a day is soon, a day and more is late', () => {
  expect(waitingSince('2026-11-15T11:10:00Z', now)).toEqual({ hours: 0, days: 0, tone: 'calm' })
  expect(waitingSince('2026-11-15T00:00:00Z', now)).toEqual({ hours: 12, days: 0, tone: 'soon' })
  expect(waitingSince('2026-11-13T11:00:00Z', now)).toEqual({ hours: 49, days: 2, tone: 'late' })
})

test('a clock ahead of the server’s does not count backwards', () => {
  expect(waitingSince('2026-11-15T12:05:00Z', now).hours).toBe(0)
})
