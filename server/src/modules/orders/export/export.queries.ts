import { eq, sql } from '#platform/database/drizzle'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { o, shownColumns } from '../reading/order-columns.queries.ts'
import { isReadable } from '../reading/order-scope.queries.ts'

/** The orders among these that the reader may see. */
export async function readableIds({ db }: Context, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select o.id from orders o where o.id = any(${sql.param([...ids])}::int[]) and ${isReadable(actor)} order by o.id`,
  )
  return rows.map(({ id }) => id)
}

/** Fields of the order form beyond the documents of the deal. */
export async function findExported({ db }: Context, id: number) {
  const [order] = await db
    .select({
      ...shownColumns,
      state: o.state,
      deliveryType: o.deliveryType,
      buyerOrderNumber: o.buyerOrderNumber,
      /** Chosen or promised. */
      expectedOn: sql<string | null>`coalesce(o.desired_on, o.promised_on)::text`,
      pickup: sql<string | null>`(select concat_ws(', ', w.name, w.address) from warehouses w where w.id = o.warehouse_id)`,
    })
    .from(o)
    .where(eq(o.id, id))
  if (!order) throw new Error(`No order ${id} to export`)
  return order
}
