import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { productPromos, promotions } from '#tables/promos'

/** Of sold ones, in the order they are named. */
export async function findByArticles({ db }: Context, articles: readonly string[]): Promise<number[]> {
  const found = await db
    .select({ id: products.id, article: products.article })
    .from(products)
    .where(and(inArray(products.article, [...articles]), eq(products.isActive, true)))
  const ids = new Map(found.map(({ id, article }) => [article, id]))
  return articles.flatMap((article) => ids.get(article) ?? [])
}

/** Goods of a promotion that runs; by the order of its index, so that a long one costs no more than a short one. */
export async function findPromoted({ db }: Context, promotionId: number, limit: number): Promise<number[]> {
  const found = await db
    .select({ id: productPromos.productId })
    .from(productPromos)
    .innerJoin(promotions, eq(promotions.id, productPromos.promotionId))
    .innerJoin(products, eq(products.id, productPromos.productId))
    .where(
      and(
        eq(productPromos.promotionId, promotionId),
        lte(promotions.startsAt, sql`now()`),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, sql`now()`)),
        eq(products.isActive, true),
      ),
    )
    .orderBy(asc(productPromos.productId))
    .limit(limit)
  return found.map(({ id }) => id)
}
