import type { DeliveryDay } from '@vitrina/contract/schedules'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000

const part = (parts: Intl.DateTimeFormatPart[], type: string) => Number(parts.find((one) => one.type === type)?.value)

/** Milliseconds a zone is ahead of UTC at an instant. */
function offsetOf(timezone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const local = Date.UTC(part(parts, 'year'), part(parts, 'month') - 1, part(parts, 'day'), part(parts, 'hour'), part(parts, 'minute'))
  return local - Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS
}

const isoOf = (day: number) => new Date(day).toISOString().slice(0, 10)

/** The days on which a car comes and that can still be had: an order is placed by the cut-off of the day before, by the warehouse's clock. */
export function deliveryDays(
  route: { weekdays: readonly number[]; cutoff: string; windows: DeliveryDay['windows']; timezone: string },
  { now, days }: { now: Date; days: number },
): DeliveryDay[] {
  const [hours = 0, minutes = 0] = route.cutoff.split(':').map(Number)
  const today = Math.floor((now.getTime() + offsetOf(route.timezone, now)) / DAY_MS) * DAY_MS
  return Array.from({ length: days }, (_, ahead) => today + (ahead + 1) * DAY_MS)
    .filter((day) => route.weekdays.includes(new Date(day).getUTCDay() || 7))
    .map((day) => {
      const local = day - DAY_MS + (hours * 60 + minutes) * MINUTE_MS
      return { date: isoOf(day), orderBy: new Date(local - offsetOf(route.timezone, new Date(local))), windows: route.windows }
    })
    .filter(({ orderBy }) => orderBy > now)
    .map(({ orderBy, ...day }) => ({ ...day, orderBy: orderBy.toISOString() }))
}
