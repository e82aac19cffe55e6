import { expect, test } from 'vitest'
import { lastQuarter } from './last-quarter.rules.ts'

test('the last finished quarter, across a new year as well', () => {
  expect(lastQuarter(new Date('2026-11-15T10:00:00Z'))).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(lastQuarter(new Date('2026-02-28T10:00:00Z'))).toEqual({ from: '2025-10-01', to: '2025-12-31' })
})
