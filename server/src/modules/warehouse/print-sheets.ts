import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Printed } from '@vitrina/contract/printing/printing'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { printShipmentPapers } from '#modules/documents/print-shipment-papers'
import { storeForPrinting } from '#modules/documents/store-temporarily'
import { beginPrinting, PRINT_SHIPMENTS } from '#modules/printing/printing'
import { requireWarehouse } from '#modules/fulfilment/stock/warehouses'
import { isSeen } from '#modules/order-record/seen-orders'
import { readPicking, requireWarehouseOrders } from './picking-list.ts'
import { listSeenShipments } from './picking.queries.ts'
import { makeLabels } from './print/labels.ts'
import { makePickingSheet } from './print/picking-sheet.ts'
import { makeRouteSheet } from './print/route-sheet.ts'
import { listRouteStops } from './route-sheet.queries.ts'
import type { WarehouseOrderRow } from './warehouse-orders.queries.ts'

type Chosen = { warehouseId: number; orderIds: readonly number[] }

const named = (ctx: Context, what: string) => `${what} ${formatDay(sellerDay(ctx.now()))}.pdf`

/** Papers of one shipment are made at once, of many by a job; another manager's shipment looks missing, as its order does. */
export async function printPapers(ctx: Context, actor: Actor, given: readonly number[]): Promise<Printed> {
  const shipmentIds = [...new Set(given)]
  const found = await listSeenShipments(ctx, { ids: shipmentIds, isSeen: isSeen(actor) })
  if (found.length < shipmentIds.length) throw new AppError('shipment.not-found')
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))]
  if (shipmentIds.length > 1)
    return beginPrinting(ctx, actor, { job: PRINT_SHIPMENTS, papers: { shipmentIds, orderIds }, count: shipmentIds.length })
  const body = await printShipmentPapers(ctx, { shipmentIds, orderIds })
  const { path } = await storeForPrinting(ctx, { name: named(ctx, 'Документы'), body })
  return { path, printingId: null }
}

export async function printPicking(ctx: Context, actor: Actor, chosen: Chosen): Promise<{ path: string }> {
  const { warehouse, orders, lines } = await readPicking(ctx, actor, chosen)
  const body = await makePickingSheet({ warehouse: warehouse.name, day: sellerDay(ctx.now()), orders, lines })
  return storeForPrinting(ctx, { name: named(ctx, 'Лист сборки'), body })
}

/** An order nobody has packed goes as one box of unknown weight. */
const boxesOf = ({ boxes }: WarehouseOrderRow): number[] => (boxes.length > 0 ? boxes : [0])

export async function printLabels(ctx: Context, actor: Actor, chosen: Chosen): Promise<{ path: string }> {
  const warehouse = await requireWarehouse(ctx, chosen.warehouseId)
  const orders = await requireWarehouseOrders(ctx, actor, chosen)
  const labels = orders.flatMap((order) =>
    boxesOf(order).map((grams, at, all) => ({
      orderNumber: order.number,
      company: order.company,
      destination: order.deliveryType === 'pickup' ? 'Самовывоз' : [order.carrier, order.deliveryAddress].filter(Boolean).join(', '),
      contact: [order.contactName, order.contactPhone].filter(Boolean).join(', '),
      warehouse: warehouse.name,
      place: at + 1,
      count: all.length,
      grams,
    })),
  )
  return storeForPrinting(ctx, { name: named(ctx, 'Этикетки'), body: await makeLabels(labels) })
}

/** The driver's sheet of a day; without a shipment there is nothing to drive. */
export async function printRoute(
  ctx: Context,
  actor: Actor,
  { warehouseId, day }: { warehouseId: number; day: string },
): Promise<{ path: string }> {
  const warehouse = await requireWarehouse(ctx, warehouseId)
  const stops = await listRouteStops(ctx, { warehouseId, day, isSeen: isSeen(actor) })
  if (stops.length === 0) throw new AppError('shipment.not-found')
  return storeForPrinting(ctx, {
    name: named(ctx, 'Маршрутный лист'),
    body: await makeRouteSheet({ warehouse: warehouse.name, day, stops }),
  })
}
