import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { stock } from '#tables/stock'
import type { FreeStock } from './stock-holds.rules.ts'

const lockStatement = prepared<{ product_id: number; warehouse_id: number; free: number }>(
  'lock_stock',
  { product_id: 'number', warehouse_id: 'number', free: 'number' },
  `select product_id, warehouse_id, free from stock
   where product_id = any($1::int[]) and warehouse_id = any($2::int[]) order by product_id, warehouse_id for update`,
)

export async function lockFree(tx: Context, { productIds, places }: { productIds: number[]; places: number[] }): Promise<FreeStock[]> {
  const rows = await lockStatement(tx, [productIds, places])
  return rows.map((row) => ({ productId: row.product_id, warehouseId: row.warehouse_id, free: row.free }))
}

/** In the order of their ids, as everyone locks them. */
export async function insertEmptyStock(
  { db }: Context,
  { productIds, warehouseId }: { productIds: number[]; warehouseId: number },
): Promise<void> {
  if (productIds.length === 0) return
  const rows = productIds.toSorted((one, other) => one - other).map((productId) => ({ productId, warehouseId, free: 0 }))
  await db.insert(stock).values(rows).onConflictDoNothing()
}

export type NewLineSource = {
  orderItemId: number
  productId: number | null
  kind: 'stock' | 'toOrder'
  warehouseId: number | null
  amount: number
  readyOn: string | null
  /** The expected arrival it waits for. */
  arrivalId?: number | null
}

const takeStatement = prepared<{ taken: number }>(
  'take_stock',
  { taken: 'number' },
  `with given as (
    select * from json_to_recordset($1::json) as g (
      "orderItemId" int, "productId" int, kind text, "warehouseId" int, amount numeric, "readyOn" date, "arrivalId" int)
  ), kept as (
    insert into order_allocations (order_item_id, kind, warehouse_id, amount, held, ready_on, arrival_id)
    select "orderItemId", kind, "warehouseId", amount, case when kind = 'stock' then amount else 0 end, "readyOn", "arrivalId" from given
  ), moved as (
    insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
    select "productId", "warehouseId", -amount, 'held', "orderItemId" from given where kind = 'stock'
  ), taken as (
    update stock s set free = s.free - g.amount
    from (select "productId", "warehouseId", sum(amount) as amount from given where kind = 'stock' group by 1, 2) g
    where s.product_id = g."productId" and s.warehouse_id = g."warehouseId"
    returning 1
  ) select count(*)::int as taken from taken`,
)

/** One statement: where lines come from, the movements, the free stock. */
export async function insertLineSources(tx: Context, sources: readonly NewLineSource[]): Promise<void> {
  await takeStatement(tx, [JSON.stringify(sources)])
}

export async function releaseHeldStock(tx: Context, orderId: number): Promise<void> {
  const held = sql`
    from order_allocations a join order_items i on i.id = a.order_item_id
    where i.order_id = ${orderId} and (a.held > 0 or a.in_transit > 0)`
  await tx.db.execute(sql`
    select from stock s where (s.product_id, s.warehouse_id) in (select i.product_id, a.warehouse_id ${held})
    order by s.product_id, s.warehouse_id for update`)
  await tx.db.execute(sql`
    with freed as (select a.id, a.held, a.warehouse_id, i.id as item_id, i.product_id ${held} for update of a),
    -- Goods on their way are free where they arrive.
    emptied as (update order_allocations a set held = 0, in_transit = 0 from freed f where a.id = f.id),
    moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
      select product_id, warehouse_id, held, 'released', item_id from freed where product_id is not null and held > 0
    )
    update stock s set free = s.free + f.held
    from (select product_id, warehouse_id, sum(held) as held from freed where product_id is not null group by 1, 2) f
    where s.product_id = f.product_id and s.warehouse_id = f.warehouse_id`)
}
