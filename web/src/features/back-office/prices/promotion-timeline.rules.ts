import { daysBetween, shiftDay } from '@vitrina/contract/days/days.rules'

/** Months the calendar shows at once. */
const MONTHS = 3

const pad = (month: number) => String(month).padStart(2, '0')

/** The month so many after: 2026-11 and 2 make 2027-01. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const counted = year * 12 + number - 1 + by
  return `${Math.floor(counted / 12)}-${pad((counted % 12) + 1)}`
}

export type CalendarWindow = { from: string; to: string; months: string[] }

/** The days of the months from one on. */
export const windowFrom = (month: string): CalendarWindow => ({
  from: `${month}-01`,
  to: shiftDay(`${shiftMonth(month, MONTHS)}-01`, -1),
  months: Array.from({ length: MONTHS }, (_, at) => shiftMonth(month, at)),
})

/** The part of the window, in per cent of its width, that days take up; the last day counts. */
export function placeOf({ from, to }: { from: string; to: string | null }, shown: { from: string; to: string }) {
  const width = daysBetween(shown.from, shown.to) + 1
  const first = Math.max(0, daysBetween(shown.from, from))
  const end = to === null ? width : Math.min(width, daysBetween(shown.from, to) + 1)
  return { left: (first / width) * 100, width: (Math.max(0, end - first) / width) * 100 }
}

export const promotionStates = ['running', 'planned', 'over'] as const

export function stateOn({ from, to }: { from: string; to: string | null }, today: string): (typeof promotionStates)[number] {
  if (from > today) return 'planned'
  return to !== null && to < today ? 'over' : 'running'
}
