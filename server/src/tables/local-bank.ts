import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from '#platform/database/drizzle'
import { at, bigId, createdAt, kopecks } from './columns.ts'

/** The demo store's own bank. Nothing else refers to these tables, and no other store fills them. */

/** How it goes wrong on demand: see `platform/payments/local-bank/misbehaviour.ts`. */
export const localBankSettings = pgTable('local_bank_settings', {
  id: integer().primaryKey(),
  misbehaviour: text().notNull().default('none'),
})

export const localBankCards = pgTable(
  'local_bank_cards',
  {
    id: bigId(),
    /** The store's key of the owner. */
    customerKey: text().notNull(),
    /** 430000******0777: the whole number is never kept. */
    pan: text().notNull(),
    /** MMYY */
    expDate: text().notNull(),
    /** Lets the store charge the card; null: shown to its owner only. */
    rebillId: text().unique(),
    isRemoved: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.customerKey)],
)

export const localBankPayments = pgTable(
  'local_bank_payments',
  {
    id: bigId(),
    /** In the address of the payer's page and of the QR code. */
    key: text().notNull().unique(),
    orderId: text().notNull(),
    amount: kopecks().notNull(),
    refunded: kopecks().notNull().default(0),
    description: text().notNull(),
    status: text().notNull().default('NEW'),
    /** Asked for a QR code: paid by SBP. */
    isSbp: boolean().notNull().default(false),
    customerKey: text(),
    /** The store wants to charge the card later. */
    isRecurrent: boolean().notNull().default(false),
    cardId: bigint({ mode: 'number' }).references(() => localBankCards.id),
    notificationUrl: text(),
    successUrl: text(),
    failUrl: text(),
    expiresAt: at().notNull(),
    misbehaviour: text().notNull().default('none'),
    /** As the store sent it, without the payer's address. */
    receipt: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.cardId)],
)

export const localBankRefunds = pgTable(
  'local_bank_refunds',
  {
    id: bigId(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => localBankPayments.id, { onDelete: 'cascade' }),
    amount: kopecks().notNull(),
    /** A second refund of a card under the same one is the first. */
    requestId: text(),
    receipt: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.paymentId, t.requestId)],
)

/** A notification to the store as it will be sent, signature included. */
export const localBankNotices = pgTable(
  'local_bank_notices',
  {
    id: bigId(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => localBankPayments.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    tries: integer().notNull().default(0),
    /** null: the store has not answered OK yet. */
    takenAt: at(),
    lastAnswer: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.paymentId)],
)

/** They stand for the books of a bank: nothing of them is the store's to delete. */
export const withoutPeople = [localBankSettings, localBankCards, localBankPayments, localBankRefunds, localBankNotices]
