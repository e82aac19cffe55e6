import type { StockTransfer } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { findTransfers } from './transfers.queries.ts'

/** Transfers of the goods of an order, the oldest first. */
export async function listTransfers(ctx: Context, orderId: number): Promise<StockTransfer[]> {
  const rows = await findTransfers(ctx, orderId)
  return rows.map((row) => ({
    ...row,
    sentAt: new Date(row.sentAt).toISOString(),
    receivedAt: row.receivedAt && new Date(row.receivedAt).toISOString(),
  }))
}
