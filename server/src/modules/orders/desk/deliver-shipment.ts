import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { atDesk } from './at-desk.ts'
import { changeShipment, findShipment } from './shipments.queries.ts'

/** The buyer has got a shipment. */
export const deliverShipment = (
  ctx: Context,
  actor: Actor,
  { id, version, shipmentId }: { id: number; version: number; shipmentId: number },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'deliver' }, async (tx) => {
    const shipment = await findShipment(tx, { id: shipmentId, orderId: id })
    if (!shipment) throw new AppError('shipment.not-found')
    if (shipment.state !== 'shipped') throw new AppError('order.not-now')
    await changeShipment(tx, shipmentId, { state: 'delivered', updatedAt: tx.now() })
    await recordOrderEvent(tx, actor, { orderId: id, type: 'shipment.delivered', data: { shipmentId, number: shipment.number } })
  })
