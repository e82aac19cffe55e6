import { and, asc, desc, eq, lt, sql } from '#platform/database/drizzle'
import type { ChangeSource } from '@vitrina/contract/goods/product-changes.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { productChanges } from '#tables/product-changes'
import { users } from '#tables/users'
import type { ChangedBy } from './save-products.ts'

type NewChange = { productId: number; field: string; before: unknown; after: unknown; undoes: number | null }

/** Writes the history of many fields in one statement, and marks what is undone by it; the new ids by product. */
export async function insertChanges({ db }: Context, by: ChangedBy, changes: readonly NewChange[]): Promise<Map<number, number[]>> {
  if (changes.length === 0) return new Map()
  const added = await queryRows<{ id: number; productId: number }>(
    db,
    { id: 'number', productId: 'number' },
    sql`with added as (
        insert into product_changes (product_id, field, before, after, source, source_number, actor_id, undoes)
        select g."productId", g.field, nullif(g.before, 'null'::jsonb), nullif(g.after, 'null'::jsonb), ${by.source}, ${by.sourceNumber ?? null}::int, ${by.actorId}::int, g.undoes
        from json_to_recordset(${JSON.stringify(changes)}::json) as g ("productId" int, field text, before jsonb, after jsonb, undoes bigint)
        returning id, product_id, undoes
      ), undone as (
        update product_changes c set undone_by = added.id from added where c.id = added.undoes returning c.undoes
      ), restored as (
        -- The undoing is undone: what it took back holds again.
        update product_changes c set undone_by = null from undone where c.id = undone.undoes
      )
      select id, product_id as "productId" from added order by id`,
  )
  return new Map([...Map.groupBy(added, (row) => row.productId)].map(([product, rows]) => [product, rows.map((row) => row.id)]))
}

export type RecordedChange = {
  id: number
  productId: number
  field: string
  before: unknown
  after: unknown
  source: ChangeSource
  sourceNumber: number | null
  actorId: number | null
  actorName: string | null
  undoes: number | null
  undoneBy: number | null
  at: Date
}

const { id, productId, field, source, sourceNumber, actorId, undoes, undoneBy, at } = productChanges
const shown = {
  // Read past the query builder, which would parse a text like "4601234567890" once more and make it a number.
  before: sql<unknown>`${productChanges.before}`,
  after: sql<unknown>`${productChanges.after}`,
  id,
  productId,
  field,
  source,
  sourceNumber,
  actorId,
  undoes,
  undoneBy,
  at,
  actorName: sql<string | null>`nullif(trim(concat_ws(' ', ${users.lastName}, ${users.firstName})), '')`,
}

const selected = ({ db }: Context) => db.select(shown).from(productChanges).leftJoin(users, eq(users.id, productChanges.actorId))

export const findChanges = (tx: Context, ids: readonly number[]): Promise<RecordedChange[]> =>
  selected(tx)
    .where(sql`${productChanges.id} = any(${sql.param([...ids])}::bigint[])`)
    .orderBy(asc(productChanges.id))

/** Changes of the same products and fields that came after these, the earliest first. */
export const readLaterChanges = (
  tx: Context,
  changes: readonly { id: number; productId: number; field: string }[],
  { ofAnyField = false } = {},
): Promise<RecordedChange[]> =>
  selected(tx)
    .where(
      sql`exists (select from json_to_recordset(${JSON.stringify(changes.map((change) => ({ id: change.id, product: change.productId, field: change.field })))}::json)
        as g (id bigint, product int, field text)
        where g.product = ${productChanges.productId} and g.id < ${productChanges.id} and (${ofAnyField} or g.field = ${productChanges.field}))`,
    )
    .orderBy(asc(productChanges.id))

/** The history of one product, the latest first. */
export const readHistory = (ctx: Context, ofProduct: number, { before: beforeId, limit }: { before: number | null; limit: number }) =>
  selected(ctx)
    .where(and(eq(productChanges.productId, ofProduct), beforeId === null ? undefined : lt(productChanges.id, beforeId)))
    .orderBy(desc(productChanges.id))
    .limit(limit)
