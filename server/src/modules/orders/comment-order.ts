import type { OrderEvent } from '@vitrina/contract/orders/order-parts'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { listEvents } from './reading/order-events.queries.ts'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'

/** A buyer's comment to the manager of the order. */
export async function commentOrder(ctx: Context, actor: Actor, { id, text }: { id: number; text: string }): Promise<OrderEvent> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnOrder(tx, actor, id)
    const { id: eventId } = await recordOrderEvent(tx, actor, { orderId: id, type: 'comment', data: { text } })
    const [event] = await listEvents(tx, { orderId: id, side: 'buyer', eventId })
    if (!event) throw new Error('A comment that was written is missing')
    await notifyAboutOrder(tx, id, 'commentForManager', { key: `comment:${eventId}`, author: event.author ?? '', text })
    return event
  })
}
