import {
  sql,
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from '#platform/database/drizzle'
import { documentTypes, storedDocumentStates } from '@vitrina/contract/documents/documents.rules'
import { paymentRecordStates, paymentInstruments } from '@vitrina/contract/payments/payments.rules'
import { at, createdAt, id, kopecks } from './columns.ts'
import { fatesOf } from './fates.ts'
import { companies, contracts, legalEntities } from './companies.ts'
import { orders } from './orders.ts'
import { returnRequests, shipments } from './shipments.ts'
import { users } from './users.ts'

export const invoiceNumbers = pgSequence('invoice_numbers')
export const waybillNumbers = pgSequence('waybill_numbers')
export const updNumbers = pgSequence('upd_numbers')
export const correctionNumbers = pgSequence('correction_numbers')
export const reconciliationNumbers = pgSequence('reconciliation_numbers')

/** Once posted it never changes: a mistake is mended by a correcting document. Files are made from `snapshot` once. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    type: text({ enum: documentTypes }).notNull(),
    number: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    legalEntityId: integer()
      .notNull()
      .references(() => legalEntities.id),
    contractId: integer().references(() => contracts.id),
    orderId: integer().references(() => orders.id),
    shipmentId: integer().references(() => shipments.id),
    returnId: integer().references(() => returnRequests.id),
    /** The document that a correcting one corrects. */
    correctsId: integer().references((): AnyPgColumn => documents.id),
    sum: kopecks().notNull(),
    vat: kopecks().notNull(),
    vatByRate: jsonb().$type<{ rate: number | null; sum: number; vat: number }[]>().notNull().default([]),
    dueOn: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    paidSum: kopecks().notNull().default(0),
    /** Of an invoice; other documents are `posted`. Overdue is seen from the day. */
    state: text({ enum: storedDocumentStates }).notNull(),
    /** Everything the print form shows, as it was. */
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    periodFrom: date({ mode: 'string' }),
    periodTo: date({ mode: 'string' }),
    externalId: text().unique(),
    createdAt: createdAt(),
    postedAt: at(),
  },
  (t) => [
    index().on(t.companyId, t.id.desc()),
    index().on(t.companyId, t.type, t.id.desc()),
    index().on(t.orderId),
    index().on(t.number),
    index('documents_invoice_sum').on(t.sum, t.id).where(sql`${t.type} = 'invoice'`),
    index().on(t.companyId, t.dueOn).where(sql`${t.type} = 'invoice' and ${t.state} in ('awaiting', 'partially_paid')`),
    check('documents_paid', sql`${t.paidSum} >= 0 and ${t.paidSum} <= greatest(${t.sum}, 0)`),
  ],
)

export const documentsFates = fatesOf(documents, {
  number: 'retained',
  vatByRate: 'impersonal',
  snapshot: 'retained',
  externalId: 'impersonal',
})

export const documentFiles = pgTable(
  'document_files',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    format: text({ enum: ['pdf', 'xlsx'] }).notNull(),
    fileKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.format] })],
)

export const documentFilesFates = fatesOf(documentFiles, {
  fileKey: 'retained',
})

/** A fiscal receipt: kopecks, taxes and kinds in the bank's terms. `line` of the invoice; null: of several at once. */
type StoredReceipt = {
  taxation: string
  items: {
    line: number | null
    name: string
    price: number
    quantity: number
    sum: number
    tax: string
    method: string
    object: string
  }[]
}

/** An incoming payment or a refund. The bank may repeat a notification: `providerId` keeps it one row. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** The name the bank knows it by. */
    key: text().notNull().unique(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    direction: text({ enum: ['in', 'refund'] }).notNull(),
    method: text({ enum: paymentInstruments }).notNull(),
    sum: kopecks().notNull(),
    /** Of an incoming one: the refunded sum. */
    refundedSum: kopecks().notNull().default(0),
    /** The part allocated to invoices; counted by the database from `payment_allocations`. */
    allocatedSum: kopecks().notNull().default(0),
    state: text({ enum: paymentRecordStates }).notNull(),
    /** The invoice it was started for. */
    documentId: integer().references(() => documents.id),
    refundOf: integer().references((): AnyPgColumn => payments.id),
    returnId: integer().references(() => returnRequests.id),
    provider: text(),
    providerId: text().unique(),
    payUrl: text(),
    qrPayload: text(),
    expiresAt: at(),
    payerName: text().notNull().default(''),
    payerInn: text().notNull().default(''),
    purpose: text().notNull().default(''),
    bankDocument: text().notNull().default(''),
    /** The identity of a bank's payment order, by payer, day and sum: one is recorded once. Null: no transfer, no number, or voided. */
    bankKey: text().unique(),
    /** Typed by mistake: time, author and reason of the voiding. */
    voidedAt: at(),
    voidedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    voidReason: text().notNull().default(''),
    /** The receipt of the bank's cash register, without the name of the payer; null: no receipt goes with it. */
    receipt: jsonb().$type<StoredReceipt>(),
    /** The last status request to the bank for a waiting payer. */
    askedAt: at(),
    createdBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    receivedAt: at(),
  },
  (t) => [
    index().on(t.companyId, t.id.desc()),
    index().on(t.documentId),
    index().on(t.state, t.expiresAt),
    index().on(t.refundOf).where(sql`${t.refundOf} is not null`),
    index().on(t.returnId).where(sql`${t.returnId} is not null`),
    // The staff search: by the bank's number, the sum, the payer.
    index().on(t.bankDocument).where(sql`${t.bankDocument} <> ''`),
    index().on(t.sum, t.id),
    index().on(t.payerInn, t.id).where(sql`${t.payerInn} <> ''`),
    // Money of no invoice: few among very many.
    index('payments_advances')
      .on(t.companyId, t.id)
      .where(sql`${t.direction} = 'in' and ${t.state} in ('paid', 'partially_refunded') and ${t.allocatedSum} < ${t.sum}`),
    // Refunds that wait for a person or a bank.
    index('payments_to_refund').on(t.id).where(sql`${t.direction} = 'refund' and ${t.state} = 'created'`),
    check('payments_allocated', sql`${t.allocatedSum} >= 0 and ${t.allocatedSum} <= ${t.sum}`),
    check('payments_sum', sql`${t.sum} > 0 and ${t.refundedSum} >= 0 and ${t.refundedSum} <= ${t.sum}`),
  ],
)

export const paymentsFates = fatesOf(payments, {
  key: 'impersonal',
  method: ['exported'],
  sum: ['exported'],
  state: ['exported'],
  provider: 'impersonal',
  providerId: 'impersonal',
  payUrl: 'impersonal',
  qrPayload: 'impersonal',
  payerName: ['mentions'],
  payerInn: 'retained',
  purpose: ['mentions'],
  bankDocument: 'retained',
  bankKey: 'impersonal',
  voidReason: ['mentions'],
  receipt: 'retained',
  createdBy: ['emptied'],
  createdAt: ['exported'],
  receivedAt: ['exported'],
})

/** How a payment is spread over invoices; the rest is an advance. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => documents.id),
    sum: kopecks().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.documentId] }),
    index().on(t.documentId),
    check('payment_allocations_sum', sql`${t.sum} > 0`),
  ],
)
