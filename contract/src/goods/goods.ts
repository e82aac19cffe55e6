import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { documentFileKinds, photoKinds } from '../file-kinds.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { done, goodsId, goodsName, goodsText, idInBody, ofGoods, staffOfGoods } from './goods-shapes.ts'
import { changeSources } from './product-changes.rules.ts'
import { productValues, vatGroups } from './product-fields.ts'

/** Seen by buyers; never seen by them yet; taken from their eyes. */
export const productStates = ['published', 'draft', 'hidden'] as const
export type ProductState = (typeof productStates)[number]

export const productLacks = ['picture', 'price', 'stock'] as const
export const paperKinds = ['certificate', 'declaration', 'passport', 'manual'] as const

const goodsRow = z.object({
  id: z.number(),
  version: z.number(),
  article: z.string(),
  manufacturerCode: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  sectionId: z.number(),
  familyId: z.number(),
  brandId: z.number(),
  multiplicity: z.number(),
  minimumBatch: z.number().nullable(),
  vatGroup: z.enum(vatGroups),
  state: z.enum(productStates),
  /** The address of its first picture. */
  image: z.string().nullable(),
  hasPrice: z.boolean(),
  hasStock: z.boolean(),
})
export type GoodsRow = z.infer<typeof goodsRow>

const linkedProduct = z.object({ id: z.number(), article: z.string(), name: z.string() })
const paper = z.object({
  id: z.number(),
  kind: z.enum(paperKinds),
  number: z.string(),
  name: z.string(),
  validTo: z.iso.date().nullable(),
  file: z.string().nullable(),
  /** Of this product alone; otherwise of its series or brand. */
  isOwn: z.boolean(),
})

const goodsProduct = z.object({
  id: z.number(),
  version: z.number(),
  state: z.enum(productStates),
  values: productValues,
  /** Addresses of the pictures by their keys. */
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  /** Analogs and related goods by id, so that the form can name them. */
  linked: z.array(linkedProduct),
  papers: z.array(paper),
  sets: z.array(z.object({ id: z.number(), name: z.string() })),
  createdAt: z.iso.datetime(),
})
export type GoodsProduct = z.infer<typeof goodsProduct>

const refusal = z.object({ field: z.string(), message: z.string() })
const savedRow = z.object({
  id: z.number().nullable(),
  outcome: z.enum(['added', 'changed', 'left', 'refused']),
  version: z.number().nullable(),
  refusal: refusal.nullable(),
  /** In the history, for taking the change back. */
  changeIds: z.array(z.number()),
})
export type SavedRow = z.infer<typeof savedRow>

const historyEntry = z.object({
  id: z.number(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  source: z.enum(changeSources),
  sourceNumber: z.number().nullable(),
  actor: z.string().nullable(),
  at: z.iso.datetime(),
  isUndo: z.boolean(),
  isUndone: z.boolean(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

const undone = z.object({
  changeId: z.number(),
  productId: z.number(),
  field: z.string(),
  outcome: z.enum(['undone', 'changed-since', 'refused']),
  /** Why not, in the reader's language: by whom it was changed since, or what stands in the way. */
  reason: z.string().nullable(),
})
export type UndoneRow = z.infer<typeof undone>

const reference = z.object({
  manufacturers: z.array(z.object({ id: z.number(), name: z.string() })),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  sellers: z.array(z.object({ id: z.number(), name: z.string() })),
  units: z.array(z.object({ id: z.number(), name: z.string(), okei: z.string() })),
})
export type GoodsReference = z.infer<typeof reference>

/** Counting stops here: nobody pages further. */
export const MOST_COUNTED_GOODS = 10_000

/** Rows of one call: as many as a table shows and a person looks through. */
export const MAX_CHANGED_ROWS = 1_000

const goodsFilters = {
  q: goodsText(200).default(''),
  section: goodsId.optional(),
  kind: goodsId.optional(),
  brand: goodsId.optional(),
  state: z.enum(productStates).optional(),
  without: z.enum(productLacks).optional(),
}

/** A product of many that are changed together. */
const matchedProduct = z.object({ id: z.number(), version: z.number(), article: z.string() })
export type MatchedProduct = z.infer<typeof matchedProduct>

export const goodsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/products',
    summary: 'Goods by article, code, EAN or words of the name, published or not',
    ...staffOfGoods,
    query: pageQuery.extend(goodsFilters),
    output: pagedList(goodsRow),
  }),
  matching: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/matching',
    summary: 'All goods of a filter by their numbers, to change them together; at most ten thousand',
    ...staffOfGoods,
    query: z.object(goodsFilters),
    output: z.object({
      items: z.array(matchedProduct),
      /** There are more of them. */
      isCut: z.boolean(),
    }),
  }),
  reference: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/reference',
    summary: 'Makers, countries, sellers and units for the form of a product',
    ...staffOfGoods,
    output: reference,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/products/:id',
    summary: 'All of one product',
    ...staffOfGoods,
    params: ofGoods,
    output: goodsProduct,
    errors: ['product.not-found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/products',
    summary: 'Add a product; a draft unless it is published at once',
    ...staffOfGoods,
    body: z.strictObject({ values: productValues }),
    output: goodsProduct,
    errors: ['goods.refused'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/products/:id',
    summary: 'Change fields of a product; refused with its present state when somebody changed it since',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({ version: z.int(), values: productValues }),
    output: goodsProduct,
    errors: ['product.not-found', 'product.changed', 'goods.refused'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/products/:id',
    summary: 'Delete a product that no buyer has anywhere',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['product.not-found', 'goods.in-use'],
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/products/change',
    summary: 'Change many products, each by itself: what is refused hinders no other',
    ...staffOfGoods,
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            id: idInBody,
            version: z.int().optional(),
            /** As of one product, looked at row by row: a wrong value refuses its row alone. */
            values: z.record(z.string(), z.unknown()),
          }),
        )
        .min(1)
        .max(MAX_CHANGED_ROWS),
    }),
    maxBodyBytes: 5 * 1_048_576,
    output: z.object({ rows: z.array(savedRow) }),
    idempotent: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/products/:id/history',
    summary: 'Who changed what of a product, from what to what, the latest first',
    ...staffOfGoods,
    params: ofGoods,
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
    output: z.object({ items: z.array(historyEntry), hasMore: z.boolean() }),
    errors: ['product.not-found'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/changes/undo',
    summary: 'Take changes back; a field that was changed since keeps what it has',
    ...staffOfGoods,
    body: z.strictObject({ changeIds: z.array(z.int().positive()).min(1).max(MAX_CHANGED_ROWS) }),
    output: z.object({ changes: z.array(undone) }),
    idempotent: true,
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/products/:id/pictures',
    summary: 'Add a picture after those a product has',
    ...staffOfGoods,
    params: ofGoods,
    multipart: { file: { maxBytes: 20 * 1_048_576, kinds: photoKinds, refusedAs: 'goods.bad-picture' } },
    output: goodsProduct,
    errors: ['product.not-found', 'goods.bad-picture', 'goods.too-many-pictures', 'file.picture-too-large'],
    idempotent: true,
  }),
  addPaper: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/products/:id/papers',
    summary: 'Add a certificate, declaration, passport or manual with its file',
    ...staffOfGoods,
    params: ofGoods,
    multipart: { file: { maxBytes: 20 * 1_048_576, kinds: documentFileKinds } },
    body: z.object({
      kind: z.enum(paperKinds),
      number: goodsText(100).default(''),
      name: goodsName(),
      validTo: z
        .union([z.literal('').transform(() => null), z.iso.date()])
        .nullable()
        .default(null),
    }),
    output: goodsProduct,
    errors: ['product.not-found', 'file.wrong-kind'],
    idempotent: true,
  }),
  removePaper: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/papers/:id',
    summary: 'Delete a paper of one product',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['paper.not-found'],
  }),
}
