import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { DocumentType } from '@vitrina/contract/documents/documents.rules'
import type { Context } from '#platform/context'
import { documents, paymentAllocations } from '#tables/documents'

export type DocumentRecord = typeof documents.$inferSelect

const sequences: Record<DocumentType, string> = {
  invoice: 'invoice_numbers',
  waybill: 'waybill_numbers',
  upd: 'upd_numbers',
  correction: 'correction_numbers',
  reconciliation: 'reconciliation_numbers',
}

/** Plain digits: banks take no other number of an invoice. */
export async function nextNumber({ db }: Context, type: DocumentType): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval(${sequences[type]})::text as number`)
  const [next] = rows
  if (!next) throw new Error(`No number for a document of type ${type}`)
  return next.number
}

export async function insertDocument({ db }: Context, document: typeof documents.$inferInsert): Promise<{ id: number; number: string }> {
  const [row] = await db.insert(documents).values(document).returning({ id: documents.id, number: documents.number })
  if (!row) throw new Error('The document was not written')
  return row
}

const ofOrder = (orderId: number) => and(eq(documents.orderId, orderId), eq(documents.type, 'invoice'), ne(documents.state, 'cancelled'))

/** Invoices of an order that stand, the oldest first. The order must be locked, as for every change of them. */
export const listStandingInvoices = ({ db }: Context, orderId: number): Promise<DocumentRecord[]> =>
  db.select().from(documents).where(ofOrder(orderId)).orderBy(asc(documents.id))

export const cancelUnpaid = ({ db }: Context, orderId: number) =>
  db
    .update(documents)
    .set({ state: 'cancelled' })
    .where(and(ofOrder(orderId), eq(documents.state, 'awaiting'), eq(documents.paidSum, 0)))

/** Takes the money off these invoices and cancels them; answers with the money, the oldest payment first. */
export async function cancelPaid({ db }: Context, ids: readonly number[]): Promise<{ paymentId: number; sum: number }[]> {
  const lies = inArray(paymentAllocations.documentId, [...ids])
  // Payments are held before anything of theirs is moved, always by their numbers.
  await db.execute(sql`
    select from payments where id in (${db.select({ id: paymentAllocations.paymentId }).from(paymentAllocations).where(lies)}) order by id for update`)
  const taken = await db.delete(paymentAllocations).where(lies).returning()
  await db
    .update(documents)
    .set({ state: 'cancelled', paidSum: 0 })
    .where(inArray(documents.id, [...ids]))
  const byPayment = new Map<number, number>()
  for (const { paymentId, sum } of taken) byPayment.set(paymentId, (byPayment.get(paymentId) ?? 0) + sum)
  return Array.from(byPayment, ([paymentId, sum]) => ({ paymentId, sum })).toSorted((one, other) => one.paymentId - other.paymentId)
}

/** Lays money on a new invoice. */
export async function insertAllocations(
  { db }: Context,
  { documentId, sum, parts }: { documentId: number; sum: number; parts: readonly { paymentId: number; sum: number }[] },
): Promise<void> {
  const paidSum = parts.reduce((total, part) => total + part.sum, 0)
  if (paidSum === 0) return
  await db.insert(paymentAllocations).values(parts.map((part) => ({ ...part, documentId })))
  await db
    .update(documents)
    .set({ paidSum, state: paidSum < sum ? 'partially_paid' : 'paid' })
    .where(eq(documents.id, documentId))
}
