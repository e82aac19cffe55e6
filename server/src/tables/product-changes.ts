import { changeSources } from '@vitrina/contract/goods/product-changes.rules'
import { bigint, index, integer, jsonb, pgTable, text } from '#platform/database/drizzle'
import { bigId, createdAt } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** The history of products, one row for each changed field; written by every verb that changes a product, in its transaction. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: bigId(),
    /** Without a reference: the history outlives a product that an undone import takes away again. */
    productId: integer().notNull(),
    /** A field of `contract/src/goods/product-fields.ts`, or `added` for a new product. */
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    source: text({ enum: changeSources }).notNull(),
    /** The number of the import or the exchange packet; null: by hand. */
    sourceNumber: integer(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The change this one took back. */
    undoes: bigint({ mode: 'number' }),
    /** The change that took this one back; null: it holds. */
    undoneBy: bigint({ mode: 'number' }),
    at: createdAt(),
  },
  (t) => [index().on(t.productId, t.field, t.id), index().on(t.source, t.sourceNumber, t.id), index().on(t.actorId)],
)

export const productChangesFates = fatesOf(productChanges, {
  field: 'impersonal',
  before: 'impersonal',
  after: 'impersonal',
  actorId: 'staff',
})
