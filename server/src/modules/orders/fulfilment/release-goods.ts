import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { atDesk } from '../desk/at-desk.ts'

/** Lets goods leave before they are paid for, up to the current total; author and reason stay in the journal. */
export const releaseGoods = (
  ctx: Context,
  actor: Actor,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'releaseGoods' }, async (tx, { total }) => {
    await updateOrderFields(tx, id, { releasedSum: total })
    await recordOrderEvent(tx, actor, { orderId: id, type: 'order.goods-released', data: { reason, sum: total }, isInternal: true })
  })
