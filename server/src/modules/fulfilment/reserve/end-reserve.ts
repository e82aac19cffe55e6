import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { markEnded, type ReserveEnding } from './reserve.queries.ts'

type End = { orderId: number; state: ReserveEnding; reason?: string }

/** Ends the reserve an order has and returns its id, if it has one. The goods themselves are freed by `releaseAllHeld` or `releaseHeld`. */
export async function endReserve(tx: Context, actor: Actor | null, { orderId, state, reason = '' }: End): Promise<number | undefined> {
  const reserveId = await markEnded(tx, { orderId, state, reason })
  if (reserveId === undefined) return undefined
  await recordOrderEvent(tx, actor, { orderId, type: `reserve.${state}`, data: { reserveId, ...(reason && { reason }) } })
  return reserveId
}
