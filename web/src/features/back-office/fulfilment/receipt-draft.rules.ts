import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'

type Named = readonly { id: number; amount: number }[]

/** Received amounts in the shape of the call: lines of one product merged, the buyer's own goods by their line. */
export function receiptOf(items: readonly OrderItem[], named: Named) {
  const products = new Map<number, number>()
  const ownItems: { orderItemId: number; amount: number }[] = []
  for (const { id, amount } of named) {
    const productId = items.find((item) => item.id === id)?.productId
    if (productId === null || productId === undefined) ownItems.push({ orderItemId: id, amount })
    else products.set(productId, addAmounts(products.get(productId) ?? 0, amount))
  }
  return { items: [...products].map(([productId, amount]) => ({ productId, amount })), ownItems }
}
