import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { confirmReserve } from '#modules/fulfilment/reserve/confirm-reserve'
import { extendReserve } from '#modules/fulfilment/reserve/extend-reserve'
import { rejectReserve } from '#modules/fulfilment/reserve/reject-reserve'
import { releaseReserve } from '#modules/fulfilment/reserve/release-reserve'
import { atDesk } from './at-desk.ts'

type Seen = { id: number; version: number }

/** The seller's side of a reserve: each only when the order's actions name it. */
export const confirmReserveAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, version, items }: Seen & { items?: readonly { id: number; amount: number }[] | undefined },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'confirmReserve' }, (tx) => confirmReserve(tx, actor, { orderId: id, items }))

export const rejectReserveAtDesk = (ctx: Context, actor: Actor, { id, version, reason }: Seen & { reason: string }): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'rejectReserve' }, (tx) => rejectReserve(tx, actor, { orderId: id, reason }))

export const extendReserveAtDesk = (ctx: Context, actor: Actor, { id, version }: Seen): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'extendReserve' }, (tx) => extendReserve(tx, actor, { orderId: id }))

export const releaseReserveAtDesk = (ctx: Context, actor: Actor, { id, version, reason }: Seen & { reason: string }): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'releaseReserve' }, async (tx) => {
    const { reserveId } = await releaseReserve(tx, actor, { orderId: id, reason })
    await notifyAboutOrder(tx, id, 'reserveReleased', { key: `reserve-released:${reserveId}`, reason })
  })
