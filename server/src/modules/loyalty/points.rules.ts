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

const lackOf = ({ earned, given }: LinePoints): number => Math.max(0, earned - given)
/** Entries written before lines were named, or whose line is gone: they stand for what lines earned and were not given. */
const isNameless = ({ orderItemId }: LinePoints): boolean => orderItemId === null

type PointsOfLine = { line: LinePoints; points: number }

/** Lines that earned more than the ledger gave them. */
export function newlyEarned(lines: readonly LinePoints[]): PointsOfLine[] {
  let nameless = lines.filter(isNameless).reduce((sum, { given }) => sum + Math.max(0, given), 0)
  return lines.flatMap((line) => {
    const covered = Math.min(nameless, lackOf(line))
    nameless -= covered
    const points = lackOf(line) - covered
    return points > 0 ? [{ line, points }] : []
  })
}

/** Lines whose goods came back after the ledger gave their points; what one line owes is never taken from another. */
export function givenTooMuch(lines: readonly LinePoints[]): PointsOfLine[] {
  const lacking = lines.reduce((sum, line) => sum + lackOf(line), 0)
  return lines.flatMap((line) => {
    const points = line.given - line.earned - (isNameless(line) ? lacking : 0)
    return points > 0 ? [{ line, points }] : []
  })
}

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

/** `put`: the points one line put into the lot and has not lost since. */
export type LotOfLine = Lot & { put: number }

/** Returned goods lose points in the lots their own line filled, the newest first, and in each no more than the line put there. */
export const takeBackPoints = (lots: readonly LotOfLine[], points: number) =>
  spendPoints(
    lots.toSorted((one, other) => other.id - one.id).map(({ id, remaining, put }) => ({ id, remaining: Math.min(remaining, put) })),
    points,
  )

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
