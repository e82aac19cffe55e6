import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { addWorkingDays } from '#modules/calendar/working-days.rules'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { PrintFormTotals } from './print-forms/print-form.ts'

type Terms = { date: string; orderedOn: string; deferralDays: number; invoiceDays: number; calendar: WorkCalendar }

/**
 * Until when an invoice is to be paid. In advance: so many working days from its own day, and the prices hold as long.
 * Deferred: the contract's days from the day of the order, never before the invoice itself.
 */
export function dueOf({ date, orderedOn, deferralDays, invoiceDays, calendar }: Terms): { dueOn: string; validUntil: string | null } {
  if (deferralDays > 0) {
    const dueOn = shiftDay(orderedOn, deferralDays)
    return { dueOn: dueOn < date ? date : dueOn, validUntil: null }
  }
  const dueOn = addWorkingDays(calendar, date, invoiceDays)
  return { dueOn, validUntil: dueOn }
}

type ByRate = PrintFormTotals['vatByRate']

/** The uninvoiced sum of an order, by rate. Where a rate has become less, all of it is taken at the rate that grew most. */
export function uninvoicedByRate(ordered: ByRate, { invoiced, sum }: { invoiced: readonly ByRate[]; sum: number }): ByRate {
  const left = new Map(ordered.map((one) => [one.rate, { sum: one.sum, vat: one.vat }]))
  for (const one of invoiced.flat()) {
    const known = left.get(one.rate) ?? { sum: 0, vat: 0 }
    left.set(one.rate, { sum: known.sum - one.sum, vat: known.vat - one.vat })
  }
  const parts = Array.from(left, ([rate, part]) => ({ rate, ...part })).filter((part) => part.sum !== 0 || part.vat !== 0)
  const isWhole = parts.reduce((total, part) => total + part.sum, 0) === sum
  if (isWhole && parts.every((part) => part.sum > 0 && part.vat >= 0 && part.vat <= part.sum)) return parts
  const [most] = parts.toSorted((one, other) => other.sum - one.sum)
  const rate = most?.rate ?? null
  return [{ rate, sum, vat: rate === null ? 0 : vatWithin(sum, rate) }]
}

type Money = { paymentId: number; sum: number }

/** How much of this money an invoice can take, in the order given; the rest stays an advance. */
export function allocatable(money: readonly Money[], sum: number): Money[] {
  let open = sum
  return money.flatMap(({ paymentId, sum: has }) => {
    const part = Math.min(has, open)
    open -= part
    return part > 0 ? [{ paymentId, sum: part }] : []
  })
}
