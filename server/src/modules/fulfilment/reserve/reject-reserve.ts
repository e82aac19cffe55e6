import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { endReserve } from './end-reserve.ts'
import { releaseAllHeld } from './release-held.ts'
import { findActiveReserve } from './reserve.queries.ts'

/** The seller does not hold the goods: they are free again. The order must be locked. */
export async function rejectReserve(tx: Context, actor: Actor, { orderId, reason }: { orderId: number; reason: string }): Promise<void> {
  const reserve = await findActiveReserve(tx, orderId)
  if (reserve?.state !== 'requested') throw new AppError('order.not-now')
  await endReserve(tx, actor, { orderId, state: 'rejected', reason })
  await releaseAllHeld(tx, orderId)
  await notifyAboutOrder(tx, orderId, 'reserveRejected', { key: `reserve-rejected:${reserve.id}`, reason })
}
