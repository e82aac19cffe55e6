import * as z from 'zod'
import { importErrors, importWarnings, MAX_CANDIDATES, MAX_IMPORT_BYTES, MAX_IMPORT_TEXT } from './list-import.rules.ts'
import { productCard } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'

/** Product fields the review of an import shows. */
export const importedProduct = productCard.pick({
  id: true,
  article: true,
  manufacturerCode: true,
  name: true,
  brand: true,
  unit: true,
  image: true,
  minimumBatch: true,
  multiplicity: true,
  price: true,
  stockTotal: true,
})
export type ImportedProduct = z.input<typeof importedProduct>

/** The code a row was matched by. */
export const importMatches = ['customer', 'article', 'manufacturer', 'ean', 'similar'] as const

const importedRow = z.object({
  index: z.number(),
  /** Its number in the table or text it came from, from one. */
  row: z.number(),
  /** As it was given. */
  raw: z.string(),
  status: z.enum(['ok', 'warning', 'error']),
  code: z.enum([...importErrors, ...importWarnings]).optional(),
  message: z.string().optional(),
  matchedBy: z.enum(importMatches).nullable(),
  /** Null when several products match, or none. */
  product: importedProduct.nullable(),
  /** Null where none could be read. */
  amount: z.number().nullable(),
  suggestedAmount: z.number().nullable(),
  /** Other products that may match the row. */
  candidates: z.array(importedProduct).max(MAX_CANDIDATES),
})
export type ImportedRow = z.input<typeof importedRow>

const review = z.object({
  items: z.array(importedRow),
  summary: z.object({ ok: z.number(), warning: z.number(), error: z.number() }),
})

const errors = ['feature.off', 'import.empty', 'import.too-many-rows', 'import.unreadable', 'import.too-slow', 'rate.limited'] as const

/** Preview of an import. Nothing is saved: the chosen rows go into the cart by `POST /api/v1/cart/items`, as all others do. */
export const listImportApi = {
  reviewText: endpoint({
    method: 'POST',
    path: '/api/v1/cart/import/text',
    summary: 'Read a pasted text into products and amounts, row by row; the cart stays as it is',
    policy: 'guest',
    body: z.object({ text: z.string().min(1).max(MAX_IMPORT_TEXT) }),
    output: review,
    errors,
  }),
  reviewFile: endpoint({
    method: 'POST',
    path: '/api/v1/cart/import/file',
    summary: 'The same for an .xlsx or .csv file',
    policy: 'guest',
    // An old .xls is accepted so that the error can say how to convert it.
    multipart: { file: { maxBytes: MAX_IMPORT_BYTES, kinds: ['xlsx', 'text', 'xls'], refusedAs: 'import.unreadable' } },
    output: review,
    errors: [...errors, 'import.old-excel', 'input.unsupported-type', 'input.too-large'],
  }),
}
