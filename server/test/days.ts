import { sellerDay, DAY_MS } from '@vitrina/contract/days/days.rules'

/** The seller's calendar day, so many days from today, for tests of due days that must pass on any day. */
export const dayFromToday = (days: number): string => sellerDay(new Date(Date.now() + days * DAY_MS))
