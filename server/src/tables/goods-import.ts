import {
  sql,
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  numeric,
} from '#platform/database/drizzle'
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
import {
  type AddedReference,
  addedKinds,
  type ImportTarget,
  type PictureArchive,
  refusalReasons,
  type StagedProduct,
  valueKinds,
} from '@vitrina/contract/goods-import/goods-import.rules'
import { scheduleIntervals, scheduleOutcomes, scheduleSources } from '@vitrina/contract/goods-import/import-schedule.rules'
import { products } from './catalogue.ts'
import { at, createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** The first rows of a sheet, as they are shown beside the choice of columns. */
export type PreviewSheet = { name: string; rows: { row: number; cells: string[] }[] }

/** An import by the clock, with the columns and choices of the one a person made. */
export const goodsImportSchedules = pgTable(
  'goods_import_schedules',
  {
    id: id(),
    /** May still write what it writes: asked at every run. Letters go to them. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    siteId: integer().notNull(),
    source: text({ enum: scheduleSources }).notNull(),
    place: text().notNull(),
    every: text({ enum: scheduleIntervals }).notNull(),
    time: text().notNull(),
    isOn: boolean().notNull().default(true),
    fileName: text().notNull(),
    targets: text().array().$type<ImportTarget[]>().notNull(),
    /** The first rows, by whose head a file of another layout is known. */
    sheets: jsonb().$type<PreviewSheet[]>().notNull(),
    mapping: jsonb().$type<GoodsSheetMapping[]>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    nextRunAt: at(),
    lastRunAt: at(),
    lastOutcome: text({ enum: scheduleOutcomes }),
    lastSha256: text(),
    lastImportId: integer(),
    failure: text().$type<ErrorCode>(),
    /** Filled into the text of the error. */
    failureParams: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.nextRunAt), index().on(t.authorId)],
)

export const goodsImportSchedulesFates = fatesOf(goodsImportSchedules, {
  place: 'impersonal',
  time: 'impersonal',
  fileName: 'impersonal',
  sheets: 'impersonal',
  mapping: 'impersonal',
  options: 'impersonal',
  lastSha256: 'impersonal',
  failure: 'impersonal',
  failureParams: 'impersonal',
  authorId: 'staff',
})

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
    failureParams: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** The archive of pictures beside the file, with what is in it. */
    archiveKey: text(),
    archive: jsonb().$type<PictureArchive>(),
    /** Sections, kinds, brands and features that were added for it, in their order. */
    added: jsonb().$type<AddedReference[]>().notNull().default([]),
    /** The schedule it was made by. */
    scheduleId: integer().references(() => goodsImportSchedules.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [index().on(t.createdAt), index().on(t.authorId), index().on(t.scheduleId)],
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
  failureParams: 'impersonal',
  archiveKey: 'impersonal',
  archive: 'impersonal',
  added: 'impersonal',
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
    product: jsonb().$type<StagedProduct>(),
    cells: text().array().notNull(),
    reason: text({ enum: refusalReasons }),
    /** The column, code or value the reason is about. */
    about: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    // The progress shows the refused ones: without it every look would read all rows.
    index('goods_import_rows_refused').on(t.importId, t.position).where(sql`${t.reason} is not null`),
  ],
)

/** Prices and costs (kopecks), stock and storage places of those rows; null: the value is to be cleared. */
export const goodsImportValues = pgTable(
  'goods_import_values',
  {
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: valueKinds }).notNull(),
    refId: integer().notNull(),
    value: numeric({ precision: 15, scale: 3, mode: 'number' }),
    /** Of a place alone. */
    text: text(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position, t.kind, t.refId] })],
)

/** Changes of an import, with the value before: enough to take it back. */
export const goodsImportChanges = pgTable(
  'goods_import_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...valueKinds, 'field', ...addedKinds] }).notNull(),
    /** 0 for what is no product. */
    productId: integer().notNull(),
    /** The price type, warehouse, section, kind, brand or feature; 0 for a field of a product. */
    refId: integer().notNull(),
    /** The change in the history of products, which has the values; only of fields, and only once the import is being taken back. */
    changeId: bigint({ mode: 'number' }),
    before: numeric({ precision: 15, scale: 3, mode: 'number' }),
    after: numeric({ precision: 15, scale: 3, mode: 'number' }),
    /** The same of a place. */
    textBefore: text(),
    textAfter: text(),
    /** The outcome when the import was rolled back; null: it was not. */
    outcome: text({ enum: ['reversed', 'kept', 'failed'] }),
    why: text(),
  },
  (t) => [
    index().on(t.importId, t.id),
    index('goods_import_changes_unreverted').on(t.importId, t.id).where(sql`${t.outcome} in ('kept', 'failed')`),
  ],
)

/** Columns a person chose, by the words of the head they chose them for. */
export const goodsImportLayouts = pgTable('goods_import_layouts', {
  fingerprint: text().primaryKey(),
  columns: jsonb().$type<GoodsSheetMapping['columns']>().notNull(),
  chosenAt: createdAt(),
})

/** Pictures that the rows of an import ask for, on their way. */
export const goodsImportPictures = pgTable(
  'goods_import_pictures',
  {
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Among the pictures of the row. */
    place: smallint().notNull(),
    productId: integer().notNull(),
    /** An address, or the name of a file in the archive. */
    source: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position, t.place] })],
)

/** Where pictures of products came from: the same file again brings nothing new. */
export const productPictureSources = pgTable(
  'product_picture_sources',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    image: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.source] })],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [
  goodsImportRows,
  goodsImportValues,
  goodsImportChanges,
  goodsImportLayouts,
  goodsImportPictures,
  productPictureSources,
]
