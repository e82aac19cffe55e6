import type { OrderEvent } from '@vitrina/contract/orders/order-parts'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { listEvents } from '../reading/order-events.queries.ts'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { requireSeen } from '#modules/order-record/seen-orders'

/** A comment to the buyer, sent by letter, or a note the buyer never sees. */
export const commentAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, text, isInternal }: { id: number; text: string; isInternal: boolean },
): Promise<OrderEvent> =>
  inTransaction(ctx, async (tx) => {
    await requireSeen(tx, actor, id)
    const { id: eventId } = await recordOrderEvent(tx, actor, { orderId: id, type: 'comment', data: { text }, isInternal })
    const [event] = await listEvents(tx, { orderId: id, side: 'seller', eventId })
    if (!event) throw new AppError('order.not-found')
    if (!isInternal) await notifyAboutOrder(tx, id, 'comment', { key: `comment:${eventId}`, author: event.author ?? '', text })
    return event
  })
