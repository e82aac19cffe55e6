import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pagedList, pageNumber, pageSize } from '../paging.ts'
import {
  columnRoles,
  DEFAULT_DROP_PERCENT,
  goodsModes,
  importPermissions,
  importTargets,
  MAX_ARCHIVE_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_SHEETS,
} from './goods-import.rules.ts'

export const importFormats = ['xlsx', 'xls', 'csv', 'yml', 'commerceml'] as const
export type ImportFormat = (typeof importFormats)[number]

/**
 * mapping: a person says which column is which; checking: the file is read and compared, nothing of the shop is written;
 * checked: a person looks at what would change; running: it is written; reverting: it is taken back; the rest are ends.
 */
export const goodsImportStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
  'reverting',
  'reverted',
] as const
export type GoodsImportState = (typeof goodsImportStates)[number]

export const emptyCellMeanings = ['keep', 'clear'] as const

const newFeature = z.object({
  name: z.string().trim().min(1).max(100),
  unit: z.string().trim().max(20),
  kind: z.enum(['list', 'range']),
})

/** How one sheet is read; rows by their numbers in the sheet, from one. */
export const goodsSheetMapping = z.object({
  isTaken: z.boolean(),
  /** Null: the table has no head. */
  headerRow: z.int().min(1).nullable(),
  firstRow: z.int().min(1),
  columns: z
    .array(
      z
        .object({
          role: z.enum(columnRoles),
          refId: z.int32().positive().nullable(),
          newFeature: newFeature.optional(),
          unit: z.string().max(20).optional(),
        })
        .nullable(),
    )
    .max(MAX_IMPORT_COLUMNS),
})
export type GoodsSheetMapping = z.output<typeof goodsSheetMapping>

export const importOptions = z.object({
  /** Meaning of an empty cell in a mapped column. */
  emptyCells: z.enum(emptyCellMeanings).default('keep'),
  /** A price that falls by more is shown as a warning. */
  dropPercent: z.int().min(1).max(99).default(DEFAULT_DROP_PERCENT),
  /** Visibility of the goods that an import adds or changes. */
  goods: z.enum(goodsModes).default('ignore'),
})
export type ImportOptions = z.output<typeof importOptions>

const counts = z.object({ added: z.int(), changed: z.int(), left: z.int() })
export type ImportCounts = z.output<typeof counts>

const summary = z.object({
  rows: z.int(),
  refused: z.int(),
  goods: counts,
  prices: counts,
  costs: counts,
  stock: counts,
  /** Prices that would fall steeply. */
  drops: z.int(),
  /** Pictures to be fetched, and what became of them. */
  pictures: z.object({ wanted: z.int(), added: z.int(), failed: z.int() }),
})
export type ImportSummary = z.output<typeof summary>

const revertSummary = z.object({ reversed: z.int(), kept: z.int(), failed: z.int() })
export type RevertSummary = z.output<typeof revertSummary>

/** A cell that would change; `of` is its price type, its warehouse or its field. */
const changeBase = { row: z.int(), code: z.string(), product: z.string(), of: z.string() }
const changedCell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), ...changeBase, before: money.nullable(), after: money.nullable(), isSteepDrop: z.boolean() }),
  z.object({ kind: z.literal('cost'), ...changeBase, before: money.nullable(), after: money.nullable() }),
  z.object({ kind: z.literal('stock'), ...changeBase, before: z.number().nullable(), after: z.number().nullable() }),
  z.object({ kind: z.literal('place'), ...changeBase, before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ kind: z.literal('field'), ...changeBase, before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ kind: z.literal('feature'), ...changeBase, before: z.string().nullable(), after: z.string().nullable() }),
])
export type ChangedCell = z.output<typeof changedCell>

const refusedRow = z.object({ sheet: z.string(), row: z.int(), code: z.string(), reason: z.string() })

/** A value that could not be taken back, in words. */
const unrevertedCell = z.object({ product: z.string(), of: z.string(), outcome: z.enum(['kept', 'failed']), reason: z.string() })

const head = {
  id: z.int(),
  state: z.enum(goodsImportStates),
  format: z.enum(importFormats),
  fileName: z.string(),
  targets: z.array(z.enum(importTargets)),
  author: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why it failed. */
  message: z.string().nullable(),
  summary: summary.nullable(),
  reverted: revertSummary.nullable(),
  /** Made by a schedule. */
  scheduleId: z.int().nullable(),
}
const importHead = z.object(head)
export type GoodsImportHead = z.input<typeof importHead>

const named = z.object({ id: z.int(), name: z.string() })
const knownFeature = z.object({ id: z.int(), name: z.string(), unit: z.string().nullable() })

const goodsImport = z.object({
  ...head,
  options: importOptions.required(),
  /** guessed: by the words of the head; remembered: as such a table was mapped before. */
  origin: z.enum(['guessed', 'remembered', 'chosen']),
  sheets: z.array(
    z.object({
      name: z.string(),
      /** The first rows, to choose the columns by. */
      rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
      mapping: goodsSheetMapping,
      /** By column: the feature that could be added for it. */
      offered: z.array(newFeature.nullable()),
    }),
  ),
  /** Sections, kinds, brands and features it has added so far. */
  addedReferences: z.int(),
  changes: z.array(changedCell),
  refused: z.array(refusedRow),
  unreverted: z.array(unrevertedCell),
  /** Scopes the reader may load; references of the rest are left out. */
  allowed: z.array(z.enum(importTargets)),
  priceTypes: z.array(named),
  warehouses: z.array(named),
  features: z.array(knownFeature),
  /** The archive of pictures beside the file. */
  archive: z.object({ name: z.string(), pictures: z.int() }).nullable(),
})
export type GoodsImport = z.input<typeof goodsImport>

const base = '/api/v1/back-office/goods-imports'
const ofImport = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })
const errors = ['goods-import.not-found', 'goods-import.wrong-state'] as const

/** Loading goods, prices and stock from files. An import of what a person may not write looks to them like a missing one. */
export const goodsImportApi = {
  begin: endpoint({
    method: 'POST',
    path: base,
    summary: 'Upload a price list, a stock report, a YML feed or a CommerceML file; nothing is written yet',
    policy: 'staff',
    permission: importPermissions,
    multipart: {
      file: {
        maxBytes: MAX_IMPORT_FILE_BYTES,
        kinds: ['xlsx', 'xls', 'text', 'xml'],
        refusedAs: 'goods-import.unreadable',
        isReadByBytes: true,
      },
    },
    body: z.object({}),
    output: goodsImport,
    errors: [
      'goods-import.unreadable',
      'goods-import.empty',
      'goods-import.cut-off',
      'goods-import.too-wide',
      'goods-import.workbook-too-large',
      'import.password',
      'import.too-large-inside',
      'import.too-slow',
      'server.busy',
      'input.unsupported-type',
      'input.too-large',
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: base,
    summary: 'Imports, newest first',
    policy: 'staff',
    permission: importPermissions,
    query: z.object({ page: pageNumber, pageSize }),
    output: pagedList(importHead),
  }),
  read: endpoint({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'An import: its columns, what would change or has changed, how far it is',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    output: goodsImport,
    errors,
  }),
  addArchive: endpoint({
    method: 'POST',
    path: `${base}/:id/archive`,
    summary: 'A ZIP of pictures beside the file, named by articles or as the column of pictures names them; takes the place of the former',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    multipart: { archive: { maxBytes: MAX_ARCHIVE_BYTES, kinds: ['zip'], refusedAs: 'goods-import.bad-archive' } },
    body: z.object({}),
    output: goodsImport,
    errors: [
      ...errors,
      'goods-import.bad-archive',
      'import.password',
      'import.too-large-inside',
      'access.denied',
      'input.unsupported-type',
      'input.too-large',
    ],
  }),
  check: endpoint({
    method: 'POST',
    path: `${base}/:id/check`,
    summary: 'Say which columns hold what and compare the file with the shop; the shop is not changed',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    body: z.object({ sheets: z.array(goodsSheetMapping).min(1).max(MAX_IMPORT_SHEETS), options: importOptions }),
    output: goodsImport,
    errors: [...errors, 'goods-import.bad-mapping', 'access.denied'],
  }),
  start: endpoint({
    method: 'POST',
    path: `${base}/:id/start`,
    summary: 'Write what differs; goes on when the page is closed or the server starts again',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    output: goodsImport,
    errors: [...errors, 'access.denied'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${base}/:id/cancel`,
    summary: 'Give up an import that has not been written, or stop one that is being written',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    output: goodsImport,
    errors,
  }),
  revert: endpoint({
    method: 'POST',
    path: `${base}/:id/revert`,
    summary: 'Give every value back that the import changed and nobody has changed since',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    output: goodsImport,
    errors: [...errors, 'access.denied'],
  }),
  refusedFile: endpoint({
    method: 'POST',
    path: `${base}/:id/refused-file`,
    summary: 'The refused rows in the form of the file with the reason of each, to be corrected and uploaded again',
    policy: 'staff',
    permission: importPermissions,
    params: ofImport,
    output: z.object({ path: z.string(), name: z.string() }),
    errors,
  }),
}
