import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { orderSupplyParts } from '#tables/order-supply'
import type { Cut, StockWithdrawal } from './stock-withdrawals.rules.ts'

type OfLine = { orderItemId: number; productId: number | null }

/** Ships goods: held ones are marked shipped, fresh ones come out of the free stock, which must be locked. */
export async function shipGoods({ db }: Context, takes: readonly (StockWithdrawal & OfLine)[]): Promise<void> {
  if (takes.length === 0) return
  const given = sql`json_to_recordset(${JSON.stringify(takes)}::json) as g (
    "sourceId" int, "orderItemId" int, "productId" int, "warehouseId" int, held numeric, fresh numeric, amount numeric)`
  await db.execute(sql`
    with given as (select * from ${given}),
    kept as (
      update order_allocations a set held = a.held - g.held, shipped = a.shipped + g.amount from given g where a.id = g."sourceId"
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
      select "productId", "warehouseId", -fresh, 'held', "orderItemId" from given where fresh > 0
    )
    update stock s set free = s.free - f.fresh
    from (select "productId", "warehouseId", sum(fresh) as fresh from given where fresh > 0 group by 1, 2) f
    where s.product_id = f."productId" and s.warehouse_id = f."warehouseId"`)
}

/** Holds goods of a pickup again where they were released meanwhile; the free stock must be locked. */
export async function holdFresh({ db }: Context, takes: readonly (StockWithdrawal & OfLine)[]): Promise<void> {
  const fresh = takes.filter((take) => take.fresh > 0)
  if (fresh.length === 0) return
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(fresh)}::json) as g (
        "sourceId" int, "orderItemId" int, "productId" int, "warehouseId" int, fresh numeric)
    ), kept as (
      update order_allocations a set held = a.held + g.fresh from given g where a.id = g."sourceId"
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
      select "productId", "warehouseId", -fresh, 'held', "orderItemId" from given
    )
    update stock s set free = s.free - f.fresh
    from (select "productId", "warehouseId", sum(fresh) as fresh from given group by 1, 2) f
    where s.product_id = f."productId" and s.warehouse_id = f."warehouseId"`)
}

/** Cuts unwanted amounts: held goods are free again, the plan of the line shrinks. */
export async function cutGoods({ db }: Context, cuts: readonly Cut[]): Promise<void> {
  if (cuts.length === 0) return
  const given = sql`json_to_recordset(${JSON.stringify(cuts)}::json) as g ("sourceId" int, held numeric, "inTransit" numeric, amount numeric)`
  await db.execute(sql`
    select from stock s where (s.product_id, s.warehouse_id) in (
      select i.product_id, a.warehouse_id from ${given}
      join order_allocations a on a.id = g."sourceId" join order_items i on i.id = a.order_item_id where g.held > 0)
    order by s.product_id, s.warehouse_id for update`)
  await db.execute(sql`
    with given as (
      select g.*, a.warehouse_id, a.amount - g.amount as rest, i.id as item_id, i.product_id
      from ${given} join order_allocations a on a.id = g."sourceId" join order_items i on i.id = a.order_item_id
    ), kept as (
      update order_allocations a set held = a.held - g.held, in_transit = a.in_transit - g."inTransit", amount = g.rest
      from given g where a.id = g."sourceId" and g.rest > 0
    ), gone as (
      delete from order_allocations a using given g where a.id = g."sourceId" and g.rest <= 0
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
      select product_id, warehouse_id, held, 'released', item_id from given where held > 0 and product_id is not null
    )
    update stock s set free = s.free + f.held
    from (select product_id, warehouse_id, sum(held) as held from given where held > 0 group by 1, 2) f
    where s.product_id = f.product_id and s.warehouse_id = f.warehouse_id`)
}

/** More of a line that is ordered from the manufacturer anyway. */
export const addToOrder = ({ db }: Context, { orderItemId, amount }: { orderItemId: number; amount: number }) =>
  db.insert(orderSupplyParts).values({ orderItemId, kind: 'toOrder', amount })

export type RestockedLine = { productId: number; warehouseId: number; orderItemId: number; amount: number }

/** Goods on the shelf again can be sold again. */
export async function addRestocked({ db }: Context, goods: readonly RestockedLine[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(goods)}::json) as g ("productId" int, "warehouseId" int, "orderItemId" int, amount numeric)
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
      select "productId", "warehouseId", amount, 'returned', "orderItemId" from given
    )
    insert into stock (product_id, warehouse_id, free)
    select "productId", "warehouseId", sum(amount) from given group by 1, 2 order by 1, 2
    on conflict (product_id, warehouse_id) do update set free = stock.free + excluded.free`)
}
