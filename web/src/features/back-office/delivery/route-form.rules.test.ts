import { expect, test } from 'vitest'
import { readSum, readWindows, windowsText } from './route-form.rules.ts'

test('a sum may be left out, and one that cannot be read is none', () => {
  expect(['', ' ', '0', '0,00', '1 200,50', '500'].map(readSum)).toEqual([0, 0, 0, 0, 1200.5, 500])
  expect(['-5', 'сто', '1,234'].map(readSum)).toEqual([null, null, null])
})

test('windows are read as people type them, and back', () => {
  expect(readWindows('9-13, 14:00–18:30')).toEqual([
    { from: '09:00', to: '13:00' },
    { from: '14:00', to: '18:30' },
  ])
  expect(readWindows('')).toEqual([])
  expect(windowsText([{ from: '09:00', to: '13:00' }])).toBe('09:00–13:00')
})

test.each(['18-9', '9', '25-26', '9-12-15', 'утро'])('%s is no window', (text) => {
  expect(readWindows(text)).toBeNull()
})
