import { startOfSellerDay } from '@vitrina/contract/days/days.rules'
import { sqlList } from '#platform/database/sql-list'
import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { type SQL, sql } from '#platform/database/drizzle'
import type { OrderFilters } from '@vitrina/contract/orders/orders'

type Filters = Omit<OrderFilters, 'scope'>

/** Wild cards of LIKE are plain signs in typed text. */
const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const anyOf = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`

function paymentIs(requestedStates: readonly string[], today: string): SQL {
  const states = requestedStates.filter((state) => state !== 'overdue')
  const isOverdue = sql`exists (select from documents d where d.order_id = o.id and d.type = 'invoice'
    and d.state in (${sqlList(openInvoiceStates)}) and d.due_on < ${today}::date)`
  if (!requestedStates.includes('overdue')) return sql`o.payment_state = ${anyOf(states)}`
  return states.length > 0 ? sql`(o.payment_state = ${anyOf(states)} or ${isOverdue})` : isOverdue
}

/** Filters of an order `o`; numbers and names are found by any part of them. */
export function matches({ q, state, shipping, payment, from, to, sumMin, sumMax, managerId }: Filters, today: string): SQL {
  const conditions: SQL[] = []
  const words = q.trim()
  if (words !== '')
    conditions.push(sql`(o.number ilike ${asPattern(words)} or o.buyer_order_number ilike ${asPattern(words)} or exists (
      select from order_items i where i.order_id = o.id and (i.article ilike ${asPattern(words)} or i.name ilike ${asPattern(words)})))`)
  if (state?.length) conditions.push(sql`o.state = ${anyOf(state)}`)
  if (shipping?.length) conditions.push(sql`o.shipping_state = ${anyOf(shipping)}`)
  if (payment?.length) conditions.push(paymentIs(payment, today))
  if (from) conditions.push(sql`o.created_at >= ${startOfSellerDay(from)}::timestamptz`)
  if (to) conditions.push(sql`o.created_at < ${startOfSellerDay(to)}::timestamptz + interval '1 day'`)
  if (sumMin !== undefined) conditions.push(sql`o.total >= ${sumMin}`)
  if (sumMax !== undefined) conditions.push(sql`o.total <= ${sumMax}`)
  if (managerId !== undefined) conditions.push(sql`o.manager_id = ${managerId}`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
