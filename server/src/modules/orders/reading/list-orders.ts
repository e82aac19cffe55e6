import type { OrderFilters, OrderRow } from '@vitrina/contract/orders/orders'
import { MOST_COUNTED, type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { requireToggle } from '#modules/site/require-access'
import { countOrders, isListed, pageOf } from './list-orders.queries.ts'
import { listOrderRows } from './order-row.queries.ts'
import { rowOf } from './show-row.ts'

type OrderQuery = OrderFilters & { page: number; size: number }

/** Orders, newest first. */
export async function listOrders(
  ctx: Context,
  actor: Actor,
  { page, size, ...filters }: OrderQuery,
): Promise<{ items: OrderRow[]; meta: PageMeta }> {
  requireToggle(actor, 'orders')
  const today = sellerDay(ctx.now())
  const condition = isListed(actor, filters, today)
  const total = await countOrders(ctx, condition, MOST_COUNTED)
  const found = total > 0 ? await listOrderRows(ctx, { page: pageOf(condition, { page, size }), today }) : []
  return { items: found.map((row) => rowOf(actor, row)), meta: pageMetaOf({ page, size, total }) }
}
