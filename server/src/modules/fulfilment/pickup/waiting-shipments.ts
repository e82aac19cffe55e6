import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { findShipment, type ShipmentRecord, updateWaiting } from '../shipments.queries.ts'

/** Where goods for pickup lie and are handed over. */
export function pickupPointOf({ number, warehouseId }: OrderRecord): number {
  if (warehouseId === null) throw new Error(`${number} is picked up nowhere`)
  return warehouseId
}

/** A shipment of the order that waits for its pickup code. */
export async function requireWaiting(
  tx: Context,
  { id, shipmentId }: { id: number; shipmentId: number },
): Promise<ShipmentRecord & { pickupCode: string }> {
  const shipment = await findShipment(tx, { id: shipmentId, orderId: id })
  if (!shipment) throw new AppError('shipment.not-found')
  if (shipment.state !== 'ready_for_pickup' || shipment.pickupCode === null) throw new AppError('order.not-now')
  return { ...shipment, pickupCode: shipment.pickupCode }
}

/** Goods assembled for pickup are not waited for any more; they stay held until they are released or cancelled. */
export async function dropWaitingShipments(tx: Context, orderId: number): Promise<void> {
  await updateWaiting(tx, orderId)
}
