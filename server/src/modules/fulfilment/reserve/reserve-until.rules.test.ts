import { expect, test } from 'vitest'
import { untilInFigures } from './reserve-until.rules.ts'

test('the end of a reserve is by the clock where the goods lie, not elsewhere', () => {
  const at = new Date('2026-01-12T20:30:00Z')
  expect(untilInFigures(at, 'Europe/Moscow')).toBe('12.01.2026 23:30')
  expect(untilInFigures(at, 'Asia/Yekaterinburg')).toBe('13.01.2026 01:30')
})
