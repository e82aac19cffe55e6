import { isStaff } from '@vitrina/contract/roles/roles.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import type { Context } from '#platform/context'
import { insertEvent, type OrderEventRecord, updateBuyerWrote } from './order-record.queries.ts'

/** `type` in the words of the domain: `order.confirmed`, `shipment.shipped`, `comment`. */
export type NewOrderEvent = { orderId: number; type: string; data?: Record<string, unknown>; isInternal?: boolean }

function sideOf(actor: Actor | null): 'buyer' | 'seller' | 'system' {
  if (!actor?.user) return 'system'
  return isStaff(actor.user.role) || actor.user.staffId !== null ? 'seller' : 'buyer'
}

/** Written with the change it records: the timeline of an order for both sides, and the audit. */
export async function recordOrderEvent(
  tx: Context,
  actor: Actor | null,
  { orderId, type, data = {}, isInternal = false }: NewOrderEvent,
): Promise<OrderEventRecord> {
  const actorUserId = actor?.user?.staffId ?? actor?.user?.id ?? null
  const event = await insertEvent(tx, { orderId, type, data, isInternal, actorUserId, actorSide: sideOf(actor) })
  if (type === 'comment' && !isInternal) await updateBuyerWrote(tx, orderId, { isAsked: sideOf(actor) === 'buyer' })
  if (!actor) return event
  // A buyer's comment is a word and no change; of the seller's people every act is recorded, without the word itself.
  if (type !== 'comment') await recordEvent(tx, actor, { type, entity: 'order', entityId: orderId, diff: data })
  else if (sideOf(actor) === 'seller')
    await recordEvent(tx, actor, { type: 'order.commented', entity: 'order', entityId: orderId, diff: { isInternal } })
  return event
}
