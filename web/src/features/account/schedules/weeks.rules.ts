import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'
import type { Payment } from '@vitrina/contract/account/schedules'

/** Payments of one week; `from` and `to` are its Monday and Sunday. Null: overdue payments. */
export type Week<P> = { span: { from: string; to: string } | null; payments: P[]; open: number }

function spanOf(date: string): { from: string; to: string } {
  const monday = shiftDay(date, 1 - weekdayOf(date))
  return { from: monday, to: shiftDay(monday, 6) }
}

// Whole kopecks: 0.1 + 0.2 roubles must be 0.3.
const plus = (a: number, b: number) => Math.round((a + b) * 100) / 100

/** Overdue payments first, then week by week; paid sums are not counted. */
export function weeksOf<P extends Pick<Payment, 'date' | 'open' | 'overdueDays'>>(payments: readonly P[]): Week<P>[] {
  const weeks = new Map<string, Week<P>>()
  for (const payment of payments.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const span = payment.overdueDays > 0 ? null : spanOf(payment.date)
    const week = weeks.get(span?.from ?? '') ?? { span, payments: [], open: 0 }
    week.payments.push(payment)
    week.open = plus(week.open, payment.open)
    weeks.set(span?.from ?? '', week)
  }
  return [...weeks.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, week]) => week)
}
