import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'

type Bounds = { min?: string | undefined; max?: string | undefined }

/** 2026-12 and one month is 2027-01. */
function monthsLater(day: string, by: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

const lastDayOf = (month: string): string => shiftDay(`${monthsLater(month, 1)}-01`, -1)

/** The same date of another month, or its last one: a month after 31 January is 28 February. */
export function shiftMonth(day: string, by: number): string {
  const month = monthsLater(day, by)
  const last = lastDayOf(month)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

/** Whole weeks from Monday to Sunday that hold the month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const last = lastDayOf(month)
  const weeks: string[][] = []
  for (let monday = shiftDay(first, 1 - weekdayOf(first)); monday <= last; monday = shiftDay(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(monday, index)))
  return weeks
}

export function nearestAllowed(day: string, { min, max }: Bounds): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}

/** Keys of a calendar as its ARIA pattern names them; undefined for all others. */
export function dayByKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftDay(day, -1)
    case 'ArrowRight':
      return shiftDay(day, 1)
    case 'ArrowUp':
      return shiftDay(day, -7)
    case 'ArrowDown':
      return shiftDay(day, 7)
    case 'Home':
      return shiftDay(day, 1 - weekdayOf(day))
    case 'End':
      return shiftDay(day, 7 - weekdayOf(day))
    case 'PageUp':
      return shiftMonth(day, -1)
    case 'PageDown':
      return shiftMonth(day, 1)
    default:
      return undefined
  }
}
