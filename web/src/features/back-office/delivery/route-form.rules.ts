import { readMoney } from '#lib/read-money.rules.ts'

type Window = { from: string; to: string }

/** Roubles as people type them; empty and zero are none, null is unreadable. */
export const readSum = (text: string): number | null => (/^[\s0]*([.,]0{0,2})?$/.test(text) ? 0 : readMoney(text))

const clock = (text: string): string | null => {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text.trim()) ?? []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

/** `9-13, 14:00–18:00`: parts of the day in which the car comes; null when one of them is unreadable. */
export function readWindows(text: string): Window[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const windows = parts.map((part) => {
    const [from, to, ...more] = part.split(/[-–—]/).map(clock)
    return from && to && from < to && more.length === 0 ? { from, to } : null
  })
  return windows.includes(null) ? null : windows.filter((window) => window !== null)
}

export const windowsText = (windows: readonly Window[]): string => windows.map(({ from, to }) => `${from}–${to}`).join(', ')
