import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { StoredSource } from '#modules/order-record/order-lines'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** `fresh`: not held any more, so it must be taken out of the free stock again. */
export type StockWithdrawal = { allocationId: number; warehouseId: number | null; held: number; fresh: number; amount: number }

/** Neither held, nor on the way, nor gone; in thousandths. */
const unheldOf = ({ amount, held, inTransit, shipped }: StoredSource) =>
  thousandths(amount) - thousandths(held) - thousandths(inTransit) - thousandths(shipped)

/** Takes from the sources in their order; `left` has no source. */
function takeFrom<S extends { left: number }>(
  sources: readonly S[],
  amount: number,
): { taken: { source: S; part: number }[]; left: number } {
  let left = amount
  const taken = sources.flatMap((source) => {
    const part = Math.min(left, source.left)
    if (part <= 0) return []
    left -= part
    return [{ source, part }]
  })
  return { taken, left }
}

/** The takes of an amount from one warehouse: held goods there, then released ones; `missing` is not there. */
export function planWithdrawals(
  allocations: readonly StoredSource[],
  { warehouseId, amount }: { warehouseId: number; amount: number },
): { takes: StockWithdrawal[]; missing: number } {
  const here = allocations.filter((allocation) => allocation.kind === 'stock' && allocation.warehouseId === warehouseId)
  const held = here.map((allocation) => ({ allocation, isHeld: true, left: thousandths(allocation.held) }))
  const released = here.map((allocation) => ({ allocation, isHeld: false, left: unheldOf(allocation) }))
  const { taken, left } = takeFrom([...held, ...released], thousandths(amount))
  const byAllocation = Map.groupBy(taken, ({ source }) => source.allocation.id)
  const takes = [...byAllocation].map(([allocationId, parts]) => {
    const total = (isHeld: boolean) => sum(parts.filter(({ source }) => source.isHeld === isHeld).map(({ part }) => part)) / THOUSAND
    return {
      allocationId,
      warehouseId,
      held: total(true),
      fresh: total(false),
      amount: sum(parts.map(({ part }) => part)) / THOUSAND,
    }
  })
  return { takes, missing: left / THOUSAND }
}

/** `held` goes back to the free stock, `inTransit` is free where it comes, `amount` leaves the plan of the line. */
export type Cut = { allocationId: number; held: number; inTransit: number; amount: number }

/** Cuts of an unwanted amount: released goods first, then awaited ones, then those on their way. */
export function planCuts(allocations: readonly StoredSource[], amount: number): Cut[] {
  const part = (kind: 'held' | 'inTransit' | 'unheld', of: (allocation: StoredSource) => number) =>
    allocations.map((allocation) => ({ allocation, kind, left: of(allocation) }))
  const unheld = part('unheld', unheldOf)
  const sources = [
    ...part('held', ({ held }) => thousandths(held)),
    ...part('inTransit', ({ inTransit }) => thousandths(inTransit)),
    ...unheld.filter(({ allocation }) => allocation.kind === 'toOrder'),
    ...unheld.filter(({ allocation }) => allocation.kind === 'stock'),
  ]
  const all = sum(sources.map(({ left }) => left))
  const { taken } = takeFrom(sources, all - Math.min(all, thousandths(amount)))
  return allocations.flatMap((allocation) => {
    const kept = (kind?: string) =>
      sum(taken.filter(({ source }) => source.allocation === allocation && (!kind || source.kind === kind)).map((one) => one.part))
    const held = thousandths(allocation.held) - kept('held')
    const inTransit = thousandths(allocation.inTransit) - kept('inTransit')
    const cut = thousandths(allocation.amount) - thousandths(allocation.shipped) - kept()
    if (cut <= 0) return []
    return [{ allocationId: allocation.id, held: held / THOUSAND, inTransit: inTransit / THOUSAND, amount: cut / THOUSAND }]
  })
}
