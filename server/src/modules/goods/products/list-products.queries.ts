import { and, asc, desc, eq, type SQL, sql } from '#platform/database/drizzle'
import { type GoodsRow, type MatchedProduct, MOST_COUNTED_GOODS, type ProductState } from '@vitrina/contract/goods/goods'
import { mediaUrl } from '#modules/content/content.rules'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { goodsCondition } from './found-goods.queries.ts'

type GoodsFilter = {
  q: string
  section?: number | undefined
  kind?: number | undefined
  brand?: number | undefined
  state?: ProductState | undefined
  without?: 'picture' | 'price' | 'stock' | undefined
}
export type GoodsQuery = GoodsFilter & { page: number; size: number }

const states: Record<ProductState, SQL> = {
  published: sql`${products.isActive}`,
  draft: sql`not ${products.isActive} and ${products.publishedAt} is null`,
  hidden: sql`not ${products.isActive} and ${products.publishedAt} is not null`,
}

const hasPrice = sql<boolean>`exists (select from prices where prices.product_id = products.id)`
const hasStock = sql<boolean>`exists (select from stock where stock.product_id = products.id and stock.free > 0)`
const lacks: Record<'picture' | 'price' | 'stock', SQL> = {
  picture: sql`${products.image} is null`,
  price: sql`not ${hasPrice}`,
  stock: sql`not ${hasStock}`,
}

const conditionOf = ({ kind, state, without, ...named }: GoodsFilter): SQL | undefined =>
  and(
    goodsCondition(named),
    kind === undefined ? undefined : eq(products.familyId, kind),
    state && states[state],
    without && lacks[without],
  )

const { id, version, article, manufacturerCode, ean, name, sectionId, familyId, brandId, multiplicity, minimumBatch, vatGroup, image } =
  products
const shown = {
  id,
  version,
  article,
  manufacturerCode,
  ean,
  name,
  sectionId,
  familyId,
  brandId,
  multiplicity,
  minimumBatch,
  vatGroup,
  image,
  hasPrice,
  hasStock,
  state: sql<ProductState>`case when ${products.isActive} then 'published' when ${products.publishedAt} is null then 'draft' else 'hidden' end`,
}

/** A whole code that was typed comes first, then the newest. */
export async function listProducts({ db }: Context, query: GoodsQuery): Promise<{ items: GoodsRow[]; total: number }> {
  const condition = conditionOf(query)
  const isCode = sql`(${products.article} = ${query.q} or ${products.manufacturerCode} = ${query.q} or ${products.ean} = ${query.q})`
  const rows = await db
    .select(shown)
    .from(products)
    .where(condition)
    .orderBy(...(query.q ? [desc(isCode)] : []), desc(products.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  const counted = db.select({ one: sql`1` }).from(products).where(condition).limit(MOST_COUNTED_GOODS).as('counted')
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(counted)
  return { items: rows.map((row) => ({ ...row, image: mediaUrl(row.image) })), total: total?.count ?? 0 }
}

/** As many as are counted: more are not changed in one go. */
export async function matchProducts({ db }: Context, filter: GoodsFilter): Promise<{ items: MatchedProduct[]; isCut: boolean }> {
  const found = await db
    .select({ id: products.id, version: products.version, article: products.article })
    .from(products)
    .where(conditionOf(filter))
    .orderBy(desc(products.id))
    .limit(MOST_COUNTED_GOODS + 1)
  return { items: found.slice(0, MOST_COUNTED_GOODS), isCut: found.length > MOST_COUNTED_GOODS }
}

/** Goods that a link or a set names. */
export const nameProducts = ({ db }: Context, ids: readonly number[]) =>
  db
    .select({ id: products.id, article: products.article, name: products.name })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(products.article))
