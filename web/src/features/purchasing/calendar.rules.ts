import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'

/** The month so many months away: `2026-12` and 1 give `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export const monthBounds = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: shiftDay(`${monthAfter(month, 1)}-01`, -1),
})

/** Whole weeks from Monday that cover the month. */
export function weeksOf(month: string): string[][] {
  const { from, to } = monthBounds(month)
  const weeks: string[][] = []
  for (let monday = shiftDay(from, 1 - weekdayOf(from)); monday <= to; monday = shiftDay(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => shiftDay(monday, day)))
  return weeks
}
