import { type SQL, sql } from '#platform/database/drizzle'
import type { OrderFilters } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { matches } from './order-filters.queries.ts'
import { isReadable } from './order-scope.queries.ts'

/** Which orders a list asks for. */
export function isListed(actor: Actor, { scope, ...filters }: OrderFilters, today: string): SQL {
  return sql`${scopeOf(actor, scope)} and ${matches(filters, today)}`
}

function scopeOf(actor: Actor, scope: OrderFilters['scope']): SQL {
  const { user } = actor
  if (scope === 'all') return isReadable(actor)
  const ofCompany = sql`o.company_id = ${user?.companyId ?? 0}`
  return scope === 'my' ? sql`${ofCompany} and o.created_by = ${user?.id ?? 0}` : ofCompany
}

export async function countOrders({ db }: Context, condition: SQL, most: number): Promise<number> {
  const rows = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select count(*)::int as total from (select from orders o where ${condition} limit ${most}) counted`,
  )
  return rows[0]?.total ?? 0
}

/** The ids of one page, newest first, for `listOrderRows`. */
export const pageOf = (condition: SQL, { page, size }: { page: number; size: number }): SQL => sql`
  select o.id, row_number() over (order by o.id desc) as place from orders o where ${condition}
  order by o.id desc limit ${size} offset ${(page - 1) * size}`

/** The same of one order. */
export const oneOf = (condition: SQL): SQL => sql`select o.id, 1 as place from orders o where ${condition}`

export const isOrder = (id: number): SQL => sql`o.id = ${id}`
export const isReadableOrder = (actor: Actor, id: number): SQL => sql`o.id = ${id} and ${isReadable(actor)}`

export async function isThere({ db }: Context, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`select from orders o where ${condition}`)
  return rows.length > 0
}
