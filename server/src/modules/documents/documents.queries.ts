import { and, asc, eq, ne, sql } from '#platform/database/drizzle'
import type { DocumentType } from '@vitrina/contract/documents/documents.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { documents } from '#tables/documents'

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
  const rows = await queryRows<{ number: string }>(db, { number: 'text' }, sql`select nextval(${sequences[type]})::text as number`)
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
