const HOUR_MS = 3_600_000

/** How long an order has waited for the seller, and whether that is acceptable. */
export type Waiting = { hours: number; days: number; tone: 'calm' | 'soon' | 'late' }

/** An order is to be answered within two hours; after a day it is late. */
export function waitingSince(since: string, now: number): Waiting {
  const hours = Math.max(0, Math.floor((now - new Date(since).getTime()) / HOUR_MS))
  return { hours, days: Math.floor(hours / 24), tone: hours >= 24 ? 'late' : hours >= 2 ? 'soon' : 'calm' }
}
