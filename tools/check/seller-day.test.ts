import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{contract,server,web,demo,tools,bench,e2e}/**/*.{ts,tsx,sql}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|^tools\/check\/seller-day\.test\.ts$|^tools\/check\/one-home\.test\.ts$/.test(file),
)
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Today by UTC: from 21:00 to 24:00 UTC it is already tomorrow for the seller, so tests are no exception. */
const TODAY_IN_UTC =
  /\bcurrent_date\b|\bnow\(\)::date|(?:new Date\(\)|Date\.now\(\).*)\.toISOString\(\)\.slice\(0, ?10\)|utcDay\(new Date\((?:Date\.now.*)?\)/i

/** Files that count with days which are written already, or in another time zone: no moment's day is asked for. */
const USES_UTC_DAY = [
  'contract/src/days/days.rules.test.ts',
  'contract/src/days/days.rules.ts',
  'server/src/modules/calendar/zoned-time.rules.ts',
  'server/src/modules/loyalty/points.rules.ts',
  'web/src/features/back-office/calendar/calendar-year.rules.ts',
  'web/src/features/documents/last-quarter.rules.ts',
]

test('today is the seller’s day everywhere, in tests as well', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => TODAY_IN_UTC.test(read(file)))).toEqual([])
})

test('the day of a moment is the seller’s', () => {
  expect(files.filter((file) => /\butcDay\b/.test(read(file))).toSorted()).toEqual(USES_UTC_DAY)
})

test.each([
  'update documents set due_on = current_date - 10',
  'select now()::date',
  'const today = new Date().toISOString().slice(0, 10)',
  'new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)',
  'const today = utcDay(new Date())',
])('seen: %s', (source) => {
  expect(TODAY_IN_UTC.test(source)).toBe(true)
})

test.each(['sellerDay(new Date())', '(now() at time zone zone)::date', 'new Date(Date.UTC(2026, 1, 1)).toISOString().slice(0, 10)'])(
  'let through: %s',
  (source) => {
    expect(TODAY_IN_UTC.test(source)).toBe(false)
  },
)
