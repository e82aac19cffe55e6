import { and, asc, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { payments } from '#tables/documents'
import { returnRequests } from '#tables/shipments'
import { FREE_OF_PAYMENT } from './allocations.queries.ts'
import type { PaymentRecord } from './payments.queries.ts'
import type { Source } from './refund.rules.ts'

export async function findReturn({ db }: Context, returnId: number) {
  const [row] = await db
    .select({ orderId: returnRequests.orderId, resolution: returnRequests.resolution, sum: returnRequests.sum })
    .from(returnRequests)
    .where(eq(returnRequests.id, returnId))
  if (!row) throw new Error(`No return ${returnId} to pay for`)
  return row
}

export async function isPaidFor({ db }: Context, returnId: number): Promise<boolean> {
  const found = await db.select({ id: payments.id }).from(payments).where(eq(payments.returnId, returnId)).limit(1)
  return found.length > 0
}

/** Payments of an order, locked, with the refundable part of each: no more than it paid for this order, and no more than is left of it. */
export async function lockSources({ db }: Context, orderId: number): Promise<Source[]> {
  await db.execute(sql`
    select from payments where id in (select a.payment_id from payment_allocations a join documents d on d.id = a.document_id
      where d.order_id = ${orderId}) order by id for update`)
  const rows = await queryRows<Omit<Source, 'paymentId'> & { id: number }>(
    db,
    { id: 'number', method: 'text', refundable: 'number' },
    sql`
    select p.id, p.method, least(
        p.sum - p.refunded_sum - coalesce((select sum(r.sum) from payments r where r.refund_of = p.id and r.state = 'created'), 0),
        sum(a.sum) - coalesce((select sum(r.sum) from payments r join return_requests q on q.id = r.return_id
          where r.refund_of = p.id and q.order_id = ${orderId} and r.state in ('created', 'paid')), 0)) as refundable
    from payments p join payment_allocations a on a.payment_id = p.id join documents d on d.id = a.document_id
    where d.order_id = ${orderId} and p.direction = 'in' group by p.id order by p.id`,
  )
  return rows.map(({ id, method, refundable }) => ({ paymentId: id, method, refundable }))
}

/** The refundable part of a payment; of an offset only its unallocated part. */
export async function refundableOf({ db }: Context, paymentId: number): Promise<number> {
  const rows = await queryRows<{ refundable: number }>(
    db,
    { refundable: 'number' },
    sql`
    select least(
      p.sum - p.refunded_sum - coalesce((select sum(r.sum) from payments r where r.refund_of = p.id and r.state = 'created'), 0),
      case when p.method = 'offset' then ${FREE_OF_PAYMENT} else p.sum end) as refundable
    from payments p where p.id = ${paymentId} and p.direction = 'in' and p.state in ('paid', 'partially_refunded')`,
  )
  return Math.max(0, rows[0]?.refundable ?? 0)
}

/** Refunds for returned goods, paid or pending, by order. */
export async function returnedByOrder({ db }: Context, paymentId: number): Promise<Map<number, number>> {
  const rows = await queryRows<{ id: number; sum: number }>(
    db,
    { id: 'number', sum: 'number' },
    sql`
    select q.order_id as id, sum(r.sum) as sum from payments r join return_requests q on q.id = r.return_id
    where r.refund_of = ${paymentId} and r.state in ('created', 'paid') group by q.order_id`,
  )
  return new Map(rows.map(({ id, sum }) => [id, sum]))
}

/** The first waiting refund of a payment: SBP does not distinguish two refunds, so they go one after the other. */
export async function firstRefundOf({ db }: Context, paymentId: number): Promise<PaymentRecord | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.refundOf, paymentId), eq(payments.state, 'created')))
    .orderBy(asc(payments.id))
    .limit(1)
  return row
}
