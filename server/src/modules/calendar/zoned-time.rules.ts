import { utcDay } from '@vitrina/contract/days/days.rules'

const MINUTE_MS = 60_000

/** A formatter takes longer to make than to ask, and a store has a handful of zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timezone, made)
  return made
}

/** Milliseconds by which the clock of a zone is ahead of UTC. */
function offsetAt(instant: number, timezone: string): number {
  const parts = clockOf(timezone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant
}

/** By zone, for the minute asked about last: one answer asks for the same few moments many times, and clocks change at whole minutes. */
const offsets = new Map<string, { minute: number; offset: number }>()

/** The local time of a zone, in milliseconds as if it were UTC. */
function shownAt(instant: number, timezone: string): number {
  const minute = Math.floor(instant / MINUTE_MS)
  let known = offsets.get(timezone)
  if (known?.minute !== minute) {
    known = { minute, offset: offsetAt(minute * MINUTE_MS, timezone) }
    offsets.set(timezone, known)
  }
  return instant + known.offset
}

/** The calendar day in a zone: 2026-01-31. */
export const dayIn = (timezone: string, instant: Date): string => utcDay(new Date(shownAt(instant.getTime(), timezone)))

/** The time of day in a zone: 09:30. */
export const timeIn = (timezone: string, instant: Date): string =>
  new Date(shownAt(instant.getTime(), timezone)).toISOString().slice(11, 16)

/** The moment a clock in the zone shows this day and time; of a time the clock skips, the moment an hour on. */
export function instantOf({ day, time, timezone }: { day: string; time: string; timezone: string }): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = Date.parse(day) + (hours * 60 + minutes) * MINUTE_MS
  // The offset of the zone is known for a moment only, and the moment is wanted: the second guess is right.
  const guess = shown - (shownAt(shown, timezone) - shown)
  return new Date(shown - (shownAt(guess, timezone) - guess))
}
