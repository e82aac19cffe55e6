import { expect, test } from 'vitest'
import { readTime } from './read-time.rules.ts'

test.each([
  ['09:30', '09:30'],
  [' 9:30 ', '09:30'],
  ['9.30', '09:30'],
  ['9 30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['17', '17:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('%s is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each(['', '24:00', '9:60', '9:3', '12345', 'утром', '-1'])('«%s» is no time', (text) => {
  expect(readTime(text)).toBeUndefined()
})
