import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { changeShipment, type ShipmentRecord } from '../shipments.queries.ts'
import { extendedDates } from './pickup-dates.rules.ts'
import { pickupTerms } from './pickup-terms.ts'

/** The goods wait as many working days more, and the buyer is notified. The order must be locked. */
export async function extendPickup(tx: Context, actor: Actor, { id, orderId, number, pickupUntil }: ShipmentRecord): Promise<void> {
  const { calendar, today, days } = await pickupTerms(tx, orderId)
  const { until, remindOn } = extendedDates(calendar, { until: pickupUntil ?? today, today, days })
  await changeShipment(tx, id, { pickupUntil: until, pickupRemindOn: remindOn, pickupRemindedAt: null, updatedAt: tx.now() })
  await recordOrderEvent(tx, actor, { orderId, type: 'shipment.pickup-extended', data: { shipmentId: id, number, until } })
  await notifyAboutOrder(tx, orderId, 'pickupExtended', { key: `pickup-extended:${id}:${until}`, until: formatDay(until) })
}
