import { and, asc, desc, eq, type SQL, sql } from '#platform/database/drizzle'
import type { PriceListFilter, PriceListGoods, QuantityBreak } from '@vitrina/contract/prices/desk/desk-shapes'
import { MOST_COUNTED_PRICES } from '@vitrina/contract/prices/desk/price-list'
import { foundGoods } from '#modules/goods/products/found-goods'
import type { Context } from '#platform/context'
import { brands, products, sections, units } from '#tables/catalogue'
import { prices } from '#tables/prices'

export type PageOf<T> = T & { page: number; size: number }

const breaksJson = sql<
  QuantityBreak[]
>`coalesce((select json_agg(json_build_object('from', b.from_quantity, 'discount', b.discount) order by b.from_quantity)
  from price_breaks b where b.product_id = products.id), '[]')`

/** A product as every table of this desk names it. */
export const productShown = {
  productId: products.id,
  article: products.article,
  name: products.name,
  brand: brands.name,
  section: sections.name,
  unit: units.name,
  isPublished: products.isActive,
  vatGroup: products.vatGroup,
}

/** A whole code that was typed comes first, then the goods in the order of their articles. */
export const orderOf = (q: string): SQL[] => [
  ...(q ? [desc(sql`(${products.article} = ${q} or ${products.manufacturerCode} = ${q} or ${products.ean} = ${q})`)] : []),
  asc(products.article),
  asc(products.id),
]

const conditions: Record<PriceListFilter, SQL> = {
  priced: sql`${prices.price} is not null`,
  unpriced: sql`${prices.price} is null`,
  breaks: sql`exists (select from price_breaks where price_breaks.product_id = products.id)`,
}

/** Goods of a list, which is joined as `prices`. */
export const goodsOfList = ({ only, ...filter }: PriceListGoods): SQL | undefined => and(foundGoods(filter), only && conditions[only])

type ListQuery = PageOf<PriceListGoods & { typeId: number }>

export async function readPriceList({ db }: Context, { typeId, page, size, ...filter }: ListQuery) {
  const inList = and(eq(prices.productId, products.id), eq(prices.priceTypeId, typeId))
  const condition = goodsOfList(filter)
  const rows = await db
    .select({ ...productShown, price: prices.price, breaks: breaksJson })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(sections, eq(sections.id, products.sectionId))
    .innerJoin(units, eq(units.id, products.unitId))
    .leftJoin(prices, inList)
    .where(condition)
    .orderBy(...orderOf(filter.q))
    .limit(size)
    .offset((page - 1) * size)
  const counted = db
    .select({ one: sql`1` })
    .from(products)
    .leftJoin(prices, inList)
    .where(condition)
    .limit(MOST_COUNTED_PRICES)
    .as('counted')
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(counted)
  return { rows, total: total?.count ?? 0 }
}

/** Articles and names by id, of goods that are there. */
export async function nameGoods({ db }: Context, ids: readonly number[]): Promise<Map<number, { article: string; name: string }>> {
  const rows = await db
    .select({ id: products.id, article: products.article, name: products.name })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
