import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { brands, features, products, series } from '#tables/catalogue'
import type { GoodsNames } from './goods-names.ts'

export type NamedProduct = { id: number; name: string; article: string; manufacturerCode: string; ean: string | null }

/** Names and codes of products that may be meant, all in one statement. */
export async function listNames({ db }: Context, ids: readonly number[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  return db
    .select({
      id: products.id,
      name: products.name,
      article: products.article,
      manufacturerCode: products.manufacturerCode,
      ean: products.ean,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
}

const NAMED_SHAPE: RowShape<NamedProduct> = { id: 'number', name: 'text', article: 'text', manufacturerCode: 'text', ean: 'text?' }

/** Goods from all over the catalogue: as many of each kind as it has. */
export const listSomeGoods = ({ db }: Context, most: number): Promise<NamedProduct[]> =>
  queryRows<NamedProduct>(
    db,
    NAMED_SHAPE,
    sql`
    select p.id, p.name, p.article, p.manufacturer_code as "manufacturerCode", p.ean
    from (select min(id) as first, max(id) as last from products) as ids
    cross join generate_series(0, ${most - 1}) as place
    join products p on p.id = ids.first + (ids.last - ids.first)::bigint * place / ${most}
    where p.is_active`,
  )

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> => new Map(rows.map((row) => [row.id, row]))

/** Read by the thread that matches, which has no use for the rest of the catalogue's reference. */
export async function readGoodsNames({ db }: Context): Promise<GoodsNames> {
  return {
    brandById: byId(await db.select({ id: brands.id, name: brands.name }).from(brands)),
    seriesById: byId(await db.select({ id: series.id, name: series.name }).from(series)),
    featureById: byId(
      await db.select({ id: features.id, name: features.name, isPrimary: features.isPrimary, position: features.position }).from(features),
    ),
  }
}
