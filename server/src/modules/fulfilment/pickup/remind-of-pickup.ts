import type { Context } from '#platform/context'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { claimReminder } from './pickup.queries.ts'

/** Goods have waited two working days, or have one left after more time was given. */
export async function remindOfPickup(tx: Context, shipmentId: number): Promise<void> {
  const taken = await claimReminder(tx, shipmentId)
  if (!taken) return
  const { orderId, until, code } = taken
  await notifyAboutOrder(tx, orderId, 'pickupReminder', { key: `pickup-reminder:${shipmentId}:${until}`, code, until: formatDay(until) })
}
