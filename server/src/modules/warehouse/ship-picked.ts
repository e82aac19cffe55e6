import type { Input, Output } from '@vitrina/contract/endpoint'
import type { ShipResult, warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { requireWarehouse } from '#modules/fulfilment/stock/warehouses'
import { lockSeenOrder } from '#modules/order-record/seen-orders'
import { assembleAtDesk } from '#modules/orders/desk/pickup-at-desk'
import { shipAtDesk } from '#modules/orders/desk/shipments-at-desk'
import { requireWarehouseOrders } from './picking-list.ts'
import { deletePicks, findLastShipment, sendBoxes } from './picking.queries.ts'
import { validPick, wantedOf } from './warehouse-order.rules.ts'
import type { WarehouseOrderRow } from './warehouse-orders.queries.ts'

type SeenOrder = { id: number; version: number }

/** The picked amounts; undefined where nobody has begun to pick: then all that lies here leaves. */
function pickedItems(order: WarehouseOrderRow, warehouseId: number): { id: number; amount: number }[] | undefined {
  const wanted = wantedOf(order, warehouseId)
  const picks = order.lines.flatMap((line) => {
    const pick = validPick(line)
    return pick ? [{ id: line.id, amount: Math.min(pick.amount, wanted.get(line.id) ?? 0) }] : []
  })
  if (picks.length === 0) return undefined
  const items = picks.filter(({ amount }) => amount > 0)
  if (items.length === 0) throw new AppError('order.nothing-picked')
  return items
}

/** One order, all of it or none: the goods leave, picks and boxes go with them. */
const sendOff = (ctx: Context, actor: Actor, { id, version, warehouseId }: SeenOrder & { warehouseId: number }): Promise<ShipResult> =>
  inTransaction(ctx, async (tx) => {
    const [order] = await requireWarehouseOrders(tx, actor, { warehouseId, orderIds: [id] })
    if (!order) throw new AppError('order.not-found')
    const items = pickedItems(order, warehouseId)
    const isPickup = order.deliveryType === 'pickup'
    if (isPickup && order.warehouseId !== warehouseId) throw new AppError('order.not-here')
    if (isPickup) await assembleAtDesk(tx, actor, { id, version, items })
    else await shipAtDesk(tx, actor, { id, version, items, warehouseId, trackingNumber: '' })
    const shipment = await findLastShipment(tx, id)
    if (!shipment) throw new Error(`${order.number} was sent off without a shipment`)
    await deletePicks(tx, { orderId: id, warehouseId })
    await sendBoxes(tx, { orderId: id, warehouseId, shipmentId: shipment.id })
    return { orderId: id, number: order.number, outcome: isPickup ? 'assembled' : 'shipped', shipment, reason: '' }
  })

/**
 * Sends off many orders. Each stands for itself: one that is refused does not keep the others back. The orders are locked in the order
 * of their numbers first, as receipts do. A call of which nothing worked is refused.
 */
export const shipPicked = (
  ctx: Context,
  actor: Actor,
  { warehouseId, orders }: Input<typeof warehouseApi.ship>['body'],
): Promise<Output<typeof warehouseApi.ship>> =>
  inTransaction(ctx, async (tx) => {
    await requireWarehouse(tx, warehouseId)
    const unique = [...new Map(orders.map((order) => [order.id, order])).values()].toSorted((a, b) => a.id - b.id)
    const locked: (SeenOrder & { number: string })[] = []
    for (const order of unique) locked.push({ ...order, number: (await lockSeenOrder(tx, actor, order.id)).number })
    const results: ShipResult[] = []
    let refusal: AppError | undefined
    for (const { number, ...order } of locked) {
      try {
        results.push(await sendOff(tx, actor, { ...order, warehouseId }))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refusal ??= error
        const reason = fill(textsIn(actor.language).errors[error.code], error.params)
        results.push({ orderId: order.id, number, outcome: 'refused', shipment: null, reason })
      }
    }
    if (refusal && results.every(({ outcome }) => outcome === 'refused')) throw refusal
    return { results }
  })
