import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { atDesk } from '../desk/at-desk.ts'
import { lockStock, ensureStockRows } from '../stock-holds.ts'
import { findTransfer, listSentProducts, markReceived, receiveParts } from './transfers.queries.ts'
import { requireWarehouse } from './warehouses.queries.ts'

type TransferInput = { id: number; version: number; transferId: number }

/** Sent goods have come: the part the order still wants is held there, the rest is free. */
export const receiveTransfer = (ctx: Context, actor: Actor, { id, version, transferId }: TransferInput): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'receiveTransfer' }, async (tx) => {
    const transfer = await findTransfer(tx, { id: transferId, orderId: id })
    if (!transfer) throw new AppError('transfer.not-found')
    if (transfer.state !== 'sent') throw new AppError('order.not-now')
    const productIds = await listSentProducts(tx, transferId)
    await ensureStockRows(tx, { productIds, warehouseId: transfer.toWarehouseId })
    await lockStock(tx, { productIds, places: [transfer.toWarehouseId] })
    await receiveParts(tx, transfer)
    await markReceived(tx, { id: transferId, receivedBy: actor.user?.id ?? null })
    const { name: to } = await requireWarehouse(tx, transfer.toWarehouseId)
    await recordOrderEvent(tx, actor, { orderId: id, type: 'transfer.received', data: { transferId, number: transfer.number, to } })
  })
