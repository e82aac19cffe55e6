import type { Context } from '#platform/context'
import { lockArrivals } from './facts.queries.ts'
import { takeFromExpected } from './fulfil-expected.queries.ts'

type Come = { warehouseId: number; goods: readonly { productId: number; amount: number }[] }

/** Received goods are no longer promised as expected ones. Locked after the stock, as when an order is placed. */
export async function fulfilExpected(tx: Context, { warehouseId, goods }: Come): Promise<void> {
  if (goods.length === 0) return
  await lockArrivals(tx, { productIds: goods.map(({ productId }) => productId), places: [warehouseId] })
  await takeFromExpected(tx, { warehouseId, goods })
}
