/** A day is written 2026-01-31 everywhere inside; `formatDay` writes it for people. */

export const DAY_MS = 24 * 60 * 60_000

/** The seller's offices, invoices and VAT follow Moscow, which has kept to UTC+3 since 2014. */
export const SELLER_TIMEZONE = 'Europe/Moscow'
const SELLER_OFFSET = '+03:00'
const SELLER_OFFSET_MS = 3 * 3_600_000

/** The day of a moment in UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

/** The seller's calendar day at a moment. */
export const sellerDay = (at: Date): string => utcDay(new Date(at.getTime() + SELLER_OFFSET_MS))

/** The moment a day begins for the seller. */
export const startOfSellerDay = (day: string): string => `${day}T00:00:00${SELLER_OFFSET}`

/** The middle of the seller's day: the same day for everybody in the country. */
export const noonOfSellerDay = (day: string): Date => new Date(`${day}T12:00:00${SELLER_OFFSET}`)

export const shiftDay = (day: string, by: number): string => (by === 0 ? day : utcDay(new Date(Date.parse(day) + by * DAY_MS)))

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** K-01: 2026-11-15 as 15.11.2026. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('.')

/** A moment by the seller's clock: 15.11.2026, 09:30; with seconds where the style is `medium`. */
export const formatSellerMoment = (at: Date, timeStyle: 'short' | 'medium' = 'short'): string =>
  new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle, timeZone: SELLER_TIMEZONE }).format(at)
