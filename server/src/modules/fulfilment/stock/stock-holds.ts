import type { Context } from '#platform/context'
import type { FreeStock } from './stock-holds.rules.ts'
import { releaseHeldStock, insertEmptyStock, lockFree, type NewLineSource, insertLineSources } from './stock-holds.queries.ts'

/** Free stock that no other order can take until the transaction ends. Always locked in one order: two orders never wait in a ring. */
export async function lockStock(tx: Context, { productIds, places }: { productIds: number[]; places: number[] }): Promise<FreeStock[]> {
  return productIds.length > 0 && places.length > 0 ? lockFree(tx, { productIds, places }) : []
}

/** A place that never had a product can be locked and filled too. */
export async function ensureStockRows(
  tx: Context,
  { productIds, warehouseId }: { productIds: number[]; warehouseId: number },
): Promise<void> {
  if (productIds.length > 0) await insertEmptyStock(tx, { productIds, warehouseId })
}

/** Writes down from where lines come and takes that out of the free stock, which must be locked; a check refuses to go below nothing. */
export async function holdStock(tx: Context, sources: readonly NewLineSource[]): Promise<void> {
  if (sources.length > 0) await insertLineSources(tx, sources)
}

/** Goods an order still holds go back to the free stock; shipped ones stay shipped. */
export const releaseHeld = (tx: Context, orderId: number): Promise<void> => releaseHeldStock(tx, orderId)
