import { sql, type AnyPgColumn, check, date, index, integer, pgSequence, pgTable, primaryKey, text } from '#platform/database/drizzle'
import { freeTransferStates } from '@vitrina/contract/fulfilment/free-transfers.rules'
import { products, warehouses } from './catalogue.ts'
import { at, createdAt, id, quantity } from './columns.ts'
import { orderSupplyParts } from './order-supply.ts'
import { orderItems, orders } from './orders.ts'
import { users } from './users.ts'

export const receiptNumbers = pgSequence('receipt_numbers')

/** Goods received in a warehouse; expected ones stand in `arrivals`. */
export const goodsReceipts = pgTable('goods_receipts', {
  id: id(),
  /** ПТ-000123 */
  number: text().notNull().unique(),
  warehouseId: integer()
    .notNull()
    .references(() => warehouses.id),
  receivedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** The supplier's document. */
  document: text().notNull().default(''),
  createdAt: createdAt(),
})

export const goodsReceiptItems = pgTable(
  'goods_receipt_items',
  {
    id: id(),
    receiptId: integer()
      .notNull()
      .references(() => goodsReceipts.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** The line it went to; null: it is free to sell. */
    orderItemId: integer().references(() => orderItems.id, { onDelete: 'set null' }),
    amount: quantity().notNull(),
  },
  (t) => [index().on(t.receiptId), index().on(t.orderItemId), check('goods_receipt_items_amount', sql`${t.amount} > 0`)],
)

export const transferNumbers = pgSequence('transfer_numbers')

/** Goods held for an order on the way from one warehouse to another; while they are sent they belong to neither. */
export const stockTransfers = pgTable(
  'stock_transfers',
  {
    id: id(),
    /** ПМ-000123 */
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromWarehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    toWarehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    state: text({ enum: ['sent', 'received'] })
      .notNull()
      .default('sent'),
    sentBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    sentAt: createdAt(),
    receivedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    receivedAt: at(),
  },
  (t) => [index().on(t.orderId), check('stock_transfers_places', sql`${t.fromWarehouseId} <> ${t.toWarehouseId}`)],
)

export const stockTransferItems = pgTable(
  'stock_transfer_items',
  {
    transferId: integer()
      .notNull()
      .references(() => stockTransfers.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    /** The part of the supply plan that waits for it; null: none any more, so it is free to sell on arrival. */
    allocationId: integer().references(() => orderSupplyParts.id, { onDelete: 'set null' }),
    amount: quantity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.orderItemId] }),
    index().on(t.allocationId),
    check('stock_transfer_items_amount', sql`${t.amount} > 0`),
  ],
)

/** Free goods moved from one warehouse to another; while they are sent they belong to neither. */
export const freeTransfers = pgTable(
  'free_transfers',
  {
    id: id(),
    /** ПМ-000123 */
    number: text().notNull().unique(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fromWarehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    toWarehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    amount: quantity().notNull(),
    plannedOn: date({ mode: 'string' }).notNull(),
    state: text({ enum: freeTransferStates }).notNull().default('planned'),
    plannedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    plannedAt: createdAt(),
    changedAt: createdAt(),
  },
  (t) => [
    index().on(t.productId),
    check('free_transfers_places', sql`${t.fromWarehouseId} <> ${t.toWarehouseId}`),
    check('free_transfers_amount', sql`${t.amount} > 0`),
  ],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [goodsReceipts, stockTransfers, freeTransfers]
