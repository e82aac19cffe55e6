import { expect, test } from 'vitest'
import { facts, pickup } from '#test/builders.promise-facts'
import { cachedDays } from './cached-days.ts'

const { calendar, places: known } = facts()
const network = { calendar, places: known, transfers: [], makers: new Map() }
const places = [{ id: 1, days: 0 }]
const stockDay = (time: string, given: typeof network = network) =>
  cachedDays(given, { destination: pickup, places, from: new Date(`2026-11-16T${time}:00+03:00`) }).ways[0]?.days.ofStock(1)

test('days worked out before a cut-off do not outlive it, nor a change of the calendar', () => {
  expect(stockDay('15:59')).toBe('2026-11-16')
  expect(stockDay('16:00')).toBe('2026-11-17')
  expect(stockDay('16:00', { ...network, calendar: new Map([['2026-11-17', 'off']]) })).toBe('2026-11-18')
})

test('until a cut-off passes the same days serve every page', () => {
  const asked = { destination: pickup, places, from: new Date('2026-11-16T10:00:00+03:00') }
  expect(cachedDays(network, { ...asked, destination: { ...pickup } })).toBe(cachedDays(network, asked))
  const at = (time: string) => cachedDays(network, { ...asked, from: new Date(`2026-11-16T${time}:00+03:00`) })
  expect(at('15:59')).toBe(at('10:00'))
  expect(at('16:00')).not.toBe(at('15:59'))
  // Steps of goods hold the days of their makers.
  expect(cachedDays({ ...network, makers: new Map([[1, 3]]) }, asked)).not.toBe(cachedDays(network, asked))
})
