import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { documents, payments } from '#tables/documents'
import { orders } from '#tables/orders'
import { returnRequests } from '#tables/shipments'
import { users } from '#tables/users'

export type PaymentRecord = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

export async function insertPayment({ db }: Context, payment: NewPayment): Promise<PaymentRecord> {
  const [row] = await db.insert(payments).values(payment).returning()
  if (!row) throw new Error('The payment was not written')
  return row
}

export const changePayment = ({ db }: Context, id: number, change: Partial<NewPayment>) =>
  db.update(payments).set(change).where(eq(payments.id, id))

export async function findPayment({ db }: Context, by: { id: number } | { key: string }): Promise<PaymentRecord | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where('id' in by ? eq(payments.id, by.id) : eq(payments.key, by.key))
  return row
}

/** Held until the transaction ends; the order it is for must be held before it. */
export async function lockPayment({ db }: Context, id: number): Promise<PaymentRecord> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw new Error(`No payment ${id} to lock`)
  return row
}

export const lockPayments = ({ db }: Context, ids: readonly number[]): Promise<PaymentRecord[]> =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(asc(payments.id))
    .for('update')

export async function orderOfPayment(
  { db }: Context,
  { documentId, returnId }: Pick<PaymentRecord, 'documentId' | 'returnId'>,
): Promise<number | null> {
  if (documentId !== null) {
    const [row] = await db.select({ orderId: documents.orderId }).from(documents).where(eq(documents.id, documentId))
    return row?.orderId ?? null
  }
  if (returnId === null) return null
  const [row] = await db.select({ orderId: returnRequests.orderId }).from(returnRequests).where(eq(returnRequests.id, returnId))
  return row?.orderId ?? null
}

/** What of a payment was asked back and has not gone yet. */
export async function pendingRefundsOf({ db }: Context, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.sum}), 0)::float8` })
    .from(payments)
    .where(and(eq(payments.refundOf, paymentId), eq(payments.state, 'created')))
  return row?.sum ?? 0
}

type Asked = { documentId: number; method: 'sbp' | 'card'; sum: number; createdBy: number }

/** One just like it that can still be paid, or is being started right now: who presses twice gets the same. */
export async function findTwin(
  { db }: Context,
  { documentId, method, sum, createdBy }: Asked,
  now: Date,
): Promise<PaymentRecord | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.documentId, documentId),
        eq(payments.method, method),
        eq(payments.sum, sum),
        eq(payments.createdBy, createdBy),
        or(
          and(eq(payments.state, 'link_issued'), isNotNull(payments.payUrl), sql`${payments.expiresAt} > ${moment} + interval '5 minutes'`),
          and(eq(payments.state, 'created'), sql`${payments.createdAt} > ${moment} - interval '1 minute'`),
        ),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1)
  return row
}

export type PayableInvoice = { id: number; orderId: number; number: string; date: string; state: string; open: number }

/** An invoice of the company's own order. */
export async function findInvoice(
  { db }: Context,
  { id, companyId }: { id: number; companyId: number },
): Promise<PayableInvoice | undefined> {
  const { number, date, state } = documents
  const [row] = await db
    .select({
      id: documents.id,
      orderId: orders.id,
      number,
      date,
      state,
      open: sql<number>`(${documents.sum} - ${documents.paidSum})::float8`,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.id, id), eq(documents.companyId, companyId), eq(documents.type, 'invoice')))
  return row
}

export async function customerKeyOf({ db }: Context, userId: number): Promise<string> {
  const [row] = await db.select({ uuid: users.uuid }).from(users).where(eq(users.id, userId))
  if (!row) throw new Error(`No user ${userId}`)
  return row.uuid
}

/** Nothing happens to one whose end is known. */
export const changeOpenPayment = ({ db }: Context, id: number, change: Partial<NewPayment>) =>
  db
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.state, ['created', 'link_issued'])))
