import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { changeShipment, findShipment } from '../shipments.queries.ts'

/** The buyer has got a shipment. The order must be locked. */
export async function deliverShipment(
  tx: Context,
  actor: Actor,
  { orderId, shipmentId }: { orderId: number; shipmentId: number },
): Promise<void> {
  const shipment = await findShipment(tx, { id: shipmentId, orderId })
  if (!shipment) throw new AppError('shipment.not-found')
  if (shipment.state !== 'shipped') throw new AppError('order.not-now')
  await changeShipment(tx, shipmentId, { state: 'delivered', updatedAt: tx.now() })
  await recordOrderEvent(tx, actor, { orderId, type: 'shipment.delivered', data: { shipmentId, number: shipment.number } })
}
