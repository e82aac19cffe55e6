import type { Output } from '@vitrina/contract/endpoint'
import type { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireWarehouse } from '#modules/fulfilment/stock/warehouses'
import { lockSeenOrder } from '#modules/order-record/seen-orders'
import { requireWarehouseOrders, showPickedOrder } from './picking-list.ts'
import { replaceBoxes } from './picking.queries.ts'

type Packing = { id: number; warehouseId: number; grams: readonly number[] }

/** Names the boxes an order leaves in; those that have left already stay as they are. */
export const packOrder = (ctx: Context, actor: Actor, { id, warehouseId, grams }: Packing): Promise<Output<typeof warehouseApi.pack>> =>
  inTransaction(ctx, async (tx) => {
    const warehouse = await requireWarehouse(tx, warehouseId)
    await lockSeenOrder(tx, actor, id)
    const [order] = await requireWarehouseOrders(tx, actor, { warehouseId, orderIds: [id] })
    if (!order) throw new AppError('order.not-found')
    await replaceBoxes(tx, { orderId: id, warehouseId }, grams)
    await recordEvent(tx, actor, {
      type: 'warehouse.packed',
      entity: 'order',
      entityId: id,
      diff: { before: { boxes: order.boxes }, after: { boxes: grams }, number: order.number, warehouse: warehouse.name },
    })
    return { ...showPickedOrder(order), boxes: [...grams] }
  })
