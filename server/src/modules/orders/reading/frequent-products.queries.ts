import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type FrequentlyOrdered = { productId: number; amount: number; orderCount: number }

/** Older orders say little about what is bought now, and would make the question dearer every year. */
const NEWEST_ORDERS = 60

/** Products in at least two of the company's newest orders, with the middle one of their amounts: one that was really ordered. */
export async function listFrequentlyOrdered(
  { db }: Context,
  { companyId, most }: { companyId: number; most: number },
): Promise<FrequentlyOrdered[]> {
  const rows = await queryRows<FrequentlyOrdered>(
    db,
    { productId: 'number', amount: 'number', orderCount: 'number' },
    sql`
    select i.product_id as "productId", percentile_disc(0.5) within group (order by i.amount) as amount,
      count(distinct i.order_id)::int as "orderCount"
    from (
      select o.id from orders o where o.company_id = ${companyId} and o.state not in ('cancelled', 'declined', 'rejected')
      order by o.id desc limit ${NEWEST_ORDERS}
    ) newest
    join order_items i on i.order_id = newest.id
    join products p on p.id = i.product_id and p.is_active
    where i.replacement_of is null and i.amount > i.cancelled
    group by i.product_id having count(distinct i.order_id) > 1
    order by count(distinct i.order_id) desc, max(i.order_id) desc, i.product_id limit ${most}`,
  )
  return rows
}
