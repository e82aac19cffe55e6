import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { utcDay } from '@vitrina/contract/days/days.rules'

/** A line of an order as far as points go; `cashBack` is of all that is not cancelled. */
export type EarningLine = { cashBack: number; amount: number; cancelled: number; shipped: number; returned: number }

const exact = (amount: number) => BigInt(thousandths(amount))

/** Points a line earned so far: the cash-back of goods shipped and not returned, whole kopecks, never more than was promised. */
export function earnedByLine({ cashBack, amount, cancelled, shipped, returned }: EarningLine): number {
  const ordered = exact(amount) - exact(cancelled)
  const kept = exact(shipped) - exact(returned)
  return ordered > 0n && kept > 0n ? Number((BigInt(cashBack) * kept) / ordered) : 0
}

/** The points of a line: earned by what left and stayed, and given by the ledger so far, those that wait for payment among them. */
export type LinePoints = { orderItemId: number | null; earned: number; given: number; pending: number }

/** The lines that want something and how much; never more in all than the order wants: entries without a line count against it. */
function wantedBy(lines: readonly LinePoints[], wants: (line: LinePoints) => number): { line: LinePoints; points: number }[] {
  let left = Math.max(
    0,
    lines.reduce((sum, line) => sum + wants(line), 0),
  )
  return lines.flatMap((line) => {
    const points = Math.min(left, Math.max(0, wants(line)))
    left -= points
    return points > 0 ? [{ line, points }] : []
  })
}

/** Lines that earned more than the ledger gave. */
export const newlyEarned = (lines: readonly LinePoints[]) => wantedBy(lines, ({ earned, given }) => earned - given)

/** Lines whose goods came back after the ledger gave their points. */
export const givenTooMuch = (lines: readonly LinePoints[]) => wantedBy(lines, ({ earned, given }) => given - earned)

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

type DatedLot = Lot & { availableOn: string; expiresOn: string }

/** Points of lots on a day: usable ones, those still held, and those that expire within a month by their day. */
export function balanceOf(lots: readonly Omit<DatedLot, 'id'>[], today: string) {
  const sum = (of: readonly { remaining: number }[]) => of.reduce((total, { remaining }) => total + remaining, 0)
  const living = lots.filter(({ expiresOn }) => expiresOn >= today)
  const soon = monthsAfter(today, 1)
  const byDay = Map.groupBy(
    living.filter(({ expiresOn, remaining }) => expiresOn <= soon && remaining > 0),
    ({ expiresOn }) => expiresOn,
  )
  return {
    available: sum(living.filter(({ availableOn }) => availableOn <= today)),
    held: sum(living.filter(({ availableOn }) => availableOn > today)),
    expiring: [...byDay].map(([on, ofDay]) => ({ on, points: sum(ofDay) })).toSorted((one, other) => one.on.localeCompare(other.on)),
  }
}

/** Spent points go back to the lots they came from, those taken last first; never more than was taken. */
export const restorePoints = (taken: readonly { lotId: number; points: number }[], points: number): { lotId: number; points: number }[] =>
  spendPoints(
    taken.toReversed().map(({ lotId, points: remaining }) => ({ id: lotId, remaining })),
    points,
  ).taken

/** Calendar months later; a day that month does not have is its last. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return utcDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}
