import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { StoredSource } from '#modules/order-record/order-lines'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** `fresh`: not held any more, so it must be taken out of the free stock again. */
export type StockWithdrawal = { sourceId: number; warehouseId: number | null; held: number; fresh: number; amount: number }

/** Neither held, nor on the way, nor gone; in thousandths. */
const unheldOf = ({ amount, held, inTransit, shipped }: StoredSource) =>
  thousandths(amount) - thousandths(held) - thousandths(inTransit) - thousandths(shipped)

/** Takes from the parts in their order; `left` is in none of them. */
function takeFrom<S extends { left: number }>(parts: readonly S[], amount: number): { taken: { from: S; part: number }[]; left: number } {
  let left = amount
  const taken = parts.flatMap((from) => {
    const part = Math.min(left, from.left)
    if (part <= 0) return []
    left -= part
    return [{ from, part }]
  })
  return { taken, left }
}

/** The takes of an amount from one warehouse: held goods there, then released ones; `missing` is not there. */
export function planWithdrawals(
  sources: readonly StoredSource[],
  { warehouseId, amount }: { warehouseId: number; amount: number },
): { takes: StockWithdrawal[]; missing: number } {
  const here = sources.filter((source) => source.kind === 'stock' && source.warehouseId === warehouseId)
  const held = here.map((source) => ({ source, isHeld: true, left: thousandths(source.held) }))
  const released = here.map((source) => ({ source, isHeld: false, left: unheldOf(source) }))
  const { taken, left } = takeFrom([...held, ...released], thousandths(amount))
  const bySource = Map.groupBy(taken, ({ from }) => from.source.id)
  const takes = [...bySource].map(([sourceId, parts]) => {
    const total = (isHeld: boolean) => sum(parts.filter(({ from }) => from.isHeld === isHeld).map(({ part }) => part)) / THOUSAND
    return {
      sourceId,
      warehouseId,
      held: total(true),
      fresh: total(false),
      amount: sum(parts.map(({ part }) => part)) / THOUSAND,
    }
  })
  return { takes, missing: left / THOUSAND }
}

/** `held` goes back to the free stock, `inTransit` is free where it comes, `amount` leaves the plan of the line. */
export type Cut = { sourceId: number; held: number; inTransit: number; amount: number }

/** Cuts of an unwanted amount: released goods first, then awaited ones, then those on their way. */
export function planCuts(sources: readonly StoredSource[], amount: number): Cut[] {
  const part = (kind: 'held' | 'inTransit' | 'unheld', of: (source: StoredSource) => number) =>
    sources.map((source) => ({ source, kind, left: of(source) }))
  const unheld = part('unheld', unheldOf)
  const parts = [
    ...part('held', ({ held }) => thousandths(held)),
    ...part('inTransit', ({ inTransit }) => thousandths(inTransit)),
    ...unheld.filter(({ source }) => source.kind === 'toOrder'),
    ...unheld.filter(({ source }) => source.kind === 'stock'),
  ]
  const all = sum(parts.map(({ left }) => left))
  const { taken } = takeFrom(parts, all - Math.min(all, thousandths(amount)))
  return sources.flatMap((source) => {
    const kept = (kind?: string) =>
      sum(taken.filter(({ from }) => from.source === source && (!kind || from.kind === kind)).map((one) => one.part))
    const held = thousandths(source.held) - kept('held')
    const inTransit = thousandths(source.inTransit) - kept('inTransit')
    const cut = thousandths(source.amount) - thousandths(source.shipped) - kept()
    if (cut <= 0) return []
    return [{ sourceId: source.id, held: held / THOUSAND, inTransit: inTransit / THOUSAND, amount: cut / THOUSAND }]
  })
}
