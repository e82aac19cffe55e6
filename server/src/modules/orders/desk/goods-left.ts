import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { issueShipmentPapers } from '#modules/documents/issue-shipment-papers'
import { accruePending } from '#modules/loyalty/accrue'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { endReserve } from '../reserve/end-reserve.ts'
import { stepOrder } from '#modules/order-record/step-order'
import { tellOfOrder } from '#modules/order-record/tell-of-order'
import { listLines } from './lines.queries.ts'
import { openOf } from './line-figures.ts'
import type { ShipmentRecord } from './shipments.queries.ts'

type Left = { order: OrderRecord; shipment: Pick<ShipmentRecord, 'id' | 'number' | 'sum'>; type: 'shipment.shipped' | 'shipment.issued' }

/** After goods have left: the timeline, the papers, the pending points, and the buyer's notification. */
export async function goodsLeft(tx: Context, actor: Actor, { order, shipment, type }: Left): Promise<void> {
  const story = { type, data: { shipmentId: shipment.id, number: shipment.number, sum: shipment.sum } }
  if (order.state === 'confirmed') await stepOrder(tx, actor, order, { to: 'in_progress', ...story })
  else await recordOrderEvent(tx, actor, { orderId: order.id, ...story })
  await issueShipmentPapers(tx, shipment.id)
  await accruePending(tx, shipment.id)
  const lines = await listLines(tx, order.id)
  if (lines.every((line) => openOf(line) <= 0 && line.waiting <= 0)) await endReserve(tx, actor, { orderId: order.id, state: 'consumed' })
  await tellOfOrder(tx, order.id, 'shipped', { key: `shipped:${shipment.id}`, shipment: shipment.number })
}
