import { sql } from 'drizzle-orm'
import type { DeliveryType, OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { isReadable } from '../reading/order-scope.queries.ts'

/** The orders among these that the reader may see. */
export async function readableIds({ db }: Context, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from orders o where o.id = any(${sql.param([...ids])}::int[]) and ${isReadable(actor)} order by o.id`)
  return rows.map(({ id }) => id)
}

export type ExportedOrder = {
  state: OrderState
  delivery_type: DeliveryType
  /** Chosen or promised. */
  expected_on: string | null
  pickup: string | null
  comment: string
}

/** Fields of the order form beyond the documents of the deal. */
export async function findExported({ db }: Context, id: number): Promise<ExportedOrder> {
  const { rows } = await db.execute<ExportedOrder>(sql`
    select o.state, o.delivery_type, coalesce(o.desired_on, o.promised_on)::text as expected_on, o.comment,
      (select concat_ws(', ', w.name, w.address) from warehouses w where w.id = o.warehouse_id) as pickup
    from orders o where o.id = ${id}`)
  const [order] = rows
  if (!order) throw new Error(`No order ${id} to export`)
  return order
}
