import type { Order } from '@vitrina/contract/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { moscowDay } from '#modules/prices/vat.rules'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { askedLines } from './asked-lines.ts'
import { atDesk } from './at-desk.ts'
import { goodsLeft } from './goods-left.ts'
import { listLines } from './lines.queries.ts'
import { sendGoods } from './send-goods.ts'
import { insertShipment } from './shipments.queries.ts'

type Asked = {
  id: number
  version: number
  items?: readonly { id: number; amount: number }[] | undefined
  shippedOn?: string | undefined
  trackingNumber: string
}

/** Goods do not leave tomorrow, nor before they were ordered. */
function dayOf(tx: Context, { createdAt }: OrderRecord, given: string | undefined): string {
  const today = moscowDay(tx.now())
  const day = given ?? today
  if (day > today || day < moscowDay(createdAt)) throw new AppError('order.wrong-choice')
  return day
}

/** Ships all that is open, or the named part of it; VAT follows the day, papers are issued. */
export const shipOrder = (ctx: Context, actor: Actor, { id, version, items: named, shippedOn, trackingNumber }: Asked): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'ship' }, async (tx, order) => {
    const day = dayOf(tx, order, shippedOn)
    const items = await sendGoods(tx, { asked: askedLines(await listLines(tx, id), named), shippedOn: day })
    const shipment = await insertShipment(tx, {
      orderId: id,
      warehouseId: items.find(({ warehouseId }) => warehouseId)?.warehouseId ?? null,
      state: 'shipped',
      shippedOn: day,
      trackingNumber,
      items,
    })
    await goodsLeft(tx, actor, { order, shipment, type: 'shipment.shipped' })
  })
