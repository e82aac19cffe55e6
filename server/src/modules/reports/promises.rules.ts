import { shareOf } from '@vitrina/contract/reports/periods.rules'
import type { PromiseRow } from '@vitrina/contract/reports/reports'

/** Enough for a comparison. */
export type DecidedCounts = { kept: number; late: number; overdue: number }
export type PromiseCounts = DecidedCounts & { promised: number; moved: number; daysLate: number }

export const noPromises: PromiseCounts = { promised: 0, kept: 0, late: 0, overdue: 0, moved: 0, daysLate: 0 }

export const addDecided = (one: DecidedCounts, other: DecidedCounts): DecidedCounts => ({
  kept: one.kept + other.kept,
  late: one.late + other.late,
  overdue: one.overdue + other.overdue,
})

export const addPromises = (one: PromiseCounts, other: PromiseCounts): PromiseCounts => ({
  ...addDecided(one, other),
  promised: one.promised + other.promised,
  moved: one.moved + other.moved,
  daysLate: one.daysLate + other.daysLate,
})

/** Of those that are decided: who still waits in time counts neither way. */
const keptShare = ({ kept, late, overdue }: DecidedCounts) => shareOf(kept, kept + late + overdue)

export function promiseFigures(now: PromiseCounts, before: DecidedCounts): Omit<PromiseRow, 'key' | 'name'> {
  const { promised, kept, late, overdue, moved, daysLate } = now
  return {
    promised,
    kept,
    late,
    overdue,
    waiting: promised - kept - late - overdue,
    moved,
    keptShare: keptShare(now),
    keptShareBefore: keptShare(before),
    daysLate: late === 0 ? null : Math.round((daysLate / late) * 10) / 10,
  }
}
