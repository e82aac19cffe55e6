import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount } from '../quantity/amounts.ts'
import { importProblems, MAX_CANDIDATES, MAX_IMPORT_BYTES, MAX_IMPORT_TEXT } from './list-import.rules.ts'
import { importedProduct } from './list-import.ts'

export const importSources = ['text', 'csv', 'xlsx', 'xls', 'pdf', 'email', 'image'] as const
export type ImportSource = (typeof importSources)[number]

/**
 * reading: the source becomes tables; mapping: a person says which column is which; matching: lines are looked up;
 * review: a person looks through the lines; done: they were taken; failed, cancelled: nothing more happens.
 */
export const importStates = ['reading', 'mapping', 'matching', 'review', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof importStates)[number]

/** Where the chosen lines go. */
export const importDestinations = ['cart', 'specification'] as const
export type ImportDestination = (typeof importDestinations)[number]

/** Roles of a list's columns; several may be codes, and the first that names a product counts. */
export const columnRoles = ['code', 'name', 'brand', 'amount', 'unit', 'group', 'note'] as const
export type ColumnRole = (typeof columnRoles)[number]

/** How one sheet is read; rows and columns count from zero. */
export const sheetMapping = z.object({
  isTaken: z.boolean(),
  /** Null: the table has no head. */
  headerRow: z.int().min(0).nullable(),
  firstRow: z.int().min(0),
  /** The row after the last line. */
  endRow: z.int().min(0),
  /** The role of each column, null for one that is not read. */
  columns: z.array(z.enum(columnRoles).nullable()).max(100),
})
export type SheetMapping = z.output<typeof sheetMapping>

/** The step of the ladder that named the product. */
export const matchSteps = [
  'customer',
  'article',
  'manufacturer',
  'ean',
  'similar',
  'earlier',
  'code-in-name',
  'features',
  'name',
  'search',
] as const
export type MatchStep = (typeof matchSteps)[number]

/** Why a product is proposed; the server says it in words of the reader's language. */
export type MatchReason = { code: string; params: Record<string, string | number> }

export const matchStatuses = ['matched', 'review', 'unmatched'] as const
export type MatchStatus = (typeof matchStatuses)[number]

export const candidate = z.object({ product: importedProduct, confidence: z.number(), reason: z.string() })
export type ImportCandidate = z.input<typeof candidate>

/** One line of the list as it arrived, and what became of it. */
const jobLine = z.object({
  position: z.number(),
  sheet: z.number(),
  /** Its number in the sheet or text it came from, from one. */
  row: z.number(),
  raw: z.string(),
  /** Headings it stands under, outermost first. */
  groups: z.array(z.string()),
  status: z.enum(matchStatuses),
  by: z.enum(matchSteps).nullable(),
  confidence: z.number(),
  /** In words of the reader's language. */
  reason: z.string(),
  /** The product taken: found, or chosen by a person. */
  product: importedProduct.nullable(),
  customProduct: z.object({ id: z.number(), name: z.string(), unit: z.string() }).nullable(),
  isChosenByPerson: z.boolean(),
  isSkipped: z.boolean(),
  /** Null where none could be read. */
  amount: z.number().nullable(),
  /** Both readings of an amount that is not clear: «1.500» is one and a half or one and a half thousand; a person says which. */
  amountReadings: z.array(z.number()),
  /** The unit as it was written. */
  unit: z.string(),
  note: z.string(),
  /** The nearest amount that can be ordered; null when the amount is valid. */
  suggestedAmount: z.number().nullable(),
  /** A remark on the amount or the product that is taken. */
  problem: z.enum(importProblems).nullable(),
  problemText: z.string(),
  candidates: z.array(candidate).max(MAX_CANDIDATES),
})
export type ImportLine = z.input<typeof jobLine>

const summary = z.object({ total: z.number(), matched: z.number(), review: z.number(), unmatched: z.number(), skipped: z.number() })

const job = z.object({
  id: z.uuid(),
  destination: z.enum(importDestinations),
  state: z.enum(importStates),
  source: z.enum(importSources),
  fileName: z.string(),
  /** Sentences about the source: an old workbook, a scan, rows that were cut off. */
  remarks: z.array(z.string()),
  progress: z.object({ done: z.number(), total: z.number() }),
  /** time ran out, and the lines matched until then are here. */
  isPartial: z.boolean(),
  /** Why it failed, and the words of X-07 after a time-out. */
  message: z.string().nullable(),
  /** Where the lines went, once they were taken. */
  takenInto: z.object({ type: z.enum(importDestinations), id: z.number() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type ImportJob = z.input<typeof job>

const ofJob = z.object({ id: z.uuid() })
const ofLine = z.object({ id: z.uuid(), position: z.coerce.number().pipe(z.int().min(0)) })
const destination = z.enum(importDestinations).default('cart')

const beginErrors = [
  'feature.off',
  'import.empty',
  'import.too-many-rows',
  'import.unreadable',
  'import.too-slow',
  'rate.limited',
  'server.busy',
] as const
const jobErrors = ['feature.off', 'import.not-found', 'import.wrong-state'] as const

/** One import for the cart and for specifications: a job of its own that is read, mapped, matched and looked through. */
export const importJobsApi = {
  beginText: endpoint({
    method: 'POST',
    path: '/api/v1/import-job',
    summary: 'Begin the import of a pasted text',
    policy: 'guest',
    // Longer than is read, so that the refusal can say why.
    body: z.object({
      text: z
        .string()
        .min(1)
        .max(MAX_IMPORT_TEXT * 10),
      destination,
    }),
    output: job,
    errors: [...beginErrors, 'import.text-too-long'],
  }),
  beginFile: endpoint({
    method: 'POST',
    path: '/api/v1/import-job/file',
    summary: 'Begin the import of a file: a workbook, a table of text, a PDF, a saved e-mail, a scan',
    policy: 'guest',
    multipart: {
      file: {
        maxBytes: MAX_IMPORT_BYTES,
        kinds: ['xlsx', 'text', 'xls', 'pdf', 'email', 'jpeg', 'png'],
        refusedAs: 'import.unreadable',
        isReadByBytes: true,
      },
    },
    body: z.object({ destination }),
    output: job,
    errors: [
      ...beginErrors,
      'import.password',
      'import.too-large-inside',
      'import.no-recognition',
      'import.not-recognised',
      'import.picture-too-large',
      'file.picture-too-large',
      'input.unsupported-type',
      'input.too-large',
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/import-job',
    summary: 'My imports that are not finished, newest first',
    policy: 'guest',
    output: z.object({ items: z.array(job) }),
    errors: ['feature.off'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/import-job/:id',
    summary: 'State and progress of an import',
    policy: 'guest',
    params: ofJob,
    output: job,
    errors: jobErrors,
  }),
  sheets: endpoint({
    method: 'GET',
    path: '/api/v1/import-job/:id/sheets',
    summary: 'The tables of the source and how their columns are read',
    policy: 'guest',
    params: ofJob,
    output: z.object({
      sheets: z.array(
        z.object({
          name: z.string(),
          rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
          mapping: sheetMapping,
        }),
      ),
      /** guessed: by the look of the table; remembered: as this company mapped such a table before. */
      origin: z.enum(['guessed', 'remembered', 'chosen']),
    }),
    errors: jobErrors,
  }),
  map: endpoint({
    method: 'POST',
    path: '/api/v1/import-job/:id/mapping',
    summary: 'Say which columns hold what; the lines are matched anew, what a person chose for a row stays',
    policy: 'guest',
    params: ofJob,
    body: z.object({ sheets: z.array(sheetMapping).min(1).max(20) }),
    output: job,
    errors: [...jobErrors, 'import.empty', 'import.too-many-rows', 'rate.limited'],
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/v1/import-job/:id/lines',
    summary: 'All lines of an import with what was found for each',
    policy: 'guest',
    params: ofJob,
    output: z.object({ items: z.array(jobLine), summary }),
    errors: jobErrors,
  }),
  changeLine: endpoint({
    method: 'PATCH',
    path: '/api/v1/import-job/:id/lines/:position',
    summary: 'Choose the product, own product or amount of a line, or leave the line out',
    policy: 'guest',
    params: ofLine,
    body: z.object({
      productId: z.int32().positive().nullable().optional(),
      customProductId: z.int32().positive().nullable().optional(),
      amount: amount.optional(),
      isSkipped: z.boolean().optional(),
    }),
    output: z.object({ line: jobLine, summary }),
    errors: [...jobErrors, 'import.line-not-found', 'product.not-found', 'custom-product.not-found'],
  }),
  makeCustomProducts: endpoint({
    method: 'POST',
    path: '/api/v1/import-job/:id/custom-products',
    summary: 'Make own products of lines that name nothing of the catalogue',
    policy: 'user',
    params: ofJob,
    body: z.object({ positions: z.array(z.int().min(0)).min(1).max(500) }),
    output: z.object({ lines: z.array(jobLine), summary }),
    errors: [...jobErrors, 'import.line-not-found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/import-job/:id/cancel',
    summary: 'Stop an import; nothing of it was taken',
    policy: 'guest',
    params: ofJob,
    output: job,
    errors: jobErrors,
  }),
}
