import { expect, test } from 'vitest'
import { readDay } from './read-day.rules.ts'

const TODAY = '2026-11-18'

test.each([
  ['20.11.2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  [' 5.3.2027 ', '2027-03-05'],
  ['18.11.26', '2026-11-18'],
  ['18.11', '2026-11-18'],
  ['18.11.', '2026-11-18'],
  ['18/11', '2026-11-18'],
  ['18 11 26', '2026-11-18'],
  ['18-11-2026', '2026-11-18'],
  ['1811', '2026-11-18'],
  ['181127', '2027-11-18'],
  ['18112027', '2027-11-18'],
  ['29.02.2028', '2028-02-29'],
])('%s is the day %s', (text, day) => {
  expect(readDay(text, TODAY)).toBe(day)
})

test.each(['', '18', '181', '18.', '31.11.2026', '29.02.2026', '00.11.2026', '18.13', '18.11.202', 'завтра', '2026-13-01', '18.11.20266'])(
  '«%s» is no day',
  (text) => {
    expect(readDay(text, TODAY)).toBeUndefined()
  },
)

test('a day without its year is the nearest that the field allows', () => {
  expect(readDay('15.01', TODAY)).toBe('2026-01-15')
  expect(readDay('15.01', TODAY, { min: TODAY })).toBe('2027-01-15')
  expect(readDay('25.12', TODAY, { max: TODAY })).toBe('2025-12-25')
  expect(readDay('25.12', TODAY, { min: '2026-11-01', max: '2026-11-30' })).toBe('2026-12-25')
  expect(readDay('29.02', '2027-11-18')).toBe('2028-02-29')
})
