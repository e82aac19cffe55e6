import { eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { rewardOrders } from '#tables/loyalty'
import { FREE_OF_PAYMENT } from './allocations.queries.ts'

/** The object that points of a payment were spent on: the payment itself, or a discount that was ordered as a reward. */
export async function spendingOf({ db }: Context, { id, sum }: { id: number; sum: number }) {
  const [reward] = await db
    .select({ id: rewardOrders.id, cost: rewardOrders.cost })
    .from(rewardOrders)
    .where(eq(rewardOrders.paymentId, id))
  return reward ? { spending: { rewardOrderId: reward.id }, cost: reward.cost } : { spending: { paymentId: id }, cost: sum }
}

type FreePoints = { id: number; free: number; orderId: number | null }

/** Payments in points of which a part lies on no invoice, with the order they were made for. */
export const listFreePoints = ({ db }: Context, companyId: number): Promise<FreePoints[]> =>
  queryRows<FreePoints>(
    db,
    { id: 'number', free: 'number', orderId: 'number?' },
    sql`
    select p.id, ${FREE_OF_PAYMENT} as free, d.order_id as "orderId" from payments p left join documents d on d.id = p.document_id
    where p.company_id = ${companyId} and p.method = 'points' and p.direction = 'in' and p.state in ('paid', 'partially_refunded')
      and ${FREE_OF_PAYMENT} > 0 order by p.id`,
  )

/** The total of an order, and the points it was paid with that have not gone back. */
export async function paidInPoints({ db }: Context, orderId: number): Promise<{ total: number; paid: number }> {
  const [row] = await queryRows<{ total: number; paid: number }>(
    db,
    { total: 'number', paid: 'number' },
    sql`
    select o.total, coalesce((select sum(p.sum - p.refunded_sum) from payments p where p.method = 'points' and p.direction = 'in'
      and p.document_id in (select d.id from documents d where d.order_id = o.id)), 0) as paid from orders o where o.id = ${orderId}`,
  )
  if (!row) throw new Error(`No order ${orderId} to pay`)
  return row
}
