import { sellerDay, shiftDay, startOfSellerDay, weekdayOf } from '../days/days.rules.ts'

/** address: fetched from the network; folder: a file that somebody's program puts into the store's folder of uploads. */
export const scheduleSources = ['address', 'folder'] as const
export type ScheduleSource = (typeof scheduleSources)[number]

export const scheduleIntervals = ['hour', 'day', 'working-day'] as const
export type ScheduleInterval = (typeof scheduleIntervals)[number]

/** loaded: there is an import of it; same: the file has not changed since; failed: it could not be fetched or read. */
export const scheduleOutcomes = ['loaded', 'same', 'failed'] as const

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SATURDAY = 6

/** The next moment after another; `time` is HH:MM by the seller's clock, of which an hourly one takes the minutes. */
export function nextRun({ every, time }: { every: ScheduleInterval; time: string }, after: Date): Date {
  if (every === 'hour') {
    const hour = Math.floor(after.getTime() / HOUR_MS) * HOUR_MS
    const [, minutes = '0'] = time.split(':')
    const candidate = hour + Number(minutes) * MINUTE_MS
    return new Date(candidate > after.getTime() ? candidate : candidate + HOUR_MS)
  }
  const [hours = '0', minutesOfHour = '0'] = time.split(':')
  const sinceMidnight = Number(hours) * HOUR_MS + Number(minutesOfHour) * MINUTE_MS
  for (let day = sellerDay(after); ; day = shiftDay(day, 1)) {
    const moment = new Date(Date.parse(startOfSellerDay(day)) + sinceMidnight)
    if (moment > after && (every === 'day' || weekdayOf(day) < SATURDAY)) return moment
  }
}

/** A plain name: what is outside of the folder cannot be named. */
export const isFolderFile = (name: string): boolean => /^[^/\\\p{Cc}]{1,200}$/u.test(name) && !name.startsWith('.')

/** An https address without a name and password in it: those would be read by whoever sees the schedule. */
export const isFeedAddress = (text: string): boolean => text.length <= 1_000 && /^https:\/\/[^\s/@?#\\]+(?:[/?#]\S*)?$/i.test(text)
