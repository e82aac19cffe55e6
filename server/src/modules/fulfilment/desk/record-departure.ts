import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { issueShipmentDocuments } from '#modules/documents/issue-shipment-documents'
import { refreshLevels } from '#modules/club/refresh-levels'
import { accruePending } from '#modules/loyalty/accrue'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { endReserve } from '../reserve/end-reserve.ts'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { listOrderLines } from '#modules/order-record/order-lines'
import { openOf } from '#modules/order-record/line-figures.rules'
import type { ShipmentRecord } from '../shipments.queries.ts'

type DepartureInput = {
  order: OrderRecord
  shipment: Pick<ShipmentRecord, 'id' | 'number' | 'sum'>
  type: 'shipment.shipped' | 'shipment.issued'
}

/** After goods have left: the timeline, the documents, the pending points, and the buyer's notification. */
export async function recordDeparture(tx: Context, actor: Actor, { order, shipment, type }: DepartureInput): Promise<void> {
  const event = { type, data: { shipmentId: shipment.id, number: shipment.number, sum: shipment.sum } }
  if (order.state === 'confirmed') await stepOrder(tx, actor, order, { to: 'in_progress', ...event })
  else await recordOrderEvent(tx, actor, { orderId: order.id, ...event })
  await issueShipmentDocuments(tx, shipment.id)
  await accruePending(tx, shipment.id)
  await refreshLevels(tx, order.companyId, { isAnnounced: true })
  const lines = await listOrderLines(tx, order.id)
  if (lines.every((line) => openOf(line) <= 0 && line.waiting <= 0)) await endReserve(tx, actor, { orderId: order.id, state: 'consumed' })
  await notifyAboutOrder(tx, order.id, 'shipped', { key: `shipped:${shipment.id}`, shipment: shipment.number })
}
