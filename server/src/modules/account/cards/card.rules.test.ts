import { expect, test } from 'vitest'
import { isExpired } from './card.rules.ts'

test.each([
  ['1126', '2026-11-30T23:59:59Z', false],
  ['1126', '2026-12-01T00:00:00Z', true],
  ['1226', '2026-12-31T12:00:00Z', false],
  ['0127', '2026-12-31T12:00:00Z', false],
  ['1225', '2026-01-01T00:00:00Z', true],
])('a card of %s on %s', (expDate, now, expired) => {
  expect(isExpired(expDate, new Date(now))).toBe(expired)
})
