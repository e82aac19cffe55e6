import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { insertReserve } from './reserve.queries.ts'

/** Asks the seller to hold the goods the order has taken out of the free stock; false where it took none. */
export async function requestReserve(tx: Context, actor: Actor | null, orderId: number): Promise<boolean> {
  const reserveId = await insertReserve(tx, orderId)
  if (reserveId === undefined) return false
  await recordOrderEvent(tx, actor, { orderId, type: 'reserve.requested', data: { reserveId } })
  return true
}
