import * as z from 'zod'
import { money } from '../money.ts'
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

export const id = z.int32().positive()
export const ofSpecification = z.object({ id: z.coerce.number().pipe(id) })

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
export const oneLine = (longest: number) => z.string().max(longest).transform(clean)
export const name = z.string().transform(clean).pipe(z.string().min(1).max(200))

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

export const uuid = z.uuid()
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

/** Enough of a product for a row of the table; the card is opened for the rest. */
export const lineProduct = z.object({
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

export const specificationHead = specificationRow.extend({
  note: z.string(),
  sharedWith: z.array(z.object({ id: z.number(), name: z.string() })),
  isOpenToEdits: z.boolean(),
})

export const specificationBody = z.object({
  groups: z.array(shownGroup),
  lines: z.array(shownLine),
  /** Products of the lines, each once. */
  products: z.array(lineProduct),
})

export const specification = specificationHead.extend(specificationBody.shape)
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
export const figures = z.object({
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

/** Differences between two states of a specification, as `compareDocuments` finds them. */
export const comparison = z.object({
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
 * Changes of the others are the difference between the state the caller began with and this one.
 */
export const changedMeanwhile = specification.extend({ differences: comparison })
export type ChangedMeanwhile = z.infer<typeof changedMeanwhile>

export const revision = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  by: z.object({ id: z.number(), name: z.string() }).nullable(),
  lineCount: z.number(),
})
export type SpecificationRevision = z.infer<typeof revision>

/** Since this person opened it last. */
export const sinceLastOpened = z.object({
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
export const chosenLines = { lineIds: z.array(uuid).min(1).max(MAX_SPECIFICATION_LINES).optional() }

/** Outcomes of a line on its way into a cart or another specification; every line has one, so that none is lost silently. */
export const transferOutcomes = ['taken', 'rounded', 'short', 'replaced', 'not-sold', 'no-price', 'raw-text', 'full'] as const
export const transferReport = z.object({
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
