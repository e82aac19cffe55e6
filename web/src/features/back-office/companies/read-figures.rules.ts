import { readMoney } from '#lib/read-money.rules.ts'

/** A sum that may be nothing: `0` and an empty field are zero. Null when unreadable. */
export const readSum = (text: string): number | null => (/^\s*0*([.,]0*)?\s*$/.test(text) ? 0 : readMoney(text))

const MOST_DAYS = 365

/** Whole days from none to a year. */
export function readDays(text: string): number | null {
  const days = text.trim() === '' ? 0 : Number(text)
  return Number.isInteger(days) && days >= 0 && days <= MOST_DAYS ? days : null
}
