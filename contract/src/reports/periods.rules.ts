import { daysBetween, shiftDay, weekdayOf } from '../days/days.rules.ts'

/** Days of the seller, both included. */
export type Period = { from: string; to: string }

/** A year with its leap day: more would be asked of one statement than a person can look at. */
export const MAX_PERIOD_DAYS = 366

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** The period as long as this one that ends the day before it. */
export const previousOf = (period: Period): Period => ({
  from: shiftDay(period.from, -lengthOf(period)),
  to: shiftDay(period.from, -1),
})

/** The last thirty days: what is asked for when nothing is. */
export const defaultPeriod = (today: string): Period => ({ from: shiftDay(today, -29), to: today })

/** The period as asked for: an end before the beginning and a length beyond the limit are brought into bounds. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const last = to ?? (from !== undefined && from > today ? from : today)
  const first = from ?? shiftDay(last, -29)
  if (first > last) return { from: last, to: last }
  return { from: first < shiftDay(last, 1 - MAX_PERIOD_DAYS) ? shiftDay(last, 1 - MAX_PERIOD_DAYS) : first, to: last }
}

export const timeSteps = ['day', 'week', 'month'] as const
export type TimeStep = (typeof timeSteps)[number]

export const isTimeStep = (by: string): by is TimeStep => timeSteps.some((step) => step === by)

/** The first day of the week or month a day is in; weeks begin on Monday. */
export function stepOf(day: string, step: TimeStep): string {
  if (step === 'day') return day
  return step === 'week' ? shiftDay(day, 1 - weekdayOf(day)) : `${day.slice(0, 7)}-01`
}

/** Every step of a period, also those in which nothing happened. */
export function stepsOf({ from, to }: Period, step: TimeStep): string[] {
  const steps: string[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) {
    const first = stepOf(day, step)
    if (steps.at(-1) !== first) steps.push(first)
  }
  return steps
}

/** Per cent with one decimal. */
const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100 * 10) / 10

/** Growth in per cent; null: there was nothing to grow from. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : percentOf(now - before, before))

/** A share in per cent; null: of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : percentOf(part, whole))
