import { eq, type SQL, sql } from '#platform/database/drizzle'
import type { arrivalNeeds, DeskArrival } from '@vitrina/contract/promise/arrivals-desk'
import type { Localised } from '@vitrina/contract/languages'
import { MOST_COUNTED_GOODS } from '@vitrina/contract/goods/goods'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { products, units, warehouses } from '#tables/catalogue'
import { arrivals } from '#tables/stock'
import { PROMISED } from './supply-columns.ts'

export type ArrivalSum = { productId: number; warehouseId: number; quantity: number; promised: number }

/** Promised of one arrival `r`. */
const PROMISED_OF_EACH = sql.raw(`left join lateral (select ${PROMISED} and a.arrival_id = r.id) p on true`)

export const findArrivalSums = ({ db }: Context, productIds: readonly number[]): Promise<ArrivalSum[]> =>
  queryRows<ArrivalSum>(
    db,
    { productId: 'number', warehouseId: 'number', quantity: 'number', promised: 'number' },
    sql`
    select r.product_id as "productId", r.warehouse_id as "warehouseId", sum(r.quantity) as quantity, sum(coalesce(p.promised, 0)) as promised
    from arrivals r ${PROMISED_OF_EACH}
    where r.product_id = any(${sql.param([...productIds])}::int[]) group by 1, 2`,
  )

export const findOverpromised = ({ db }: Context): Promise<{ productId: number; warehouseId: number }[]> =>
  queryRows<{ productId: number; warehouseId: number }>(
    db,
    { productId: 'number', warehouseId: 'number' },
    sql`
    select distinct r.product_id as "productId", r.warehouse_id as "warehouseId"
    from arrivals r ${PROMISED_OF_EACH} where r.quantity < coalesce(p.promised, 0)`,
  )

/** An arrival as it is stored: the unit has its name in every language. */
export type ArrivalRow = Omit<DeskArrival, 'product'> & {
  product: Omit<DeskArrival['product'], 'unit'> & { unit: { name: Localised; decimals: number } }
}

export type ArrivalsQuery = {
  q: string
  warehouse?: number | undefined
  need?: (typeof arrivalNeeds)[number] | undefined
  today: string
  page: number
  size: number
}

const SHAPE: RowShape<ArrivalRow> = {
  id: 'number',
  product: 'json',
  warehouse: 'json',
  quantity: 'number',
  expectedOn: 'text',
  source: 'text',
  promised: 'number',
  orders: 'json',
}

const ROW = sql.raw(`r.id, json_build_object('id', g.id, 'article', g.article, 'name', g.name,
    'unit', json_build_object('name', u.name, 'decimals', u.decimals)) as product,
  json_build_object('id', w.id, 'name', w.name, 'isActive', w.is_active) as warehouse, r.quantity, r.expected_on as "expectedOn", r.source,
  coalesce(p.promised, 0) as promised,
  coalesce((select json_agg(o order by o.id) from (
    select o.id, o.number, sum(a.amount - a.held - a.shipped) as amount
    from order_allocations a join order_items i on i.id = a.order_item_id join orders o on o.id = i.order_id
    where a.arrival_id = r.id and a.amount > a.held + a.shipped and o.state not in ('cancelled', 'declined', 'rejected', 'completed')
    group by o.id, o.number) o), '[]') as orders`)

const FROM = sql`arrivals r join products g on g.id = r.product_id join units u on u.id = g.unit_id
  join warehouses w on w.id = r.warehouse_id ${PROMISED_OF_EACH}`

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

function conditionOf({ q, warehouse, need, today }: ArrivalsQuery): SQL {
  const parts = [
    // A cancelled one is about to go.
    sql`r.quantity > 0`,
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`(g.article || ' ' || g.name || ' ' || r.source) ilike ${`%${escaped(word)}%`}`),
    ...(warehouse === undefined ? [] : [sql`r.warehouse_id = ${warehouse}`]),
    ...(need === 'overdue' ? [sql`r.expected_on < ${today}::date`] : []),
    ...(need === 'overpromised' ? [sql`r.quantity < coalesce(p.promised, 0)`] : []),
  ]
  return sql.join(parts, sql` and `)
}

export async function listDeskArrivals({ db }: Context, query: ArrivalsQuery): Promise<{ items: ArrivalRow[]; total: number }> {
  const condition = conditionOf(query)
  const items = await queryRows<ArrivalRow>(
    db,
    SHAPE,
    sql`select ${ROW} from ${FROM} where ${condition} order by r.expected_on, r.id
      limit ${query.size} offset ${(query.page - 1) * query.size}`,
  )
  const [counted] = await queryRows<{ count: number }>(
    db,
    { count: 'number' },
    sql`select count(*)::int as count from (select from ${FROM} where ${condition} limit ${MOST_COUNTED_GOODS}) c`,
  )
  return { items, total: counted?.count ?? 0 }
}

export async function findDeskArrival({ db }: Context, id: number): Promise<ArrivalRow | undefined> {
  const rows = await queryRows<ArrivalRow>(db, SHAPE, sql`select ${ROW} from ${FROM} where r.id = ${id}`)
  return rows[0]
}

/** Of a product and a warehouse that an arrival names. */
export async function findArrivalGround({ db }: Context, { productId, warehouseId }: { productId: number; warehouseId: number }) {
  const [product] = await db
    .select({ article: products.article, decimals: units.decimals })
    .from(products)
    .innerJoin(units, eq(units.id, products.unitId))
    .where(eq(products.id, productId))
  const [warehouse] = await db
    .select({ id: warehouses.id, name: warehouses.name, isActive: warehouses.isActive })
    .from(warehouses)
    .where(eq(warehouses.id, warehouseId))
  return { product, warehouse }
}

export async function insertArrival({ db }: Context, given: typeof arrivals.$inferInsert): Promise<number> {
  const [row] = await db.insert(arrivals).values(given).returning({ id: arrivals.id })
  if (!row) throw new Error('An arrival that was inserted is missing')
  return row.id
}

export const updateArrival = ({ db }: Context, id: number, set: Partial<typeof arrivals.$inferInsert>) =>
  db.update(arrivals).set(set).where(eq(arrivals.id, id))

export const deleteArrival = ({ db }: Context, id: number) => db.delete(arrivals).where(eq(arrivals.id, id))
