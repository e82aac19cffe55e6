import { expect, test } from 'vitest'
import { monthName } from './month-name.ts'

test.each([
  ['ru', 'декабрь 2026 г.'],
  ['en', 'December 2026'],
  ['uz', '2026-yil dekabr'],
])('a month in %s reads %s', (language, name) => expect(monthName('2026-12', language)).toBe(name))
