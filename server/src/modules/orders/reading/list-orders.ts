import type { ListedOrder, OrderFilters } from '@vitrina/contract/orders/orders'
import { MOST_COUNTED, type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { invoicesOfOrders } from '#modules/documents/invoices-of-orders'
import { requireToggle } from '#modules/site/require-access'
import { countOrders, isListed, pageOf } from './list-orders.queries.ts'
import { listOrderRows } from './order-row.queries.ts'
import { rowOf } from './show-row.ts'

type OrderQuery = OrderFilters & { page: number; size: number }
type Rows = Awaited<ReturnType<typeof listOrderRows>>

/** Rows of a buyer's list, each with its invoice at hand. */
export async function showListed(ctx: Context, actor: Actor, rows: Rows): Promise<ListedOrder[]> {
  const invoices = await invoicesOfOrders(
    ctx,
    actor,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...rowOf(actor, row), invoice: invoices.get(row.id) ?? null }))
}

/** Orders, newest first. */
export async function listOrders(
  ctx: Context,
  actor: Actor,
  { page, size, ...filters }: OrderQuery,
): Promise<{ items: ListedOrder[]; meta: PageMeta }> {
  requireToggle(actor, 'orders')
  const today = sellerDay(ctx.now())
  const condition = isListed(actor, filters, today)
  const total = await countOrders(ctx, condition, MOST_COUNTED)
  const found = total > 0 ? await listOrderRows(ctx, { page: pageOf(condition, { page, size }), today }) : []
  return { items: await showListed(ctx, actor, found), meta: pageMetaOf({ page, size, total }) }
}
