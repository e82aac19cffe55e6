import { DAY_MS } from '@vitrina/contract/days/days.rules'

/** When the `place`-th newest post came out: `step` days apart, on a working day, in office hours. */
export function publishedAt(now: Date, { place, first, step }: { place: number; first: number; step: number }): Date {
  const moment = new Date(now.getTime() - (first + place * step) * DAY_MS)
  const weekday = moment.getUTCDay()
  if (weekday === 0) moment.setTime(moment.getTime() - 2 * DAY_MS)
  if (weekday === 6) moment.setTime(moment.getTime() - DAY_MS)
  moment.setUTCHours(6 + (place % 8), (place * 17) % 60, 0, 0)
  return moment
}

/** One of each list in turn, so that neighbours in a feed are of different rubrics. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}
