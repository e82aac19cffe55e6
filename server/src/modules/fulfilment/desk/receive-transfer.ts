import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { lockStock, ensureStockRows } from '../stock/stock-holds.ts'
import { findTransfer, listSentProducts, markReceived, receiveParts } from './transfers.queries.ts'
import { requireWarehouse } from '../stock/warehouses.ts'

type TransferInput = { orderId: number; transferId: number }

/** Sent goods have come: the part the order still wants is held there, the rest is free. The order must be locked. */
export async function receiveTransfer(tx: Context, actor: Actor, { orderId, transferId }: TransferInput): Promise<void> {
  const transfer = await findTransfer(tx, { id: transferId, orderId })
  if (!transfer) throw new AppError('transfer.not-found')
  if (transfer.state !== 'sent') throw new AppError('order.not-now')
  const productIds = await listSentProducts(tx, transferId)
  await ensureStockRows(tx, { productIds, warehouseId: transfer.toWarehouseId })
  await lockStock(tx, { productIds, places: [transfer.toWarehouseId] })
  await receiveParts(tx, transfer)
  await markReceived(tx, { id: transferId, receivedBy: actor.user?.id ?? null })
  const { name: to } = await requireWarehouse(tx, transfer.toWarehouseId)
  await recordOrderEvent(tx, actor, { orderId, type: 'transfer.received', data: { transferId, number: transfer.number, to } })
}
