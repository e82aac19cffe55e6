import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'

/** Products that have these articles. */
export async function articleOwners({ db }: Context, articles: readonly string[]): Promise<Map<string, number>> {
  if (articles.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, article: products.article })
    .from(products)
    .where(sql`${products.article} = any(${sql.param([...articles])}::text[])`)
  return new Map(rows.map(({ id, article }) => [article, id]))
}
