import type { Context } from '#platform/context'
import { tellOfOrder } from '#modules/order-record/tell-of-order'
import { inFigures } from '../desk/day-in-figures.rules.ts'
import { takeReminder } from './pickup.queries.ts'

/** Goods have waited two working days, or have one left after more time was given. */
export async function remindOfPickup(tx: Context, shipmentId: number): Promise<void> {
  const taken = await takeReminder(tx, shipmentId)
  if (!taken) return
  const { orderId, until, code } = taken
  await tellOfOrder(tx, orderId, 'pickupReminder', { key: `pickup-reminder:${shipmentId}:${until}`, code, until: inFigures(until) })
}
