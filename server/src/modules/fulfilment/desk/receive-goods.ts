import { exactAmount, subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Input, Output } from '@vitrina/contract/endpoint'
import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { fulfilmentDeskApi } from '@vitrina/contract/fulfilment/fulfilment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { lockOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { fulfilExpected } from '#modules/promise/fulfil-expected'
import { isSeen } from '#modules/order-record/seen-orders'
import { lockStock, ensureStockRows } from '../stock/stock-holds.ts'
import {
  addReceived,
  type AwaitingRow,
  countProducts,
  holdReceived,
  insertReceipt,
  insertReceiptItems,
  listAwaiting,
  listAwaitingOrders,
  listOrderNumbers,
} from './receipts.queries.ts'
import { type ReceivedShare, shareReceipt } from './share-receipt.rules.ts'
import { requireWarehouse } from '../stock/warehouses.ts'

type ReceiptInput = Input<typeof fulfilmentDeskApi.receiveGoods>['body']
type Share = ReceivedShare & { productId: number | null }

const isTwice = (ids: readonly number[]) => new Set(ids).size < ids.length

/** Goods the catalogue does not have come for one line, and no more of them than it waits for. */
function sharesOfLine(waiting: readonly AwaitingRow[], { orderItemId, amount }: ReceiptInput['ownItems'][number]): Share[] {
  const own = waiting.filter((part) => part.orderItemId === orderItemId && part.productId === null)
  if (own.length === 0) throw new AppError('order.line-not-found')
  const { shares, free } = shareReceipt(amount, own)
  if (free > 0) throw new AppError('order.too-much')
  return shares.map((share) => ({ ...share, productId: null }))
}

/**
 * Goods have come to a warehouse. They are held for the lines that wait for them, the oldest promise first; the rest is free
 * to sell. Orders are locked before the stock, as everywhere.
 */
export const receiveGoods = (
  ctx: Context,
  actor: Actor,
  { warehouseId, document, items, ownItems }: ReceiptInput,
): Promise<Output<typeof fulfilmentDeskApi.receiveGoods>> =>
  inTransaction(ctx, async (tx) => {
    const warehouse = await requireWarehouse(tx, warehouseId)
    const productIds = items.map(({ productId }) => productId)
    const orderItemIds = ownItems.map(({ orderItemId }) => orderItemId)
    if (items.length + ownItems.length === 0 || isTwice(productIds) || isTwice(orderItemIds)) throw new AppError('order.too-much')
    if ((await countProducts(tx, productIds)) < productIds.length) throw new AppError('product.not-found')

    const which = { warehouseId, productIds, orderItemIds }
    const orderIds = await listAwaitingOrders(tx, which)
    let pickupAt: number | null = null
    for (const orderId of orderIds) if ((await lockOrder(tx, orderId)).warehouseId === warehouseId) pickupAt = warehouseId
    if (!takesGoods(warehouse, pickupAt)) throw new AppError('warehouse.off')
    await ensureStockRows(tx, { productIds, warehouseId })
    await lockStock(tx, { productIds, places: [warehouseId] })

    const waiting = await listAwaiting(tx, { ...which, orderIds })
    const goods = items.map(({ productId, amount }) => {
      const { shares, free } = shareReceipt(
        amount,
        waiting.filter((part) => part.productId === productId),
      )
      return { productId, amount, free, shares: shares.map((share): Share => ({ ...share, productId })) }
    })
    const shares = [...goods.flatMap((one) => one.shares), ...ownItems.flatMap((own) => sharesOfLine(waiting, own))]
    await addReceived(tx, { warehouseId, goods })
    await fulfilExpected(tx, { warehouseId, goods })
    await holdReceived(tx, { warehouseId, today: sellerDay(tx.now()), parts: shares })

    const receipt = await insertReceipt(tx, { warehouseId, document, receivedBy: actor.user?.id ?? null, createdAt: tx.now() })
    await insertReceiptItems(tx, [
      ...shares.map(({ productId, orderItemId, amount }) => ({ receiptId: receipt.id, productId, orderItemId, amount })),
      ...goods.filter(({ free }) => free > 0).map(({ productId, free }) => ({ receiptId: receipt.id, productId, amount: free })),
    ])
    await recordEvent(tx, actor, {
      type: 'goods.received',
      entity: 'goods_receipt',
      entityId: receipt.id,
      diff: { number: receipt.number, document, warehouse: warehouse.name, items, ownItems },
    })
    const served = Map.groupBy(shares, ({ orderId }) => orderId)
    for (const [orderId, own] of [...served].toSorted(([a], [b]) => a - b)) {
      const amount = own.reduce((sum, share) => sum + share.amount, 0)
      await recordOrderEvent(tx, actor, {
        orderId,
        type: 'goods.arrived',
        data: { receiptId: receipt.id, number: receipt.number, warehouse: warehouse.name, amount: exactAmount(amount) },
      })
      await refreshOrder(tx, orderId)
    }
    return {
      number: receipt.number,
      items: goods.map(({ productId, amount, free }) => ({
        productId,
        amount,
        forOrders: subtractAmounts(amount, free),
        free,
      })),
      orders: await listOrderNumbers(tx, { ids: [...served.keys()], isSeen: isSeen(actor) }),
    }
  })
