import { openInvoiceStates, type StoredDocumentState } from '@vitrina/contract/documents/documents.rules'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from '#platform/database/drizzle'
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

/** Undefined: this bank document is recorded already. */
export async function insertOnce({ db }: Context, payment: NewPayment): Promise<PaymentRecord | undefined> {
  const [row] = await db.insert(payments).values(payment).onConflictDoNothing({ target: payments.bankKey }).returning()
  return row
}

export async function findByBankKey({ db }: Context, bankKey: string): Promise<number | undefined> {
  const [row] = await db.select({ id: payments.id }).from(payments).where(eq(payments.bankKey, bankKey))
  return row?.id
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

/** Refunds of a payment that were requested and have not gone yet. */
export async function pendingRefundsOf({ db }: Context, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.sum}), 0)` })
    .from(payments)
    .where(and(eq(payments.refundOf, paymentId), eq(payments.state, 'created')))
  return row?.sum ?? 0
}

type PaymentQuery = { documentId: number; method: 'sbp' | 'card'; sum: number; createdBy: number }

/** An equal one that can still be paid, or is being started right now: a double click gets the same. */
export async function findSamePayment(
  { db }: Context,
  { documentId, method, sum, createdBy }: PaymentQuery,
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

export type PayableInvoice = { id: number; orderId: number; number: string; date: string; state: StoredDocumentState; open: number }

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
      open: sql<number>`(${documents.sum} - ${documents.paidSum})`,
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

/** True for one caller at a time, across all processes. */
export async function claimBankRequest({ db, now }: Context, { id, everyMs }: { id: number; everyMs: number }): Promise<boolean> {
  const moment = now()
  const claimed = await db
    .update(payments)
    .set({ askedAt: moment })
    .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, new Date(moment.getTime() - everyMs)))))
    .returning({ id: payments.id })
  return claimed.length > 0
}

/** Links of an order that ask for more than is open lead nowhere from now on; answers with their payments. The order must be held. */
export async function dropLinks({ db }: Context, orderId: number): Promise<number[]> {
  const isOverpaying = or(
    notInArray(documents.state, [...openInvoiceStates]),
    gt(payments.sum, sql`${documents.sum} - ${documents.paidSum}`),
  )
  const dropped = await db
    .update(payments)
    .set({ payUrl: null, qrPayload: null })
    .from(documents)
    .where(
      and(
        eq(documents.id, payments.documentId),
        eq(documents.orderId, orderId),
        eq(payments.direction, 'in'),
        eq(payments.state, 'link_issued'),
        isNotNull(payments.payUrl),
        isOverpaying,
      ),
    )
    .returning({ id: payments.id })
  return dropped.map(({ id }) => id)
}

/** A closed payment is left as it is. */
export const changeOpenPayment = ({ db }: Context, id: number, change: Partial<NewPayment>) =>
  db
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.state, ['created', 'link_issued'])))
