import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { stepOrder } from '#modules/order-record/step-order'
import { atDesk } from './at-desk.ts'

/** Nothing is left to ship; money that is still awaited is awaited by its invoice. */
export const completeOrder = (ctx: Context, actor: Actor, { id, version }: { id: number; version: number }): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'complete' }, (tx, order) =>
    stepOrder(tx, actor, order, { to: 'completed', type: 'order.completed' }),
  )
