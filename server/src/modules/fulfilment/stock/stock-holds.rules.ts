import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'

/** The wish of a line; `places` are the warehouses it may come from, best first. */
export type HoldRequest = { key: number; productId: number; amount: number; places: readonly number[] }
export type FreeStock = { productId: number; warehouseId: number; free: number }

export type Part = { warehouseId: number; amount: number }
export type Hold = {
  key: number
  parts: Part[]
  /** The unavailable amount. */
  missing: number
}

/** Takes each line from its places in their order; goods taken by one line are not there for the next. */
export function planHolds(wants: readonly HoldRequest[], free: readonly FreeStock[]): Hold[] {
  const left = new Map(free.map((row) => [`${row.productId}:${row.warehouseId}`, thousandths(row.free)]))
  return wants.map(({ key, productId, amount, places }) => {
    let missing = thousandths(amount)
    const parts: Part[] = []
    for (const warehouseId of places) {
      const place = `${productId}:${warehouseId}`
      const taken = Math.min(missing, left.get(place) ?? 0)
      if (taken <= 0) continue
      left.set(place, (left.get(place) ?? 0) - taken)
      missing -= taken
      parts.push({ warehouseId, amount: taken / THOUSAND })
    }
    return { key, parts, missing: missing / THOUSAND }
  })
}
