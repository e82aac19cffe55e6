import type { Context } from '#platform/context'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { findActiveReserve, claimReminder } from './reserve.queries.ts'
import { untilInFigures } from './reserve-until.rules.ts'

/** The buyer has a working day left: to pay, to ask for more time, or to let it go. */
export async function remindOfReserve(tx: Context, id: number): Promise<void> {
  const taken = await claimReminder(tx, id)
  const reserve = taken && (await findActiveReserve(tx, taken.orderId))
  if (!reserve) return
  const until = untilInFigures(taken.expiresAt, reserve.timezone)
  await notifyAboutOrder(tx, taken.orderId, 'reserveExpiring', { key: `reserve-expiring:${id}:${taken.extendedTimes}`, until })
}
