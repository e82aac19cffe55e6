import * as z from 'zod'
import { money } from '../money.ts'
import { orderStates, shippingStates } from '../orders/orders.rules.ts'
import { amount } from '../quantity/amounts.ts'
import { transferReport } from '../specifications/specification-shapes.ts'
import { entryFields } from './entry-changes.rules.ts'
import { MAX_PURCHASING_LINES, purchasingStates } from './purchasing.rules.ts'

export const id = z.int32().positive()
export const ofEntry = z.object({ id: z.coerce.number().pipe(id) })

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
export const oneLine = (longest: number) => z.string().max(longest).transform(clean)
const manyLines = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/[^\P{Cc}\n]+/gu, ' ').trim())

/** A hundred million roubles: no need of a buyer costs more. */
const budget = money.refine((kopecks) => kopecks >= 0 && kopecks <= 10_000_000_000)

export const headFields = z.object({
  name: z.string().transform(clean).pipe(z.string().min(1).max(200)),
  /** The object or site it is for. */
  objectName: oneLine(200),
  /** The day by which everything must be there. */
  neededOn: z.iso.date(),
  /** A colleague of the company. */
  responsibleId: id.nullable(),
  budget: budget.nullable(),
  note: manyLines(2_000),
})

const person = z.object({ id: z.number(), name: z.string() })

export const newLine = z.object({
  id: z.uuid(),
  productId: id.nullable().default(null),
  customProductId: id.nullable().default(null),
  amount,
  note: oneLine(500).default(''),
})
const lines = z.array(newLine).max(MAX_PURCHASING_LINES)

/** Where lines are gathered from: a specification, an offer or a cart that the person sees. */
export const lineOrigin = z.discriminatedUnion('type', [
  z.object({ type: z.literal('specification'), id, lineIds: z.array(z.uuid()).min(1).max(MAX_PURCHASING_LINES).optional() }),
  z.object({ type: z.literal('offer'), id }),
  z.object({ type: z.literal('cart'), id }),
])
export type LineOrigin = z.output<typeof lineOrigin>

export const newEntry = headFields
  .partial()
  .extend({ name: headFields.shape.name, neededOn: headFields.shape.neededOn, lines: lines.default([]), from: lineOrigin.optional() })

/** Sums in kopecks; amounts of lines have different units and are never added up. */
export const entryFigures = z.object({
  lineCount: z.number(),
  shortCount: z.number(),
  /** Lines that have arrived in full. */
  receivedCount: z.number(),
  /** Lines of which something lies in a cart and is not ordered. */
  inCartCount: z.number(),
  orderedSum: money,
  /** Cost of the short amounts at today's prices. */
  restSum: money,
  /** Lines without a price, not in the sums. */
  unpricedCount: z.number(),
  /** When the last of it comes by the promises of today; null: nothing is awaited, or a day is unknown. */
  promisedOn: z.iso.date().nullable(),
  /** Lines that come after the needed day. */
  lateCount: z.number(),
})
export type EntryFigures = z.infer<typeof entryFigures>

export const entryRow = z.object({
  id: z.number(),
  name: z.string(),
  objectName: z.string(),
  neededOn: z.iso.date(),
  responsible: person.nullable(),
  budget: money.nullable(),
  status: z.enum(['active', 'archived']),
  state: z.enum(purchasingStates),
  figures: entryFigures,
  commentCount: z.number(),
  version: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
})
export type EntryRow = z.infer<typeof entryRow>

export const entryLine = z.object({
  id: z.string(),
  productId: z.number().nullable(),
  customProductId: z.number().nullable(),
  article: z.string(),
  name: z.string(),
  brand: z.string(),
  unit: z.object({ name: z.string(), decimals: z.number() }),
  isSold: z.boolean(),
  note: z.string(),
  needed: z.number(),
  inCart: z.number(),
  ordered: z.number(),
  reserved: z.number(),
  shipped: z.number(),
  received: z.number(),
  short: z.number(),
  /** Today's price of one unit of the short amount. */
  price: money.nullable(),
  /** Ordered at the orders' prices and the rest at today's. */
  sum: money,
  /** When the last of it comes; null: nothing is awaited, or the day is unknown. */
  promisedOn: z.iso.date().nullable(),
  isLate: z.boolean(),
  /** Orders that hold some of it. */
  orderIds: z.array(z.number()),
})
export type PurchasingLine = z.infer<typeof entryLine>

export const entryOrder = z.object({
  id: z.number(),
  number: z.string(),
  state: z.enum(orderStates),
  shippingState: z.enum(shippingStates),
  promisedOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
})

export const entry = entryRow.extend({
  note: z.string(),
  createdBy: person.nullable(),
  /** Whether the reader may keep the board; the archive is looked at all the same. */
  canWrite: z.boolean(),
  canEdit: z.boolean(),
  lines: z.array(entryLine),
  orders: z.array(entryOrder),
})
export type Entry = z.infer<typeof entry>

export const entryChange = z.object({
  version: z.int(),
  fields: headFields.partial().default({}),
  added: lines.default([]),
  set: z
    .array(z.object({ id: z.uuid(), amount: amount.optional(), note: oneLine(500).optional() }))
    .max(MAX_PURCHASING_LINES)
    .default([]),
  removed: z.array(z.uuid()).max(MAX_PURCHASING_LINES).default([]),
})

/** `current` of a refused change: the entry as it is now, and what the change would still change in it. */
export const changedMeanwhile = entry.extend({
  differences: z.array(
    z.object({
      line: z.object({ id: z.string(), name: z.string() }).nullable(),
      field: z.enum([...entryFields, 'line', 'amount', 'lineNote']),
      now: z.string(),
      wanted: z.string(),
    }),
  ),
})
export type ChangedMeanwhile = z.infer<typeof changedMeanwhile>

export const comment = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  author: person.nullable(),
  isMine: z.boolean(),
  text: z.string(),
})
export type PurchasingComment = z.infer<typeof comment>

export const commentText = manyLines(2_000).pipe(z.string().min(1))

/** Outcome of each line; the same words as from a specification into a cart. */
export const lineReport = transferReport
