import { moscowDay } from '#modules/prices/vat.rules'

const DAY_MS = 86_400_000

/** The seller's calendar day, so many days from today, for tests of due days that must pass on any day. */
export const dayFromToday = (days: number): string => moscowDay(new Date(Date.now() + days * DAY_MS))
