import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'

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
