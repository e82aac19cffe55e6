import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { price } from '../prices/prices.ts'
import { amount } from '../quantity/amounts.ts'
import { differenceKinds, groupDifferenceFields, lineDifferenceFields } from './compare-documents.rules.ts'
import { MAX_SPECIFICATION_LINES, replacementPolicies, type SpecificationChange } from './specification-document.rules.ts'

/** Specification §9: at most ten in one export. */
export const MAX_EXPORTED_SPECIFICATIONS = 10

/** Of one person in one company, the archive included. */
export const MAX_SPECIFICATIONS = 500

/** mine: the buyer's own; company: those colleagues share; recommended: the seller's; archive: the buyer's own, archived. */
export const specificationLists = ['mine', 'company', 'recommended', 'archive'] as const
export type SpecificationList = (typeof specificationLists)[number]

export const visibilities = ['private', 'company', 'shared'] as const

const id = z.int32().positive()
export const ofSpecification = z.object({ id: z.coerce.number().pipe(id) })

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const oneLine = (longest: number) => z.string().max(longest).transform(clean)
const name = z.string().transform(clean).pipe(z.string().min(1).max(200))

export const headFields = z.object({
  name,
  /** The buyer's own number of it. */
  code: oneLine(60),
  /** The object or site it is for. */
  objectName: oneLine(200),
  note: oneLine(2_000),
  visibility: z.enum(visibilities),
  /** With `shared`: the colleagues who see it. */
  sharedWith: z.array(id).max(100),
  /** Whether those who see it may change it. */
  isOpenToEdits: z.boolean(),
})
export type SpecificationHeadFields = z.output<typeof headFields>

export const specificationRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  objectName: z.string(),
  kind: z.enum(['working', 'recommended']),
  status: z.enum(['active', 'archived']),
  visibility: z.enum(visibilities),
  owner: z.object({ id: z.number(), name: z.string() }).nullable(),
  isOwn: z.boolean(),
  canEdit: z.boolean(),
  lineCount: z.number(),
  /** Lines that are still mere text. */
  rawCount: z.number(),
  version: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
})
export type SpecificationRow = z.infer<typeof specificationRow>

const uuid = z.uuid()
const group = z.object({
  id: uuid,
  parentId: uuid.nullable(),
  name: z.string().transform(clean).pipe(z.string().min(1).max(200)),
  multiplier: z.int().min(1).max(10_000),
})
const line = z.object({
  id: uuid,
  groupId: uuid.nullable(),
  rawText: oneLine(500),
  productId: id.nullable(),
  customProductId: id.nullable(),
  amount,
  unit: oneLine(20),
  note: oneLine(500),
  replacement: z.enum(replacementPolicies),
})

/** As they travel to the reader: no rule of input is asked again. */
const shownGroup = z.object({ id: z.string(), parentId: z.string().nullable(), name: z.string(), multiplier: z.number() })
const shownLine = z.object({
  id: z.string(),
  groupId: z.string().nullable(),
  rawText: z.string(),
  productId: z.number().nullable(),
  customProductId: z.number().nullable(),
  amount: z.number(),
  unit: z.string(),
  note: z.string(),
  replacement: z.enum(replacementPolicies),
  /** A line without a product that the seller was asked about, and when the seller answered. */
  askedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** The seller's words to it; empty when the answer is a product. */
  answer: z.string(),
})
export type ShownSpecificationLine = z.infer<typeof shownLine>

/** What the table shows of a product. */
const lineProduct = z.object({
  type: z.enum(['catalog', 'custom']),
  id: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string(),
  unit: z.object({ name: z.string(), decimals: z.number() }),
  minimumBatch: z.number().nullable(),
  multiplicity: z.number(),
  isSold: z.boolean(),
})
export type SpecificationProduct = z.infer<typeof lineProduct>

const body = z.object({
  groups: z.array(shownGroup),
  lines: z.array(shownLine),
  /** Products of the lines, each once. */
  products: z.array(lineProduct),
})

export const specification = specificationRow.extend({
  note: z.string(),
  sharedWith: z.array(z.object({ id: z.number(), name: z.string() })),
  isOpenToEdits: z.boolean(),
  ...body.shape,
})
export type Specification = z.infer<typeof specification>

/** Live figures of the lines, for the buyer's price, region and destination. */
const lineFigures = z.object({
  id: z.string(),
  /** For one unit, at all that the specification needs of the product: in a cart it is one line. */
  price: price.nullable(),
  sum: money.nullable(),
  /** The amount times the multipliers of its groups. */
  neededAmount: z.number(),
  stock: z.number(),
  /** The day the whole amount can be had; null: unknown. */
  day: z.string().nullable(),
  /** Whether the stock covers this line after the lines of the same product before it. */
  isEnough: z.boolean(),
})
export type SpecificationLineFigures = z.infer<typeof lineFigures>
const figures = z.object({
  lines: z.array(lineFigures),
  /** Of all lines of a group and of the groups in it, with every multiplier. */
  groups: z.array(z.object({ id: z.string(), sum: money })),
  totals: z.object({ sum: money, vat: money, unpricedCount: z.number(), day: z.iso.date().nullable() }),
  pricedAt: z.iso.datetime(),
})
export type SpecificationFigures = z.infer<typeof figures>

const change = z.discriminatedUnion('op', [
  z.object({ op: z.literal('addLines'), lines: z.array(line).min(1).max(MAX_SPECIFICATION_LINES), after: uuid.nullable() }),
  z.object({
    op: z.literal('setLines'),
    lines: z
      .array(line.omit({ id: true, groupId: true }).partial().extend({ id: uuid }))
      .min(1)
      .max(MAX_SPECIFICATION_LINES),
  }),
  z.object({ op: z.literal('removeLines'), ids: z.array(uuid).min(1).max(MAX_SPECIFICATION_LINES) }),
  z.object({
    op: z.literal('moveLines'),
    ids: z.array(uuid).min(1).max(MAX_SPECIFICATION_LINES),
    groupId: uuid.nullable(),
    after: uuid.nullable(),
  }),
  z.object({ op: z.literal('addGroup'), group, after: uuid.nullable() }),
  z.object({ op: z.literal('setGroup'), id: uuid, fields: group.pick({ name: true, multiplier: true }).partial() }),
  z.object({ op: z.literal('removeGroup'), id: uuid }),
  z.object({ op: z.literal('moveGroup'), id: uuid, parentId: uuid.nullable(), after: uuid.nullable() }),
])

/** A field that is not sent stays as it is: JSON knows no undefined, which the shape of `setLines` would otherwise allow. */
const changes = z
  .array(change)
  .min(1)
  .max(500)
  .transform((sent) => sent as SpecificationChange[])
export const specificationChanges = z.object({ version: z.int(), changes })

/** Groups and lines of a specification that begins. */
export const newDocument = {
  groups: z.array(group).default([]),
  lines: z.array(line).max(MAX_SPECIFICATION_LINES).default([]),
}

/** What differs between two states of a specification, see `compareDocuments`. */
const comparison = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(differenceKinds),
      lineId: z.string(),
      name: z.string(),
      fields: z.array(z.object({ field: z.enum(lineDifferenceFields), before: z.string(), after: z.string() })),
    }),
  ),
  groups: z.array(
    z.object({
      kind: z.enum(differenceKinds),
      groupId: z.string(),
      name: z.string(),
      fields: z.array(z.object({ field: z.enum(groupDifferenceFields), before: z.string(), after: z.string() })),
    }),
  ),
  isReordered: z.boolean(),
})

/**
 * `current` of a refused change: the specification as it is now, and what the refused changes would still change in it.
 * What the others changed is the difference between the state the caller began with and this one.
 */
export const changedMeanwhile = specification.extend({ differences: comparison })
export type ChangedMeanwhile = z.infer<typeof changedMeanwhile>

const revision = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  by: z.object({ id: z.number(), name: z.string() }).nullable(),
  lineCount: z.number(),
})
export type SpecificationRevision = z.infer<typeof revision>

/** Since this person opened it last. */
const sinceLastOpened = z.object({
  openedAt: z.iso.datetime().nullable(),
  items: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      what: z.enum(['price-up', 'price-down', 'stock-gone', 'stock-back', 'day-later', 'day-sooner', 'not-sold']),
      before: z.string(),
      after: z.string(),
    }),
  ),
})

/** All lines: leave `lineIds` out; all means all, not a page. */
const chosenLines = { lineIds: z.array(uuid).min(1).max(MAX_SPECIFICATION_LINES).optional() }

/** What became of a line on its way: taken as it is, rounded to the pack, short of stock, replaced by an analog, or not taken. */
export const transferOutcomes = ['taken', 'rounded', 'short', 'replaced', 'not-sold', 'no-price', 'raw-text', 'full'] as const
const transferReport = z.object({
  items: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      outcome: z.enum(transferOutcomes),
      asked: z.number(),
      taken: z.number(),
      /** In words of the reader's language. */
      message: z.string(),
    }),
  ),
  takenCount: z.number(),
  leftCount: z.number(),
})
export type TransferReport = z.infer<typeof transferReport>

const readErrors = ['feature.off', 'specification.not-found'] as const
const editErrors = [...readErrors, 'specification.read-only'] as const

export const specificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/specification',
    summary: 'Specifications of one list, last changed first; `keyword` is part of a name, number, object, article or product name',
    policy: 'user',
    query: z.object({ list: z.enum(specificationLists).default('mine'), keyword: oneLine(120).default(''), page: pageNumber, pageSize }),
    output: z.object({ items: z.array(specificationRow), meta: pageMeta }),
    errors: ['feature.off'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/specification',
    summary: 'Begin a specification, empty, from lines, or from an import that was looked through',
    policy: 'user',
    body: headFields.partial().extend({ name, ...newDocument, importId: z.uuid().optional() }),
    output: specification,
    errors: ['feature.off', 'specification.too-many', 'specification.too-large', 'import.not-found', 'import.wrong-state'],
    idempotent: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/specification/:id',
    summary: 'A specification with its groups and lines',
    policy: 'user',
    params: ofSpecification,
    output: specification,
    errors: readErrors,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/specification/:id/figures',
    summary: 'Prices, sums, stock and days of the lines now',
    policy: 'user',
    params: ofSpecification,
    output: figures,
    errors: readErrors,
  }),
  sinceLastOpened: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/opened',
    summary: 'What changed in price, stock and days since this person opened it last; this opening is remembered',
    policy: 'user',
    params: ofSpecification,
    output: sinceLastOpened,
    errors: readErrors,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/v1/specification/:id',
    summary: 'Change name, number, object, note or who sees it',
    policy: 'user',
    params: ofSpecification,
    body: headFields.partial(),
    output: specificationRow,
    errors: editErrors,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/changes',
    summary:
      'Change groups and lines; with a `version` that is not the last one the answer is 409 with the present state and what differs, and nothing is written',
    policy: 'user',
    params: ofSpecification,
    body: specificationChanges,
    output: z.object({ version: z.number(), products: z.array(lineProduct) }),
    errors: [...editErrors, 'specification.changed', 'specification.too-large'],
    maxBodyBytes: 4_194_304,
    idempotent: true,
  }),
  takeImport: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/import',
    summary: 'Put the chosen lines of an import at the end, under their headings',
    policy: 'user',
    params: ofSpecification,
    body: z.object({ importId: z.uuid(), groupId: uuid.nullable().default(null) }),
    output: specification,
    errors: [...editErrors, 'specification.too-large', 'import.not-found', 'import.wrong-state'],
    idempotent: true,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/copy',
    summary: 'Copy a specification that the buyer sees into an own one',
    policy: 'user',
    params: ofSpecification,
    body: z.object({ name: name.optional() }),
    output: specificationRow,
    errors: [...readErrors, 'specification.too-many'],
    idempotent: true,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/archive',
    summary: 'Put an own specification into the archive',
    policy: 'user',
    params: ofSpecification,
    output: specificationRow,
    errors: editErrors,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/restore',
    summary: 'Take a specification out of the archive',
    policy: 'user',
    params: ofSpecification,
    output: specificationRow,
    errors: editErrors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/specification/:id',
    summary: 'Delete an archived specification forever; for ten minutes it can be brought back',
    policy: 'user',
    params: ofSpecification,
    output: z.object({ deletionToken: z.uuid(), deletedCount: z.number() }),
    errors: [...editErrors, 'specification.not-archived'],
  }),
  removeArchived: endpoint({
    method: 'DELETE',
    path: '/api/v1/specification/archived',
    summary: 'Delete all own archived specifications forever; for ten minutes they can be brought back',
    policy: 'user',
    output: z.object({ deletionToken: z.uuid().nullable(), deletedCount: z.number() }),
    errors: ['feature.off'],
  }),
  undoRemoval: endpoint({
    method: 'POST',
    path: '/api/v1/specification/undo-removal',
    summary: 'Bring back what was deleted within the last ten minutes',
    policy: 'user',
    body: z.object({ deletionToken: z.uuid() }),
    output: z.object({ restoredCount: z.number() }),
    errors: ['feature.off', 'specification.deletion-not-found'],
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/v1/specification/:id/revisions',
    summary: 'Earlier states, newest first',
    policy: 'user',
    params: ofSpecification,
    output: z.object({ items: z.array(revision) }),
    errors: readErrors,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/v1/specification/:id/diff',
    summary: 'What differs between an earlier state and the present one',
    policy: 'user',
    params: ofSpecification,
    query: z.object({ against: z.coerce.number().pipe(z.int().min(0)) }),
    output: comparison,
    errors: [...readErrors, 'specification.revision-not-found'],
  }),
  revert: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/revert',
    summary: 'Make an earlier state the present one; it becomes a new version',
    policy: 'user',
    params: ofSpecification,
    body: z.object({ version: z.int().min(0) }),
    output: specification,
    errors: [...editErrors, 'specification.revision-not-found'],
  }),
  askSeller: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/ask',
    summary: 'Ask the seller what lines without a product mean; the answer comes as a product or a note',
    policy: 'user',
    params: ofSpecification,
    body: z.object(chosenLines),
    output: z.object({ askedCount: z.number() }),
    errors: editErrors,
    idempotent: true,
  }),
  toCart: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/to-cart',
    summary: 'Put lines into the active cart, a named one or a new one; a report for each line',
    policy: 'user',
    params: ofSpecification,
    body: z.object({ ...chosenLines, cartId: id.optional(), newCartName: oneLine(120).optional() }),
    output: transferReport.extend({ cartId: z.number().nullable() }),
    errors: [...readErrors, 'cart.not-found', 'cart.too-many', 'cart.too-many-lines', 'rate.limited', 'server.busy'],
    idempotent: true,
  }),
  toSpecification: endpoint({
    method: 'POST',
    path: '/api/v1/specification/:id/to-specification',
    summary: 'Put lines into another specification or a new one; a report for each line',
    policy: 'user',
    params: ofSpecification,
    body: z.object({ ...chosenLines, targetId: id.optional(), newName: oneLine(200).optional() }),
    output: transferReport.extend({ specificationId: z.number() }),
    errors: [...editErrors, 'specification.too-large', 'specification.too-many'],
    idempotent: true,
  }),
  exportMany: endpoint({
    method: 'POST',
    path: '/api/v1/specification/export',
    summary:
      'At most ten specifications as one file, to download or by e-mail; `annex` is the priced annex to a contract that both sides sign',
    policy: 'user',
    body: z.object({
      ids: z.array(id).min(1).max(MAX_EXPORTED_SPECIFICATIONS),
      format: z.enum(['xlsx', 'csv', 'pdf']),
      form: z.enum(['list', 'annex']).default('list'),
      /** With the form `annex`. */
      annex: z.object({ contractId: id, number: oneLine(40), day: z.iso.date() }).optional(),
      email: z.email().max(254).optional(),
    }),
    /** Null: an export sent by e-mail has no file to download. */
    output: z.object({ path: z.string().nullable() }),
    errors: ['feature.off', 'specification.not-found', 'contract.not-found', 'rate.limited'],
  }),
}
