import { addAmounts, subtractAmounts } from '../quantity/quantity.rules.ts'

/** A part of a cart or order line that a line of the purchasing board asked for; without an entry it is for no need on the board. */
export type LineNeed = { entryId?: number; lineId?: string; amount: number }

const totalOf = (needs: readonly LineNeed[]): number => needs.reduce((total, { amount }) => addAmounts(total, amount), 0)
const claimed = (needs: readonly LineNeed[]) => needs.filter(({ entryId }) => entryId !== undefined)

/** The part of an amount that no need of the board asks for yet. */
export const unclaimedOf = (needs: readonly LineNeed[], amount: number): number =>
  Math.max(0, subtractAmounts(amount, totalOf(claimed(needs))))

/** One more need on a line of which there is `total` then; what nobody on the board asks for stands first and stays with nobody. */
export function withNeed(needs: readonly LineNeed[], { total, need }: { total: number; need: LineNeed }): LineNeed[] {
  const isSame = ({ entryId, lineId }: LineNeed) => entryId === need.entryId && lineId === need.lineId
  const before = claimed(needs)
  const after = before.some(isSame)
    ? before.map((one) => (isSame(one) ? { ...one, amount: addAmounts(one.amount, need.amount) } : one))
    : [...before, need]
  const loose = unclaimedOf(after, total)
  return loose > 0 ? [{ amount: loose }, ...after] : after
}

/** Without the needs of an entry; what it had is for nobody on the board then. */
export function withoutEntry(needs: readonly LineNeed[], { entryId, total }: { entryId: number; total: number }): LineNeed[] {
  const after = claimed(needs).filter((need) => need.entryId !== entryId)
  const loose = unclaimedOf(after, total)
  return loose > 0 && after.length > 0 ? [{ amount: loose }, ...after] : after
}

/**
 * How much of an amount of a line falls to each of its needs: the first is filled first, and the last takes whatever is more.
 * The statement of the purchasing board counts the same way.
 */
export function sharesOf(needs: readonly LineNeed[], amount: number): number[] {
  let left = amount
  return needs.map((need, at) => {
    const share = at === needs.length - 1 ? left : Math.min(left, need.amount)
    left = subtractAmounts(left, share)
    return share
  })
}

/** The needs that a stretch of a line covers: a line split into two orders, or replaced in part, takes them along in their order. */
export function needsWithin(needs: readonly LineNeed[], { from, amount }: { from: number; amount: number }): LineNeed[] {
  const before = sharesOf(needs, from)
  const after = sharesOf(needs, addAmounts(from, amount))
  return needs.flatMap((need, at) => {
    const part = subtractAmounts(after[at] ?? 0, before[at] ?? 0)
    return part > 0 ? [{ ...need, amount: part }] : []
  })
}
