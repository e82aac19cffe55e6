import type { CartLine } from '@vitrina/contract/cart'
import type { Allocation, AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { allocate, type WantedLine } from '@vitrina/contract/cart-allocation.rules'
import { type AmountRule, smallestAmount, stepAmount, suggestedAmount } from '@vitrina/contract/cart.rules'

/** Only what is ticked is going to be supplied. */
export const wantedOf = (lines: readonly CartLine[]): WantedLine[] =>
  lines.filter(({ selected }) => selected).map(({ id, amount, sources }) => ({ lineId: id, amount, sources }))

/** What a strategy comes to. */
export type Supply = {
  strategy: AllocationStrategy
  /** By day, then by warehouse. */
  shipments: (Pick<Allocation['shipments'][number], 'warehouse' | 'readyOn'> & { lineCount: number })[]
  /** Those that give, the first to give first. */
  warehouses: string[]
  /** When the last of what is there comes; null when nothing is. */
  lastDay: string | null
  short: { line: CartLine; missing: number }[]
}

export function supplyOf(lines: readonly CartLine[], asked: { strategy: AllocationStrategy; today: string }): Supply {
  const { shipments, missing } = allocate(wantedOf(lines), asked)
  const byId = new Map(lines.map((line) => [line.id, line]))
  return {
    strategy: asked.strategy,
    shipments: shipments.map(({ warehouse, readyOn, parts }) => ({
      warehouse,
      readyOn,
      // A line may come off the shelf and out of a lorry at once.
      lineCount: new Set(parts.map(({ lineId }) => lineId)).size,
    })),
    warehouses: [...new Map(shipments.map(({ warehouse }) => [warehouse.id, warehouse.name])).values()],
    lastDay: shipments.at(-1)?.readyOn ?? null,
    short: missing.flatMap(({ lineId, amount }) => {
      const line = byId.get(lineId)
      return line ? [{ line, missing: amount }] : []
    }),
  }
}

/** The most that can be ordered of what is there; nothing when it is less than is sold at all. */
function mostOf(rule: AmountRule, there: number): number {
  if (there < smallestAmount(rule)) return 0
  const up = suggestedAmount(rule, there)
  return up <= there ? up : stepAmount(rule, up, -1)
}

/** What the short lines become when only what is there is ordered; those of which nothing is left are not. */
export function trimmed(short: Supply['short']): { amounts: { productId: number; amount: number }[]; leftOut: number[] } {
  const lines = short.map(({ line, missing }) => ({
    ...line,
    most: mostOf(line.product, Math.round((line.amount - missing) * 1000) / 1000),
  }))
  return {
    amounts: lines.flatMap(({ productId, most }) => (productId !== null && most > 0 ? [{ productId, amount: most }] : [])),
    leftOut: lines.flatMap(({ id, productId, most }) => (productId === null || most === 0 ? [id] : [])),
  }
}
