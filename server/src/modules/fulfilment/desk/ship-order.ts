import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { requestedLines, defaultWarehouse } from './requested-lines.ts'
import { recordDeparture } from './record-departure.ts'
import { listOrderLines } from '#modules/order-record/order-lines'
import { sendGoods } from './send-goods.ts'
import { insertShipment } from '../shipments.queries.ts'

type ShipInput = {
  items?: readonly { id: number; amount: number }[] | undefined
  warehouseId?: number | undefined
  shippedOn?: string | undefined
  trackingNumber: string
}

/** Goods do not leave tomorrow, nor before they were ordered. */
function dayOf(tx: Context, { createdAt }: OrderRecord, given: string | undefined): string {
  const today = sellerDay(tx.now())
  const day = given ?? today
  if (day > today || day < sellerDay(createdAt)) throw new AppError('order.wrong-choice')
  return day
}

/** Ships all that lies in a warehouse, or the named part of it; VAT follows the day, documents are issued. The order must be locked. */
export async function shipOrder(
  tx: Context,
  actor: Actor,
  order: OrderRecord,
  { items: named, warehouseId: from, shippedOn, trackingNumber }: ShipInput,
): Promise<void> {
  const { id } = order
  const day = dayOf(tx, order, shippedOn)
  const lines = await listOrderLines(tx, id)
  const warehouseId = from ?? defaultWarehouse(lines, named)
  const items = await sendGoods(tx, { asked: requestedLines(lines, { named, warehouseId }), warehouseId, shippedOn: day })
  const shipment = await insertShipment(tx, { orderId: id, warehouseId, state: 'shipped', shippedOn: day, trackingNumber, items })
  await recordDeparture(tx, actor, { order, shipment, type: 'shipment.shipped' })
}
