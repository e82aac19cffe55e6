import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Input } from '@vitrina/contract/endpoint'
import type { PickingLine, warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { pickedAfter } from '@vitrina/contract/warehouse/warehouse.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireWarehouse } from '#modules/fulfilment/stock/warehouses'
import { fitsUnit } from '#modules/order-record/line-figures.rules'
import { lockOrder } from '#modules/order-record/lock-order'
import { isSeen } from '#modules/order-record/seen-orders'
import { requireWarehouseOrders } from './picking-list.ts'
import { findSeenOrder, savePick } from './picking.queries.ts'
import { showPickingLine, validPick, wantedOf } from './warehouse-order.rules.ts'

/** One tick of a picker. The order is locked, so that a tick and a shipment come one after the other. */
export const recordPick = (
  ctx: Context,
  actor: Actor,
  { warehouseId, orderItemId, change, short }: Input<typeof warehouseApi.pick>['body'],
): Promise<PickingLine> =>
  inTransaction(ctx, async (tx) => {
    const warehouse = await requireWarehouse(tx, warehouseId)
    const orderId = await findSeenOrder(tx, { orderItemId, isSeen: isSeen(actor) })
    if (orderId === undefined) throw new AppError('order.line-not-found')
    await lockOrder(tx, orderId)
    const [order] = await requireWarehouseOrders(tx, actor, { warehouseId, orderIds: [orderId] })
    const line = order?.lines.find(({ id }) => id === orderItemId)
    if (!order || !line) throw new AppError('order.line-not-found')
    const wanted = wantedOf(order, warehouseId).get(orderItemId) ?? 0
    const before = validPick(line)
    const after = pickedAfter({ picked: before?.amount ?? 0, wanted, change })
    if (after === null || wanted === 0 || !fitsUnit(line, after)) throw new AppError('order.too-much')
    const pick = { amount: after, sentBefore: addAmounts(line.shipped, line.waiting), short: after < wanted ? short : null }
    await savePick(tx, { orderItemId, warehouseId, ...pick, pickedBy: actor.user?.id ?? null, pickedAt: tx.now() })
    await recordEvent(tx, actor, {
      type: 'warehouse.picked',
      entity: 'order',
      entityId: orderId,
      diff: {
        before: { amount: before?.amount ?? 0 },
        after: { amount: after },
        number: order.number,
        article: line.article,
        warehouse: warehouse.name,
        ...(pick.short && { reason: pick.short }),
      },
    })
    return showPickingLine(order, { ...line, pick }, wanted)
  })
