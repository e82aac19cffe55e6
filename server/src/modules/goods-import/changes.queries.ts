import { and, asc, eq, gt, notInArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { type AddedReference, valueKinds } from '@vitrina/contract/goods-import/goods-import.rules'
import { goodsImportChanges } from '#tables/goods-import'

export type ChangeRow = typeof goodsImportChanges.$inferSelect
type NewChange = { productId: number; refId: number } & (
  | { kind: 'price' | 'stock' | 'cost'; before: number | null; after: number | null }
  | { kind: 'place'; textBefore: string | null; textAfter: string | null }
)

/** Former values, written in the transaction of the change itself. */
export async function insertChanges({ db }: Context, importId: number, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  await db.execute(sql`
    insert into goods_import_changes (import_id, kind, product_id, ref_id, before, after, text_before, text_after)
    select ${importId}, c.kind, c."productId", c."refId", c.before, c.after, c."textBefore", c."textAfter"
    from json_to_recordset(${JSON.stringify(changes)}::json) as c (kind text, "productId" int, "refId" int, before numeric, after numeric,
      "textBefore" text, "textAfter" text)`)
}

/** Everything but prices and stock, which are listed as they are written. */
export const deleteListed = ({ db }: Context, importId: number) =>
  db.delete(goodsImportChanges).where(and(eq(goodsImportChanges.importId, importId), notInArray(goodsImportChanges.kind, [...valueKinds])))

/** Changes of the products themselves stand in their history; from now on they stand here too, behind those of prices and stock, the last first. */
export const listFieldChanges = ({ db }: Context, importId: number) =>
  db.execute(sql`
    insert into goods_import_changes (import_id, kind, product_id, ref_id, change_id)
    select ${importId}, 'field', product_id, 0, id from product_changes
    where source = 'import' and source_number = ${importId} and undoes is null order by id desc`)

/** Behind them what the import added for its goods, the last first: what stands in another goes before it. */
export async function listAdded({ db }: Context, importId: number, added: readonly AddedReference[]): Promise<void> {
  if (added.length === 0) return
  const rows = added.toReversed().map(({ kind, id: refId }) => ({ importId, kind, refId, productId: 0 }))
  await db.insert(goodsImportChanges).values(rows)
}

export const listChanges = (
  { db }: Context,
  { importId, after, most }: { importId: number; after: number; most: number },
): Promise<ChangeRow[]> =>
  db
    .select()
    .from(goodsImportChanges)
    .where(and(eq(goodsImportChanges.importId, importId), gt(goodsImportChanges.id, after)))
    .orderBy(asc(goodsImportChanges.id))
    .limit(most)

export async function countChanges({ db }: Context, importId: number): Promise<number> {
  const [row] = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select count(*) as total from goods_import_changes where import_id = ${importId}`,
  )
  return row?.total ?? 0
}

export type ChangeOutcome = { id: number; outcome: 'reversed' | 'kept' | 'failed'; why: string | null }

export async function saveOutcomes({ db }: Context, outcomes: readonly ChangeOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await db.execute(sql`
    update goods_import_changes c set outcome = o.outcome, why = o.why
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (id bigint, outcome text, why text) where c.id = o.id`)
}

const MOST_SHOWN = 100
type Unreverted = { kind: ChangeRow['kind']; product: string; of: string; outcome: 'kept' | 'failed'; why: string | null }

/** Values that stayed when the import was taken back, with the reason. */
export const listUnreverted = ({ db }: Context, importId: number): Promise<Unreverted[]> =>
  queryRows<Unreverted>(
    db,
    { kind: 'text', product: 'text', of: 'text', outcome: 'text', why: 'text?' },
    sql`select c.kind, coalesce(g.article || ' · ' || g.name, s.name, k.name, b.name, e.name, '№ ' || greatest(c.product_id, c.ref_id)) as product,
        coalesce(t.name ->> 'ru', w.name, f.name, h.field, '') as of, c.outcome, c.why
      from goods_import_changes c
      left join product_changes h on h.id = c.change_id
      left join products g on g.id = c.product_id
      left join price_types t on c.kind = 'price' and t.id = c.ref_id
      left join warehouses w on c.kind in ('stock', 'place') and w.id = c.ref_id
      left join features f on h.field = 'feature.' || f.id
      left join sections s on c.kind = 'section' and s.id = c.ref_id
      left join families k on c.kind = 'kind' and k.id = c.ref_id
      left join brands b on c.kind = 'brand' and b.id = c.ref_id
      left join features e on c.kind = 'feature' and e.id = c.ref_id
      where c.import_id = ${importId} and c.outcome in ('kept', 'failed') order by c.id limit ${MOST_SHOWN}`,
  )
