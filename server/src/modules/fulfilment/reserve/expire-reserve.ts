import type { Context } from '#platform/context'
import { listOrderLines } from '#modules/order-record/order-lines'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { endReserve } from './end-reserve.ts'
import { releaseExcess } from './release-held.ts'
import { heldOf } from './held-parts.rules.ts'
import { findActiveReserve, lockOverdue } from './reserve.queries.ts'

/** The time of a reserve is over: its goods are free again. No notification where all of its goods have left. */
export async function expireReserve(tx: Context, orderId: number): Promise<void> {
  if (!(await lockOverdue(tx, orderId))) return
  const reserve = await findActiveReserve(tx, orderId)
  const lines = await listOrderLines(tx, orderId)
  const isUsedUp = lines.every((line) => heldOf(line.sources) <= line.waiting)
  await endReserve(tx, null, { orderId, state: isUsedUp ? 'consumed' : 'expired' })
  await releaseExcess(tx, lines, () => 0)
  await refreshOrder(tx, orderId)
  if (!isUsedUp) await notifyAboutOrder(tx, orderId, 'reserveExpired', { key: `reserve-expired:${reserve?.id}` })
}
