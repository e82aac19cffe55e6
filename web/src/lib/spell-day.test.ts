import { expect, test } from 'vitest'
import { spellDay } from './spell-day.ts'

test.each([
  ['ru', 'вт, 17 ноября'],
  ['en', 'Tue, November 17'],
  ['uz', 'sesh, 17-noyabr'],
])('in %s a day is told as %s', (language, told) => {
  expect(spellDay('2026-11-17', language)).toBe(told)
})
