import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { StagedProduct } from '@vitrina/contract/goods-import/goods-import.rules'
import type { StagedRow } from '../staging.queries.ts'
import type { GoodsRow } from './read-goods.ts'

export type StagedGoods = GoodsRow & { position: number }
type Range = { importId: number; from: number; to: number }

/** Rows that describe a product and were not refused. */
export const listGoods = ({ db }: Context, { importId, from, to }: Range): Promise<StagedGoods[]> =>
  queryRows<StagedGoods>(
    db,
    { position: 'number', productId: 'number?', article: 'text?', manufacturerCode: 'text?', ean: 'text?', fields: 'json' },
    sql`select position, product_id as "productId", article, manufacturer_code as "manufacturerCode", ean, fields from goods_import_rows
      where import_id = ${importId} and position > ${from} and position <= ${to} and reason is null and fields is not null order by position`,
  )

export type ReadGoodsRow = { position: number; product: StagedProduct | null; reason: StagedRow['reason']; about: string | null }

/** Keeps what was understood of the rows, for the comparison with the shop. */
export const saveReadGoods = ({ db }: Context, importId: number, rows: readonly ReadGoodsRow[]) =>
  db.execute(sql`
    update goods_import_rows r set product = g.product, reason = g.reason, about = g.about
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (position int, product jsonb, reason text, about text)
    where r.import_id = ${importId} and r.position = g.position`)

/** The product that a row has become. */
export const nameProducts = ({ db }: Context, importId: number, rows: readonly { position: number; productId: number }[]) =>
  db.execute(sql`
    update goods_import_rows r set product_id = g."productId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (position int, "productId" int)
    where r.import_id = ${importId} and r.position = g.position`)

/** Of rows with one product, or with one code of a new product, the first counts. */
export const refuseRepeatedGoods = ({ db }: Context, importId: number) =>
  db.execute(sql`
    update goods_import_rows r set reason = 'repeated', about = seen.first::text
    from (
      select g.position, first_value(g.row) over places as first, row_number() over places as place
      from goods_import_rows g where g.import_id = ${importId} and g.reason is null and g.fields is not null
      window places as (partition by coalesce('id ' || g.product_id, coalesce(g.article, g.manufacturer_code, g.ean)) order by g.position)
    ) seen
    where r.import_id = ${importId} and r.position = seen.position and seen.place > 1`)

/** `isNew`: of a product that is to be added. */
type NamesOfRow = { section: string | null; brand: string | null; isNew: boolean }

/** Sections and brands that rows name and the shop has not, each once. */
export const listNames = ({ db }: Context, importId: number): Promise<NamesOfRow[]> =>
  queryRows<NamesOfRow>(
    db,
    { section: 'text?', brand: 'text?', isNew: 'boolean' },
    sql`select distinct fields ->> 'section' as section, fields ->> 'brand' as brand, product_id is null as "isNew" from goods_import_rows
      where import_id = ${importId} and reason is null and fields is not null`,
  )

/** Names of features that the shop lacks and a row has a value of; refused rows ask for none. */
export async function listNewFeatures({ db }: Context, importId: number): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    { name: 'text' },
    sql`select distinct f.name from goods_import_rows r cross join lateral jsonb_object_keys(r.product -> 'newFeatures') as f (name)
      where r.import_id = ${importId} and r.reason is null and r.product ? 'newFeatures'`,
  )
  return rows.map(({ name }) => name)
}
