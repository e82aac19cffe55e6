import { and, eq, type SQL } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { productLinks, products } from '#tables/catalogue'

/** Every screen of filters asks it: the way through the query builder costs more than the work. */
const favouriteStatement = prepared<{ id: number }>(
  'favourite_ids',
  { id: 'number' },
  'select product_id as id from favourites where user_id = $1',
)

export async function listFavouriteIds(ctx: Context, userId: number): Promise<number[]> {
  const rows = await favouriteStatement(ctx, [userId])
  return rows.map(({ id }) => id)
}

export type Named = { id: number } | { article: string }

const isNamed = (named: Named): SQL => ('id' in named ? eq(products.id, named.id) : eq(products.article, named.article))

/** A product and those linked to it; null when there is no such product on sale. */
export async function findLinked({ db }: Context, named: Named, kind: 'analog' | 'related') {
  const rows = await db
    .select({ id: products.id, linkedId: productLinks.linkedId })
    .from(products)
    .leftJoin(productLinks, and(eq(productLinks.productId, products.id), eq(productLinks.kind, kind)))
    .where(and(isNamed(named), eq(products.isActive, true)))
  const [first] = rows
  return first ? { id: first.id, linkedIds: rows.flatMap(({ linkedId }) => linkedId ?? []) } : null
}
