import { and, asc, eq, sql, alias } from '#platform/database/drizzle'
import { type ChosenGoods, MAX_BULK_PRICES } from '@vitrina/contract/prices/desk/price-list'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { prices } from '#tables/prices'
import { goodsOfList } from './price-list.queries.ts'

const source = alias(prices, 'source')

/** The chosen goods with their price in the list and in the one the change starts from; one more than may be changed, to see that there are more. */
export const readChosenGoods = (
  { db }: Context,
  { typeId, fromTypeId, goods }: { typeId: number; fromTypeId: number; goods: ChosenGoods },
) =>
  db
    .select({
      productId: products.id,
      article: products.article,
      name: products.name,
      vatGroup: products.vatGroup,
      before: prices.price,
      start: source.price,
    })
    .from(products)
    .leftJoin(prices, and(eq(prices.productId, products.id), eq(prices.priceTypeId, typeId)))
    .leftJoin(source, and(eq(source.productId, products.id), eq(source.priceTypeId, fromTypeId)))
    .where('filter' in goods ? goodsOfList(goods.filter) : sql`${products.id} = any(${sql.param(goods.productIds)}::int[])`)
    .orderBy(asc(products.article), asc(products.id))
    .limit(MAX_BULK_PRICES + 1)
