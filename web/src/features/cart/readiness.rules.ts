import type { WarehouseStock } from '@vitrina/contract/catalogue'

/** When the last piece of a line can be had; the groups of the cart, in their order. */
export const readinessGroups = ['today', 'tomorrow', 'later', 'order'] as const
export type ReadinessGroup = (typeof readinessGroups)[number]

/** A part of the amount: how much, from where, on which day. */
export type Part = { amount: number; city: string; warehouse: string; days: number | null; on: string | null }
export type Readiness = { group: ReadinessGroup; parts: Part[] /** What nobody has and nobody expects. */; missing: number }

// Whole thousandths: 0.3 − 0.1 must be 0.2.
const less = (from: number, taken: number) => Math.round((from - taken) * 1000) / 1000

/** Takes from the nearest shelves first, then from what is on its way. */
export function readinessOf(wanted: number, stocks: readonly WarehouseStock[]): Readiness {
  const parts: Part[] = []
  let left = wanted
  const take = (have: number, part: Omit<Part, 'amount'>) => {
    const amount = Math.min(left, have)
    if (amount <= 0) return
    parts.push({ ...part, amount })
    left = less(left, amount)
  }
  for (const { free, days, warehouse } of stocks.toSorted((a, b) => a.days - b.days))
    take(free, { city: warehouse.city, warehouse: warehouse.name, days, on: null })
  const coming = stocks.flatMap(({ arrival, warehouse }) => (arrival ? [{ ...arrival, warehouse }] : []))
  for (const { quantity, expectedOn, warehouse } of coming.toSorted((a, b) => a.expectedOn.localeCompare(b.expectedOn)))
    take(quantity, { city: warehouse.city, warehouse: warehouse.name, days: null, on: expectedOn })
  return { group: groupOf(parts, left), parts, missing: left }
}

function groupOf(parts: readonly Part[], missing: number): ReadinessGroup {
  if (missing > 0) return 'order'
  if (parts.some(({ days }) => days === null)) return 'later'
  const last = Math.max(0, ...parts.map(({ days }) => days ?? 0))
  return last === 0 ? 'today' : last === 1 ? 'tomorrow' : 'later'
}
