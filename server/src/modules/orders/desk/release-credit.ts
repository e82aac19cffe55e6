import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { atDesk } from './at-desk.ts'

/** Lets an order go in spite of the debt; that there is one stays to be seen. */
export const releaseCredit = (
  ctx: Context,
  actor: Actor,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'release' }, async (tx) => {
    await updateOrderFields(tx, id, { creditGrade: 'warn' })
    await recordOrderEvent(tx, actor, { orderId: id, type: 'order.released', data: { reason }, isInternal: true })
  })
