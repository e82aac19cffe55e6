import type { CartLine } from '@vitrina/contract/cart/cart'
import type { SupplyProposal, SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { proposeSupply, type RequestedLine } from '@vitrina/contract/cart/supply-plan.rules'
import { largestWithin, subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'

/** Only ticked lines are supplied. */
export const requestedLines = (lines: readonly CartLine[]): RequestedLine[] =>
  lines.filter(({ selected }) => selected).map(({ id, amount, sources }) => ({ lineId: id, amount, sources }))

/** The result of a strategy. */
export type Supply = {
  strategy: SupplyStrategy
  /** By day, then by warehouse. */
  shipments: (Pick<SupplyProposal['shipments'][number], 'warehouse' | 'readyOn'> & { lineCount: number })[]
  /** Warehouses in order of use. */
  warehouses: string[]
  /** The last day of the available goods; null when there are none. */
  lastDay: string | null
  short: { line: CartLine; missing: number }[]
}

export function supplyOf(lines: readonly CartLine[], options: { strategy: SupplyStrategy; today: string }): Supply {
  const { shipments, missing } = proposeSupply(requestedLines(lines), options)
  const byId = new Map(lines.map((line) => [line.id, line]))
  return {
    strategy: options.strategy,
    shipments: shipments.map(({ warehouse, readyOn, parts }) => ({
      warehouse,
      readyOn,
      // A line may come from stock and from an arrival at once.
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

/** Short lines cut to the available amount; those with nothing are left out. */
export function trimToStock(short: Supply['short']): { amounts: { productId: number; amount: number }[]; leftOut: number[] } {
  const lines = short.map(({ line, missing }) => ({
    ...line,
    most: largestWithin(line.product, subtractAmounts(line.amount, missing)),
  }))
  return {
    amounts: lines.flatMap(({ productId, most }) => (productId !== null && most > 0 ? [{ productId, amount: most }] : [])),
    leftOut: lines.flatMap(({ id, productId, most }) => (productId === null || most === 0 ? [id] : [])),
  }
}
