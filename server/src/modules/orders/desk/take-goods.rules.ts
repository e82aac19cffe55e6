const THOUSAND = 1_000
const thousandths = (amount: number) => Math.round(amount * THOUSAND)
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** From where a line comes; what is `held` has left the free stock already. */
export type Allocation = {
  id: number
  kind: 'stock' | 'toOrder'
  warehouseId: number | null
  amount: number
  held: number
  shipped: number
}

/** `fresh`: not held any more, so it must be taken out of the free stock again. */
export type Take = { allocationId: number; warehouseId: number | null; held: number; fresh: number; amount: number }

type Source = { allocation: Allocation; kind: 'held' | 'arrived' | 'fresh'; left: number }

/** What waits for the line goes first, then what came from the manufacturer, then what its warehouses still have. */
function sourcesOf(allocations: readonly Allocation[]): Source[] {
  const held = allocations.map((allocation): Source => ({ allocation, kind: 'held', left: thousandths(allocation.held) }))
  const open = allocations.map((allocation): Source => {
    const left = thousandths(allocation.amount) - thousandths(allocation.held) - thousandths(allocation.shipped)
    return { allocation, kind: allocation.kind === 'toOrder' ? 'arrived' : 'fresh', left }
  })
  return [...held, ...open.filter(({ kind }) => kind === 'arrived'), ...open.filter(({ kind }) => kind === 'fresh')]
}

/** Where an amount of a line is taken from to leave; `missing` has no source at all. */
export function planTakes(allocations: readonly Allocation[], amount: number): { takes: Take[]; missing: number } {
  let left = thousandths(amount)
  const taken = new Map<number, { held: number; fresh: number; amount: number }>()
  for (const { allocation, kind, left: there } of sourcesOf(allocations)) {
    const part = Math.min(left, there)
    if (part <= 0) continue
    left -= part
    const before = taken.get(allocation.id) ?? { held: 0, fresh: 0, amount: 0 }
    taken.set(allocation.id, {
      held: before.held + (kind === 'held' ? part : 0),
      fresh: before.fresh + (kind === 'fresh' ? part : 0),
      amount: before.amount + part,
    })
  }
  const takes = [...taken].map(([allocationId, parts]) => ({
    allocationId,
    warehouseId: allocations.find(({ id }) => id === allocationId)?.warehouseId ?? null,
    held: parts.held / THOUSAND,
    fresh: parts.fresh / THOUSAND,
    amount: parts.amount / THOUSAND,
  }))
  return { takes, missing: left / THOUSAND }
}

/** `held` goes back to the free stock, `amount` leaves the plan of the line. */
export type Cut = { allocationId: number; held: number; amount: number }

/** Which allocations lose an amount nobody wants any more: what is not held first, the last ones before the first. */
export function planCuts(allocations: readonly Allocation[], amount: number): Cut[] {
  const all = sum(allocations.map((one) => thousandths(one.amount) - thousandths(one.shipped)))
  const { takes } = planTakes(allocations, (all - Math.min(all, thousandths(amount))) / THOUSAND)
  return allocations.flatMap((allocation) => {
    const kept = takes.find(({ allocationId }) => allocationId === allocation.id)
    const held = thousandths(allocation.held) - thousandths(kept?.held ?? 0)
    const cut = thousandths(allocation.amount) - thousandths(allocation.shipped) - thousandths(kept?.amount ?? 0)
    return held > 0 || cut > 0 ? [{ allocationId: allocation.id, held: held / THOUSAND, amount: cut / THOUSAND }] : []
  })
}
