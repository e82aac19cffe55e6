import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
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

/** Names of goods of many kinds. */
export async function listSomeNames({ db }: Context, most: number): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.isActive, true), sql`${products.id} % 97 = 0`))
    .limit(most)
  return rows.map(({ name }) => name)
}

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
