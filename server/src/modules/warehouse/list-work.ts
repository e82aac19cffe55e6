import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Input, Output } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { warehouseQueues } from '@vitrina/contract/warehouse/warehouse.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { listWarehouses } from '#modules/fulfilment/stock/warehouses'
import { isSeen } from '#modules/order-record/seen-orders'
import { showWarehouseOrder } from './warehouse-order.rules.ts'
import { listWarehouseOrders } from './warehouse-orders.queries.ts'

const PAGE_SIZE = 50

/** Orders of one queue of a warehouse, and how many stand in each. */
export async function listWork(
  ctx: Context,
  actor: Actor,
  { warehouse: chosen, queue, page, ...filters }: Input<typeof warehouseApi.list>['query'],
): Promise<Output<typeof warehouseApi.list>> {
  const warehouses = await listWarehouses(ctx)
  const warehouse =
    chosen === undefined
      ? (warehouses.filter(({ isActive }) => isActive).toSorted((a, b) => a.id - b.id)[0] ?? warehouses[0])
      : warehouses.find(({ id }) => id === chosen)
  if (!warehouse) throw new AppError('warehouse.not-found')
  const today = sellerDay(ctx.now())
  const place = { warehouseId: warehouse.id, today }
  const rows = await listWarehouseOrders(ctx, { ...place, ...filters, isSeen: isSeen(actor) })
  const orders = rows.map((row) => showWarehouseOrder(row, place))
  const counts = Object.fromEntries(warehouseQueues.map((name) => [name, orders.filter((order) => order.queue === name).length])) as Output<
    typeof warehouseApi.list
  >['counts']
  const wanted = orders.filter((order) => order.queue === queue)
  return {
    warehouse: { id: warehouse.id, name: warehouse.name },
    warehouses,
    items: wanted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    counts,
    meta: pageMetaOf({ page, size: PAGE_SIZE, total: wanted.length }),
  }
}
