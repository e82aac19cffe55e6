import { and, asc, eq, inArray, sql } from '#platform/database/drizzle'
import * as z from 'zod'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { legalEntities } from '#tables/companies'
import { documents, payments } from '#tables/documents'
import { orders } from '#tables/orders'
import { users } from '#tables/users'
import type { StoredReceiptItem, SoldLine } from './receipt.rules.ts'

/** The part of an invoice's snapshot that a receipt needs. */
const shown = z.object({
  lines: z.array(
    z.object({
      lineNo: z.number(),
      okei: z.string(),
      name: z.string(),
      price: z.number(),
      amount: z.number(),
      sum: z.number(),
      vatRate: z.number().nullable(),
    }),
  ),
})

export type SoldInvoice = {
  number: string
  date: string
  sum: number
  isPerson: boolean
  isShipped: boolean
  lines: SoldLine[]
}

/** Conditional units: the delivery. */
const OKEI_OF_SERVICES = '876'
const SHIPPED = new Set(['shipped', 'delivered', 'issued'])

/** The lines of an invoice, the kind of buyer, and whether it is shipped. One that came without lines sells a sum at each rate. */
export async function findSold({ db }: Context, documentId: number): Promise<SoldInvoice> {
  const { number, date, sum, snapshot, vatByRate } = documents
  const [row] = await db
    .select({ number, date, sum, snapshot, vatByRate, type: legalEntities.type, shippingState: orders.shippingState })
    .from(documents)
    .innerJoin(legalEntities, eq(legalEntities.id, documents.legalEntityId))
    .leftJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(documents.id, documentId))
  if (!row) throw new Error(`No invoice ${documentId} to print a receipt for`)
  const read = shown.safeParse(row.snapshot)
  const lines = read.success
    ? read.data.lines.map(({ lineNo, okei, ...line }) => ({ ...line, line: lineNo, isService: okei === OKEI_OF_SERVICES }))
    : row.vatByRate.map(({ rate, sum: part }) => ({
        line: null,
        name: '',
        price: part,
        amount: 1,
        sum: part,
        vatRate: rate,
        isService: false,
      }))
  return {
    number: row.number,
    date: row.date,
    sum: row.sum,
    isPerson: row.type === 'fl',
    isShipped: row.shippingState !== null && SHIPPED.has(row.shippingState),
    lines,
  }
}

type Payer = { email: string | null; phone: string | null; orderPhone: string | null }

/** Contacts for a receipt: the payer's, or for a deleted payer the phone of the order. */
export async function findPayer(
  { db }: Context,
  { createdBy, documentId }: { createdBy: number | null; documentId: number | null },
): Promise<Payer> {
  const [user] =
    createdBy === null ? [] : await db.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, createdBy))
  const [order] =
    documentId === null
      ? []
      : await db
          .select({ phone: orders.contactPhone })
          .from(documents)
          .innerJoin(orders, eq(orders.id, documents.orderId))
          .where(eq(documents.id, documentId))
  return { email: user?.email ?? null, phone: user?.phone ?? null, orderPhone: order?.phone ?? null }
}

/** Receipts of earlier refunds of a payment. */
export async function listRefundReceipts(
  { db }: Context,
  { refundOf, except }: { refundOf: number; except: number },
): Promise<StoredReceiptItem[][]> {
  const rows = await db
    .select({ id: payments.id, receipt: payments.receipt })
    .from(payments)
    .where(and(eq(payments.refundOf, refundOf), inArray(payments.state, ['created', 'paid'])))
    .orderBy(asc(payments.id))
  return rows.flatMap(({ id, receipt }) => (receipt && id !== except ? [receipt.items] : []))
}

/** The worth of returned goods, by the line of the order, which is that of its invoice. */
export async function worthByLine({ db }: Context, returnId: number): Promise<Map<number, number>> {
  const rows = await queryRows<{ line: number; sum: number }>(
    db,
    { line: 'number', sum: 'number' },
    sql`
    select i.line_no as line, r.sum from return_items r join order_items i on i.id = r.order_item_id where r.return_id = ${returnId}`,
  )
  return new Map(rows.map(({ line, sum }) => [line, sum]))
}
