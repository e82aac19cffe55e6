import type { Input } from '@vitrina/contract/endpoint'
import type { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { releaseGoods } from '#modules/fulfilment/desk/release-goods'
import { atDesk } from './at-desk.ts'
import { deliverShipment } from '#modules/fulfilment/desk/deliver-shipment'
import { shipOrder } from '#modules/fulfilment/desk/ship-order'
import { whyNotSent } from '#modules/fulfilment/desk/why-not-sent.rules'

type Seen = { id: number; version: number }

/** Goods that leave a warehouse: each step only when the order's actions name it. */
export const shipAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, version, ...asked }: Seen & Input<typeof orderDeskApi.ship>['body'],
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'ship', whyNot: whyNotSent('ship') }, (tx, order) => shipOrder(tx, actor, order, asked))

export const deliverAtDesk = (ctx: Context, actor: Actor, { id, version, shipmentId }: Seen & { shipmentId: number }): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'deliver' }, (tx) => deliverShipment(tx, actor, { orderId: id, shipmentId }))

export const releaseGoodsAtDesk = (ctx: Context, actor: Actor, { id, version, reason }: Seen & { reason: string }): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'releaseGoods' }, (tx, order) => releaseGoods(tx, actor, order, reason))
