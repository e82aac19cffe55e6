import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import type { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { comparePlaces } from '@vitrina/contract/warehouse/warehouse.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireWarehouse } from '#modules/fulfilment/stock/warehouses'
import { isSeen } from '#modules/order-record/seen-orders'
import { showPickingLine, wantedOf } from './warehouse-order.rules.ts'
import { listWarehouseOrders, type WarehouseOrderRow } from './warehouse-orders.queries.ts'

type Chosen = { warehouseId: number; orderIds: readonly number[] }

/** These orders as a member of staff sees them from a warehouse; another manager's looks missing. */
export async function requireWarehouseOrders(ctx: Context, actor: Actor, { warehouseId, orderIds }: Chosen): Promise<WarehouseOrderRow[]> {
  const ids = [...new Set(orderIds)]
  const rows = await listWarehouseOrders(ctx, { warehouseId, today: sellerDay(ctx.now()), isSeen: isSeen(actor), ids })
  if (rows.length < ids.length) throw new AppError('order.not-found')
  return rows
}

export const showPickedOrder = ({ id, number, version, company, deliveryType, boxes }: WarehouseOrderRow) => ({
  id,
  number,
  version,
  company,
  deliveryType,
  boxes,
})

/** Goods of some orders in the order of a walk through the warehouse; one product for several orders stands together. */
export async function readPicking(ctx: Context, actor: Actor, chosen: Chosen): Promise<Output<typeof warehouseApi.picking>> {
  const { id, name } = await requireWarehouse(ctx, chosen.warehouseId)
  const rows = await requireWarehouseOrders(ctx, actor, chosen)
  const lines = rows.flatMap((order) => {
    const wanted = wantedOf(order, id)
    return order.lines.flatMap((line) => {
      const amount = wanted.get(line.id) ?? 0
      return amount > 0 ? [showPickingLine(order, line, amount)] : []
    })
  })
  return {
    warehouse: { id, name },
    orders: rows.map(showPickedOrder),
    lines: lines.toSorted((a, b) => comparePlaces(a.place, b.place) || a.article.localeCompare(b.article, 'ru') || a.orderId - b.orderId),
  }
}
