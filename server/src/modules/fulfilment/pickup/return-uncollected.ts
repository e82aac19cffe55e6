import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { cutGoods } from '../stock/goods.queries.ts'
import { listOrderLines } from '#modules/order-record/order-lines'
import { changeShipment, listShipmentItems } from '../shipments.queries.ts'
import { endReserve } from '../reserve/end-reserve.ts'
import { heldOf, planReleaseAt } from '../reserve/held-parts.rules.ts'

type Uncollected = { orderId: number; shipment: { id: number; number: string }; reason: string }

/**
 * Uncollected goods are free again. The money paid stays with the order, which is
 * assembled once more, or cancelled as any other. The order must be locked.
 */
export async function returnUncollected(tx: Context, actor: Actor | null, { orderId, shipment, reason }: Uncollected): Promise<void> {
  const { id, number } = shipment
  await changeShipment(tx, id, { state: 'not_collected', pickupCode: null, updatedAt: tx.now() })
  const waited = new Map((await listShipmentItems(tx, id)).map(({ orderItemId, amount }) => [orderItemId, amount]))
  const lines = await listOrderLines(tx, orderId)
  await cutGoods(
    tx,
    lines.flatMap(({ id: lineId, sources, pickupAt }) =>
      planReleaseAt(sources, { warehouseId: pickupAt, amount: waited.get(lineId) ?? 0 }),
    ),
  )
  const isAnythingHeld = (await listOrderLines(tx, orderId)).some(({ sources }) => heldOf(sources) > 0)
  if (!isAnythingHeld) await endReserve(tx, actor, { orderId, state: 'released', reason })
  await recordOrderEvent(tx, actor, {
    orderId,
    type: 'shipment.not_collected',
    data: { shipmentId: id, number, ...(reason && { reason }) },
  })
  await notifyAboutOrder(tx, orderId, 'notCollected', { key: `not-collected:${id}`, shipment: number, reason })
  await notifyAboutOrder(tx, orderId, 'notCollectedForManager', { key: `not-collected-desk:${id}`, shipment: number, reason })
}
