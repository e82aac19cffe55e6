/** How much of the wanted amount is there: whole in the nearest warehouse, whole in all that serve the buyer, or less. */
export const reachOrder = ['here', 'inStock', 'short'] as const
export type Reach = (typeof reachOrder)[number]

export type RankedAnalog = {
  id: number
  isSellerChoice: boolean
  reach: Reach
  closeness: number
  /** Null: none, or hidden from the viewer. */
  price: number | null
}

const comparePrices = (one: number | null, other: number | null): number => {
  if (one === other) return 0
  return (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER)
}

/**
 * Beside a product the seller's own choice stands on top; for a cart line that is to be had, the stock comes before it.
 * Then the closest, then the cheapest.
 */
export const compareAnalogs =
  ({ isStockFirst }: { isStockFirst: boolean }) =>
  (one: RankedAnalog, other: RankedAnalog): number => {
    const byChoice = Number(other.isSellerChoice) - Number(one.isSellerChoice)
    const byReach = reachOrder.indexOf(one.reach) - reachOrder.indexOf(other.reach)
    return (
      (isStockFirst ? byReach || byChoice : byChoice || byReach) ||
      other.closeness - one.closeness ||
      comparePrices(one.price, other.price) ||
      one.id - other.id
    )
  }

/** In whole percent of the own price; null where either is missing. */
export function priceDifferenceOf(own: number | null, other: number | null): number | null {
  if (own === null || own === 0 || other === null) return null
  return Math.round(((other - own) / own) * 100)
}
