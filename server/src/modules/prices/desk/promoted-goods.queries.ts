import { and, asc, eq, inArray, sql } from '#platform/database/drizzle'
import type { GoodsFilter } from '@vitrina/contract/prices/desk/desk-shapes'
import { MAX_PROMOTED_GOODS } from '@vitrina/contract/prices/desk/promotions'
import { foundGoods } from '#modules/goods/products/found-goods'
import type { Context } from '#platform/context'
import { brands, products } from '#tables/catalogue'
import { prices } from '#tables/prices'
import { productPromos } from '#tables/promos'
import { orderOf, type PageOf } from './price-list.queries.ts'

type GoodsQuery = PageOf<GoodsFilter & { promotionId: number; listId: number | null }>

export async function readPromotedGoods({ db }: Context, { promotionId, listId, page, size, ...filter }: GoodsQuery) {
  const condition = and(eq(productPromos.promotionId, promotionId), foundGoods(filter))
  const rows = await db
    .select({
      productId: products.id,
      article: products.article,
      name: products.name,
      brand: brands.name,
      discount: productPromos.discount,
      listPrice: prices.price,
    })
    .from(productPromos)
    .innerJoin(products, eq(products.id, productPromos.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(prices, and(eq(prices.productId, products.id), eq(prices.priceTypeId, listId ?? 0)))
    .where(condition)
    .orderBy(...orderOf(filter.q))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(productPromos)
    .innerJoin(products, eq(products.id, productPromos.productId))
    .where(condition)
  return { rows, total: counted?.total ?? 0 }
}

/** Goods that are not in the promotion yet; one more than it may have, to see that there are more. */
export const findAddable = (
  { db }: Context,
  { promotionId, goods }: { promotionId: number; goods: { productIds: number[] } | { filter: GoodsFilter } },
) =>
  db
    .select({ id: products.id, article: products.article })
    .from(products)
    .where(
      and(
        'filter' in goods ? foundGoods(goods.filter) : inArray(products.id, goods.productIds),
        sql`not exists (select from product_promos r where r.product_id = products.id and r.promotion_id = ${promotionId})`,
      ),
    )
    .orderBy(asc(products.article))
    .limit(MAX_PROMOTED_GOODS + 1)

const CHUNK = 5_000

export async function insertPromotedGoods(
  { db }: Context,
  promotion: { promotionId: number; discount: number; startsAt: Date; endsAt: Date | null },
  ids: readonly number[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK)
    await db.insert(productPromos).values(ids.slice(at, at + CHUNK).map((productId) => ({ ...promotion, productId })))
}

const ofGoods = (promotionId: number, ids: number[]) =>
  and(eq(productPromos.promotionId, promotionId), inArray(productPromos.productId, ids))

export async function readDiscounts({ db }: Context, promotionId: number, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ productId: productPromos.productId, discount: productPromos.discount })
    .from(productPromos)
    .where(ofGoods(promotionId, ids))
  return new Map(rows.map(({ productId, discount }) => [productId, discount]))
}

export async function writeDiscount({ db }: Context, promotionId: number, { ids, discount }: { ids: number[]; discount: number | null }) {
  if (discount === null) await db.delete(productPromos).where(ofGoods(promotionId, ids))
  else await db.update(productPromos).set({ discount }).where(ofGoods(promotionId, ids))
}
