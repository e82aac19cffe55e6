import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { endReserve } from './end-reserve.ts'
import { releaseAllHeld } from './release-held.ts'

/** Buyer or seller: the goods need not be held any more. Returns the ended reserve. The order must be locked. */
export async function releaseReserve(
  tx: Context,
  actor: Actor,
  { orderId, reason = '' }: { orderId: number; reason?: string },
): Promise<{ reserveId: number }> {
  const reserveId = await endReserve(tx, actor, { orderId, state: 'released', reason })
  if (reserveId === undefined) throw new AppError('order.not-now')
  await releaseAllHeld(tx, orderId)
  return { reserveId }
}
