import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { utcDay } from '@vitrina/contract/days/days.rules'

/** A line of an order as far as points go; `cashBack` is of all that is not cancelled. */
export type EarningLine = { cashBack: number; amount: number; cancelled: number; shipped: number; returned: number }

const exact = (amount: number) => BigInt(thousandths(amount))

/** Points earned so far: the cash-back of goods shipped and not returned, whole kopecks, never more than was promised. */
export const earnedBy = (lines: readonly EarningLine[]): number =>
  lines.reduce((total, { cashBack, amount, cancelled, shipped, returned }) => {
    const ordered = exact(amount) - exact(cancelled)
    const kept = exact(shipped) - exact(returned)
    return ordered > 0n && kept > 0n ? total + Number((BigInt(cashBack) * kept) / ordered) : total
  }, 0)

export type Lot = { id: number; remaining: number }

/** Takes points from lots in the order given; `short` is the missing part: a balance never goes below zero. */
export function spendPoints(lots: readonly Lot[], points: number): { taken: { lotId: number; points: number }[]; short: number } {
  let short = points
  const taken = lots.flatMap(({ id, remaining }) => {
    const part = Math.min(short, remaining)
    short -= part
    return part > 0 ? [{ lotId: id, points: part }] : []
  })
  return { taken, short }
}

/** Calendar months later; a day that month does not have is its last. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return utcDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}
