import { and, asc, eq, gt, isNotNull, isNull, lte, max, or, sql } from '#platform/database/drizzle'
import type { ValueKind } from '@vitrina/contract/goods-import/goods-import.rules'
import { type Context, inTransaction } from '#platform/context'
import { copyInto } from '#platform/database/copy-rows'
import { queryRows } from '#platform/database/rows'
import { goodsImportRows, goodsImportValues } from '#tables/goods-import'
import type { RowsPart } from './reading/goods-table-reader.ts'

export type StagedRow = typeof goodsImportRows.$inferSelect

const ROW_COLUMNS = 'import_id, position, sheet, row, article, manufacturer_code, ean, brand, fields, cells, reason, about'

/** Rows of the file beside the shop: reading the file changes nothing that buyers see. */
export const copyStaged = (ctx: Context, { rows, values }: RowsPart): Promise<void> =>
  inTransaction(ctx, async ({ db }) => {
    await copyInto(db, { table: 'goods_import_rows', columns: ROW_COLUMNS, text: rows })
    await copyInto(db, { table: 'goods_import_values', columns: 'import_id, position, kind, ref_id, value, text', text: values })
  })

/** So few that a million is deleted without one long transaction, which would hold up whoever follows changes. */
const DELETED_AT_ONCE = 20_000

async function lastPosition({ db }: Context, importId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(goodsImportRows.position) })
    .from(goodsImportRows)
    .where(eq(goodsImportRows.importId, importId))
  return row?.last ?? 0
}

async function deleteRows(ctx: Context, importId: number, { withRefused }: { withRefused: boolean }): Promise<void> {
  const last = await lastPosition(ctx, importId)
  for (let from = 0; from < last; from += DELETED_AT_ONCE)
    await inTransaction(ctx, async ({ db }) => {
      const within = (table: typeof goodsImportRows | typeof goodsImportValues) =>
        and(eq(table.importId, importId), gt(table.position, from), lte(table.position, from + DELETED_AT_ONCE))
      await db.delete(goodsImportValues).where(within(goodsImportValues))
      await db.delete(goodsImportRows).where(and(within(goodsImportRows), withRefused ? undefined : isNull(goodsImportRows.reason)))
    })
}

export const deleteStaged = (ctx: Context, importId: number): Promise<void> => deleteRows(ctx, importId, { withRefused: true })

/** Rows that are written are no longer needed; refused ones stay for the file of errors. */
export const deleteWritten = (ctx: Context, importId: number): Promise<void> => deleteRows(ctx, importId, { withRefused: false })

/** Without it PostgreSQL takes a million fresh rows for a few, and plans accordingly. */
export async function analyzeStaged({ db }: Context): Promise<void> {
  await db.execute(sql`analyze goods_import_rows`)
  await db.execute(sql`analyze goods_import_values`)
}

type Range = { importId: number; from: number; to: number }
const within = ({ importId, from, to }: Range) =>
  sql`r.import_id = ${importId} and r.position > ${from} and r.position <= ${to} and r.reason is null`

/** Finds the products of rows by their codes; a code of several products refuses its row, and so does one of none. */
export async function resolveProducts({ db }: Context, range: Range): Promise<void> {
  await db.execute(sql`update goods_import_rows r set product_id = p.id from products p where ${within(range)} and p.article = r.article`)
  for (const [column, code] of [
    ['manufacturer_code', sql`r.manufacturer_code`],
    ['ean', sql`r.ean`],
  ] as const)
    await db.execute(sql`
      update goods_import_rows r set
        product_id = case when found.count = 1 then found.id end,
        reason = case when found.count > 1 then 'ambiguous-code' end,
        about = case when found.count > 1 then ${code} end
      from (
        select r.position, min(p.id) as id, count(*) as count
        from goods_import_rows r join products p on p.${sql.raw(column)} = ${code}
        where ${within(range)} and r.product_id is null
          and (r.brand is null or exists (select from brands b where b.id = p.brand_id and lower(b.name) = lower(r.brand)))
        group by r.position
      ) found
      where ${within(range)} and r.product_id is null and r.position = found.position`)
}

export const refuseUnknown = ({ db }: Context, range: Range) =>
  db.execute(sql`
    update goods_import_rows r set reason = 'unknown-code', about = coalesce(r.article, r.manufacturer_code, r.ean)
    where ${within(range)} and r.product_id is null and r.product is null`)

/** Of several rows with a value for the same place the first counts; the others say which it was. */
export const refuseRepeated = ({ db }: Context, importId: number) =>
  db.execute(sql`
    update goods_import_rows r set reason = 'repeated', about = seen.first::text
    from (
      select position, min(first) as first from (
        select v.position, first_value(r.row) over places as first, row_number() over places as place
        from goods_import_values v
        join goods_import_rows r on r.import_id = v.import_id and r.position = v.position and r.reason is null
        where v.import_id = ${importId}
        window places as (partition by coalesce('id ' || r.product_id, coalesce(r.article, r.manufacturer_code, r.ean)), v.kind, v.ref_id order by v.position)
      ) every_value where place > 1 group by position
    ) seen
    where r.import_id = ${importId} and r.position = seen.position`)

export async function listRefused({ db }: Context, importId: number, most: number): Promise<StagedRow[]> {
  return db
    .select()
    .from(goodsImportRows)
    .where(and(eq(goodsImportRows.importId, importId), isNotNull(goodsImportRows.reason)))
    .orderBy(asc(goodsImportRows.position))
    .limit(most)
}

/** `text`: of a place, `value`: of the others. */
export type StagedValue = {
  position: number
  row: number
  productId: number
  kind: ValueKind
  refId: number
  value: number | null
  text: string | null
}

const valueShape = {
  position: 'number',
  row: 'number',
  productId: 'number',
  kind: 'text',
  refId: 'number',
  value: 'number?',
  text: 'text?',
} as const

/** Values of the rows behind this place that were not refused. */
export const listValues = ({ db }: Context, range: Range): Promise<StagedValue[]> =>
  queryRows<StagedValue>(
    db,
    valueShape,
    sql`select r.position, r.row, r.product_id as "productId", v.kind, v.ref_id as "refId", v.value, v.text
      from goods_import_rows r join goods_import_values v on v.import_id = r.import_id and v.position = r.position
      where ${within(range)} and r.product_id is not null order by r.position`,
  )

/** The first reason of a row stays. */
export const refuseRow = (
  { db }: Context,
  { importId, position, reason, about }: { importId: number; position: number; reason: StagedRow['reason']; about: string },
) =>
  db
    .update(goodsImportRows)
    .set({ reason, about })
    .where(and(eq(goodsImportRows.importId, importId), eq(goodsImportRows.position, position), isNull(goodsImportRows.reason)))

const LONGEST_ABOUT = 4_000

/** One more picture that could not be had, in a line of its own behind those of the row told of before. */
export const tellOfPicture = ({ db }: Context, { importId, position, about }: { importId: number; position: number; about: string }) =>
  db
    .update(goodsImportRows)
    .set({ reason: 'bad-picture', about: sql`left(concat_ws(e'\\n', ${goodsImportRows.about}, ${about}::text), ${LONGEST_ABOUT}::int)` })
    .where(
      and(
        eq(goodsImportRows.importId, importId),
        eq(goodsImportRows.position, position),
        or(isNull(goodsImportRows.reason), eq(goodsImportRows.reason, 'bad-picture')),
      ),
    )
