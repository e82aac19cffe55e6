import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, smallint, text, numeric } from 'drizzle-orm/pg-core'
import type { ErrorCode } from '@vitrina/contract/errors'
import {
  type ChangedCell,
  type GoodsSheetMapping,
  goodsImportStates,
  importFormats,
  type ImportOptions,
  type ImportSummary,
  type RevertSummary,
} from '@vitrina/contract/goods-import/goods-import'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import { refusalReasons, type ImportTarget } from '@vitrina/contract/goods-import/goods-import.rules'
import { at, createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** The first rows of a sheet, as they are shown beside the choice of columns. */
export type PreviewSheet = { name: string; rows: { row: number; cells: string[] }[] }

/** An import of goods, prices or stock; stays as the history of what was loaded. */
export const goodsImports = pgTable(
  'goods_imports',
  {
    id: id(),
    /** The job asks at its start whether they may still write what it writes. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    siteId: integer().notNull(),
    state: text({ enum: goodsImportStates }).notNull(),
    format: text({ enum: importFormats }).notNull(),
    fileName: text().notNull(),
    /** The uploaded file, as long as it may be read again. */
    fileKey: text(),
    targets: text().array().$type<ImportTarget[]>().notNull().default([]),
    sheets: jsonb().$type<PreviewSheet[]>().notNull(),
    mapping: jsonb().$type<GoodsSheetMapping[]>().notNull(),
    origin: text({ enum: ['guessed', 'remembered', 'chosen'] }).notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** Rows read while checking, rows written while running, changes taken back while reverting: a restart goes on behind it. */
    position: bigint({ mode: 'number' }).notNull().default(0),
    total: integer().notNull().default(0),
    summary: jsonb().$type<ImportSummary>(),
    changes: jsonb().$type<ChangedCell[]>().notNull().default([]),
    reverted: jsonb().$type<RevertSummary>(),
    /** The error code it failed with. */
    failure: text().$type<ErrorCode>(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [index().on(t.createdAt), index().on(t.authorId)],
)

export const goodsImportsFates = fatesOf(goodsImports, {
  fileName: 'impersonal',
  fileKey: 'impersonal',
  sheets: 'impersonal',
  mapping: 'impersonal',
  options: 'impersonal',
  summary: 'impersonal',
  changes: 'impersonal',
  reverted: 'impersonal',
  failure: 'impersonal',
  authorId: 'staff',
})

/** Rows of the file on their way into the shop; refused ones stay for the file of errors. */
export const goodsImportRows = pgTable(
  'goods_import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    /** From one, in the order of the file. */
    position: integer().notNull(),
    sheet: smallint().notNull(),
    row: integer().notNull(),
    article: text(),
    manufacturerCode: text(),
    ean: text(),
    brand: text(),
    productId: integer(),
    /** Fields of the product by their roles, as they stand in the file. */
    fields: jsonb().$type<Record<string, string>>(),
    /** The same as a product has them, as far as the shop knows the names. */
    product: jsonb().$type<ProductValues>(),
    cells: text().array().notNull(),
    reason: text({ enum: refusalReasons }),
    /** The column, code or value the reason is about. */
    about: text(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
)

/** Prices (kopecks) and stock of those rows; null: the value is to be cleared. */
export const goodsImportValues = pgTable(
  'goods_import_values',
  {
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: ['price', 'stock'] }).notNull(),
    refId: integer().notNull(),
    value: numeric({ precision: 15, scale: 3, mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position, t.kind, t.refId] })],
)

/** What an import has changed, with the value before: enough to take it back. */
export const goodsImportChanges = pgTable(
  'goods_import_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['price', 'stock', 'field'] }).notNull(),
    productId: integer().notNull(),
    /** The price type or warehouse; 0 for a field of a product. */
    refId: integer().notNull(),
    /** The change in the history of products, which has the values; only of fields, and only once the import is being taken back. */
    changeId: bigint({ mode: 'number' }),
    before: numeric({ precision: 15, scale: 3, mode: 'number' }),
    after: numeric({ precision: 15, scale: 3, mode: 'number' }),
    /** What became of it when the import was taken back; null: it was not. */
    outcome: text({ enum: ['reversed', 'kept', 'failed'] }),
    why: text(),
  },
  (t) => [index().on(t.importId, t.id)],
)

/** Columns a person chose, by the words of the head they chose them for. */
export const goodsImportLayouts = pgTable('goods_import_layouts', {
  fingerprint: text().primaryKey(),
  columns: jsonb().$type<GoodsSheetMapping['columns']>().notNull(),
  chosenAt: createdAt(),
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [goodsImportRows, goodsImportValues, goodsImportChanges, goodsImportLayouts]
