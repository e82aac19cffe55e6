import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { markEnded, type ReserveEnding } from './reserve.queries.ts'

type End = { orderId: number; state: ReserveEnding; reason?: string }

/** Ends the reserve an order has, if it has one that holds. The goods themselves are given back by `giveBackHeld` or `releaseHeld`. */
export async function endReserve(tx: Context, actor: Actor | null, { orderId, state, reason = '' }: End): Promise<boolean> {
  const reserveId = await markEnded(tx, { orderId, state, reason })
  if (reserveId === undefined) return false
  await recordOrderEvent(tx, actor, { orderId, type: `reserve.${state}`, data: { reserveId, ...(reason && { reason }) } })
  return true
}
