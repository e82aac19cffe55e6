import { and, asc, desc, eq, type SQL, sql } from '#platform/database/drizzle'
import type { StockNeed, StockPlace } from '@vitrina/contract/fulfilment/stock-desk'
import { MOST_COUNTED_GOODS } from '@vitrina/contract/goods/goods'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { brands, products, sections, units, warehouses } from '#tables/catalogue'

export type StockQuery = {
  q: string
  section?: number | undefined
  brand?: number | undefined
  warehouse?: number | undefined
  need?: StockNeed | undefined
  /** With the need `overpromised`: the products of which more was promised than comes. */
  overpromised: readonly number[]
  page: number
  size: number
}

/** Spelled as the index `products_staff_search` is. */
const searched = sql`(${products.article} || ' ' || ${products.manufacturerCode} || ' ' || coalesce(${products.ean}, '') || ' ' || ${products.name})`
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

function needOf({ need, warehouse, overpromised }: StockQuery): SQL | undefined {
  const here = (column: string) => (warehouse === undefined ? sql`true` : sql`${sql.raw(column)} = ${warehouse}`)
  if (need === 'none')
    return sql`not exists (select from stock k where k.product_id = ${products.id} and k.free > 0 and ${here('k.warehouse_id')})`
  if (need === 'below')
    return sql`exists (select from stock_minimums m left join stock k on k.product_id = m.product_id and k.warehouse_id = m.warehouse_id
      where m.product_id = ${products.id} and coalesce(k.free, 0) < m.amount and ${here('m.warehouse_id')})`
  return need === 'overpromised' ? sql`${products.id} = any(${sql.param([...overpromised])}::int[])` : undefined
}

const conditionOf = (query: StockQuery): SQL | undefined =>
  and(
    ...query.q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`${searched} ilike ${`%${escaped(word)}%`}`),
    query.section === undefined
      ? undefined
      : sql`${products.sectionId} in (select ${sections.id} from ${sections} where ${sections.path} @> array[${query.section}]::int[])`,
    query.brand === undefined ? undefined : eq(products.brandId, query.brand),
    needOf(query),
  )

const shown = {
  id: products.id,
  article: products.article,
  name: products.name,
  brand: brands.name,
  unit: { name: units.name, decimals: units.decimals },
  isPublished: products.isActive,
}

/** A whole code that was typed comes first, then by article. */
export async function listStockProducts({ db }: Context, query: StockQuery) {
  const condition = conditionOf(query)
  const isCode = sql`(${products.article} = ${query.q} or ${products.manufacturerCode} = ${query.q} or ${products.ean} = ${query.q})`
  const rows = await db
    .select(shown)
    .from(products)
    .innerJoin(units, eq(units.id, products.unitId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(condition)
    .orderBy(...(query.q ? [desc(isCode)] : []), asc(products.article))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  const counted = db.select({ one: sql`1` }).from(products).where(condition).limit(MOST_COUNTED_GOODS).as('counted')
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(counted)
  return { rows, total: total?.count ?? 0 }
}

/** Figures of a product in a warehouse; arrivals are known to the promises. */
export type StoredPlace = Omit<StockPlace, 'arriving' | 'promised'> & { productId: number }

/** Every warehouse that has, holds or wants some of these goods. */
export async function listStoredPlaces({ db }: Context, productIds: readonly number[]): Promise<StoredPlace[]> {
  const ids = sql`${sql.param([...productIds])}::int[]`
  return queryRows<StoredPlace>(
    db,
    {
      productId: 'number',
      warehouseId: 'number',
      free: 'number?',
      held: 'number',
      inTransit: 'number',
      minimum: 'number?',
      place: 'text',
    },
    sql`
    with held as (
      select i.product_id, a.warehouse_id, sum(a.held) as held, sum(a.in_transit) as in_transit
      from order_items i join order_allocations a on a.order_item_id = i.id
      where i.product_id = any(${ids}) and a.warehouse_id is not null and (a.held > 0 or a.in_transit > 0) group by 1, 2
    ), known as (
      select product_id, warehouse_id from stock where product_id = any(${ids})
      union select product_id, warehouse_id from stock_minimums where product_id = any(${ids})
      union select product_id, warehouse_id from storage_places where product_id = any(${ids})
      union select product_id, warehouse_id from held
    )
    select n.product_id as "productId", n.warehouse_id as "warehouseId", s.free, coalesce(h.held, 0) as held,
      coalesce(h.in_transit, 0) as "inTransit", m.amount as minimum, coalesce(l.place, '') as place
    from known n
    left join stock s on s.product_id = n.product_id and s.warehouse_id = n.warehouse_id
    left join stock_minimums m on m.product_id = n.product_id and m.warehouse_id = n.warehouse_id
    left join storage_places l on l.product_id = n.product_id and l.warehouse_id = n.warehouse_id
    left join held h on h.product_id = n.product_id and h.warehouse_id = n.warehouse_id
    order by n.product_id, n.warehouse_id`,
  )
}

/** Locked: two who count the same shelf come one after the other, also where no stock was yet. */
export async function lockStockProduct({ db }: Context, productId: number) {
  const [row] = await db
    .select({ article: products.article, name: products.name, decimals: units.decimals })
    .from(products)
    .innerJoin(units, eq(units.id, products.unitId))
    .where(eq(products.id, productId))
    .for('no key update', { of: products })
  return row
}

export async function listStockReference({ db }: Context) {
  const places = await db
    .select({ id: warehouses.id, name: warehouses.name, city: warehouses.city, isActive: warehouses.isActive })
    .from(warehouses)
    .orderBy(desc(warehouses.isActive), asc(warehouses.id))
  const tree = await db.select({ id: sections.id, name: sections.name }).from(sections).orderBy(asc(sections.name))
  const makers = await db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.name))
  return { warehouses: places, sections: tree, brands: makers }
}
