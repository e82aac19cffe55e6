import type { Context } from '#platform/context'
import { lockArrivals } from './facts.queries.ts'
import { reduceExpected } from './fulfil-expected.queries.ts'

type ReceivedGoods = { warehouseId: number; goods: readonly { productId: number; amount: number }[] }

/** Received goods are no longer promised as expected ones. Locked after the stock, as when an order is placed. */
export async function fulfilExpected(tx: Context, { warehouseId, goods }: ReceivedGoods): Promise<void> {
  if (goods.length === 0) return
  await lockArrivals(tx, { productIds: goods.map(({ productId }) => productId), places: [warehouseId] })
  await reduceExpected(tx, { warehouseId, goods })
}
