import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { and, asc, eq, inArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { documents, paymentAllocations } from '#tables/documents'
import { orders } from '#tables/orders'
import type { Advance, OpenInvoice, Part } from './allocate.rules.ts'

export type InvoiceFilter = { companyId: number; documentIds?: readonly number[] | undefined; orderId?: number | undefined }
export type LockedInvoice = OpenInvoice & { orderId: number | null }

const isOpen = and(eq(documents.type, 'invoice'), inArray(documents.state, openInvoiceStates))

const condition = ({ companyId, documentIds, orderId }: InvoiceFilter) =>
  and(
    eq(documents.companyId, companyId),
    isOpen,
    documentIds && inArray(documents.id, [...documentIds]),
    orderId === undefined ? undefined : eq(documents.orderId, orderId),
  )

/**
 * Invoices that wait for money. Their orders are held first, then they themselves, always by their numbers:
 * two payments of one company never wait for each other.
 */
export async function lockOpenInvoices({ db }: Context, filter: InvoiceFilter): Promise<LockedInvoice[]> {
  const found = await db.select({ orderId: documents.orderId }).from(documents).where(condition(filter))
  const orderIds = [...new Set(found.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))]
  if (orderIds.length > 0)
    await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, orderIds)).orderBy(asc(orders.id)).for('update')
  return db
    .select({
      documentId: documents.id,
      orderId: documents.orderId,
      dueOn: documents.dueOn,
      open: sql<number>`(${documents.sum} - ${documents.paidSum})`,
    })
    .from(documents)
    .where(condition(filter))
    .orderBy(asc(documents.id))
    .for('update')
}

/** Where the money of a payment lies; the orders of its invoices with it. */
export const listParts = ({ db }: Context, paymentId: number): Promise<(Part & { orderId: number | null })[]> =>
  db
    .select({ documentId: paymentAllocations.documentId, sum: paymentAllocations.sum, orderId: documents.orderId })
    .from(paymentAllocations)
    .innerJoin(documents, eq(documents.id, paymentAllocations.documentId))
    .where(eq(paymentAllocations.paymentId, paymentId))

/** The unallocated part of a payment `p`: the database's own function, which debts count by too. */
export const FREE_OF_PAYMENT = sql`payment_free(p)`

/** Money has come and not all of it lies on invoices. Points are no money: without an invoice they go back to their lots. */
export const IS_ADVANCE = sql`p.direction = 'in' and p.method <> 'points' and p.state in ('paid', 'partially_refunded') and p.allocated_sum < p.sum`

/** Advances of a company, the oldest first, held. */
export async function lockAdvances({ db }: Context, companyId: number): Promise<Advance[]> {
  const rows = await queryRows<{ id: number; free: number }>(
    db,
    { id: 'number', free: 'number' },
    sql`
    select p.id, ${FREE_OF_PAYMENT} as free from payments p where p.company_id = ${companyId} and ${IS_ADVANCE} order by p.id for update of p`,
  )
  return rows.filter(({ free }) => free > 0).map(({ id, free }) => ({ paymentId: id, free }))
}

export async function freeOf({ db }: Context, paymentId: number): Promise<number> {
  const rows = await queryRows<{ free: number }>(
    db,
    { free: 'number' },
    sql`select ${FREE_OF_PAYMENT} as free from payments p where p.id = ${paymentId}`,
  )
  return rows[0]?.free ?? 0
}
