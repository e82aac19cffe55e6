import { expect, test } from 'vitest'
import { lastQuarter } from './last-quarter.rules.ts'

test('the last finished quarter, across a new year as well', () => {
  expect(lastQuarter('2026-11-15')).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(lastQuarter('2026-10-01')).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(lastQuarter('2026-09-30')).toEqual({ from: '2026-04-01', to: '2026-06-30' })
  expect(lastQuarter('2026-02-28')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
})
