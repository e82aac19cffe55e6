import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { goodsReceiptItems, goodsReceipts } from '#tables/warehouse-moves'
import type { AwaitingPart } from './share-receipt.rules.ts'

export type ReceiptRecord = typeof goodsReceipts.$inferSelect

/** ПТ-000123 */
export async function insertReceipt({ db }: Context, given: Omit<typeof goodsReceipts.$inferInsert, 'number'>): Promise<ReceiptRecord> {
  const [made] = await db
    .insert(goodsReceipts)
    .values({ ...given, number: sql`'ПТ-' || lpad(nextval('receipt_numbers')::text, 6, '0')` })
    .returning()
  if (!made) throw new Error('A receipt that was inserted is missing')
  return made
}

export const insertReceiptItems = ({ db }: Context, items: readonly (typeof goodsReceiptItems.$inferInsert)[]) =>
  db.insert(goodsReceiptItems).values([...items])

export async function countProducts({ db }: Context, ids: readonly number[]): Promise<number> {
  const rows = await queryRows<{ count: number }>(
    db,
    { count: 'number' },
    sql`select count(*)::int as count from products where id = any(${sql.param([...ids])}::int[])`,
  )
  return rows[0]?.count ?? 0
}

/** Lines that goods of a warehouse can serve: their order is picked up there or belongs to a region it serves, and is not over. */
const isAwaiting = (warehouseId: number) => sql`
  o.state in ('approval_pending', 'submitted', 'confirmed', 'in_progress', 'cancel_requested')
  and (o.warehouse_id = ${warehouseId} or o.region_id is null
    or exists (select from region_warehouses r where r.region_id = o.region_id and r.warehouse_id = ${warehouseId}))
  and a.amount > a.held + a.in_transit + a.shipped
  -- Paid goods that went to another order meanwhile are owed as well.
  and (a.kind = 'toOrder' or o.payment_state = 'paid')`

type AwaitingFilter = { warehouseId: number; productIds: readonly number[]; orderItemIds: readonly number[] }

const those = ({ productIds, orderItemIds }: AwaitingFilter) => sql`(i.product_id = any(${sql.param([...productIds])}::int[])
  or i.id = any(${sql.param([...orderItemIds])}::int[]))`

export async function listAwaitingOrders({ db }: Context, which: AwaitingFilter): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select distinct o.id from order_allocations a join order_items i on i.id = a.order_item_id join orders o on o.id = i.order_id
    where ${those(which)} and ${isAwaiting(which.warehouseId)} order by o.id`,
  )
  return rows.map(({ id }) => id)
}

export type AwaitingRow = AwaitingPart & { productId: number | null }

/** The oldest promise first; of orders that are locked. */
export async function listAwaiting(
  { db }: Context,
  { orderIds, ...which }: AwaitingFilter & { orderIds: readonly number[] },
): Promise<AwaitingRow[]> {
  if (orderIds.length === 0) return []
  const rows = await queryRows<AwaitingRow>(
    db,
    { sourceId: 'number', orderId: 'number', orderItemId: 'number', productId: 'number?', open: 'number', lineOpen: 'number' },
    sql`
    select a.id as "sourceId", o.id as "orderId", i.id as "orderItemId", i.product_id as "productId",
      (a.amount - a.held - a.in_transit - a.shipped) as open, (i.amount - i.cancelled - i.shipped - h.held) as "lineOpen"
    from order_allocations a join order_items i on i.id = a.order_item_id join orders o on o.id = i.order_id
    cross join lateral (select sum(x.held + x.in_transit) as held from order_allocations x where x.order_item_id = i.id) h
    where o.id = any(${sql.param([...orderIds])}::int[]) and ${those(which)} and ${isAwaiting(which.warehouseId)}
    order by coalesce(a.ready_on, i.ship_by) nulls last, o.id, i.line_no, a.kind desc, a.id`,
  )
  return rows
}

export type ServedPart = { sourceId: number; orderItemId: number; productId: number | null; amount: number }

/** Received goods are held for the lines that waited for them; their plan moves to the receiving warehouse. */
export async function holdReceived(
  { db }: Context,
  { warehouseId, today, parts }: { warehouseId: number; today: string; parts: readonly ServedPart[] },
): Promise<void> {
  if (parts.length === 0) return
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(parts)}::json) as g (
        "sourceId" int, "orderItemId" int, "productId" int, amount numeric)
    ), kept as (
      update order_allocations a set amount = a.amount - g.amount from given g where a.id = g."sourceId" and a.amount > g.amount
    ), gone as (
      delete from order_allocations a using given g where a.id = g."sourceId" and a.amount <= g.amount
    ), planned as (
      insert into order_allocations (order_item_id, kind, warehouse_id, amount, held, ready_on)
      select "orderItemId", 'stock', ${warehouseId}::int, sum(amount), sum(amount), ${today}::date from given group by 1
    )
    insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
    select "productId", ${warehouseId}::int, -amount, 'held', "orderItemId" from given where "productId" is not null`)
}

/** All received goods enter the ledger; the part no order took is free. The free stock must be locked. */
export async function addReceived(
  { db }: Context,
  { warehouseId, goods }: { warehouseId: number; goods: readonly { productId: number; amount: number; free: number }[] },
): Promise<void> {
  if (goods.length === 0) return
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(goods)}::json) as g ("productId" int, amount numeric, free numeric)
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind)
      select "productId", ${warehouseId}::int, amount, 'arrived' from given
    )
    update stock s set free = s.free + g.free from given g
    where s.product_id = g."productId" and s.warehouse_id = ${warehouseId} and g.free > 0`)
}

export async function listOrderNumbers({ db }: Context, { ids, isSeen }: { ids: readonly number[]; isSeen: ReturnType<typeof sql> }) {
  const rows = await queryRows<{ id: number; number: string }>(
    db,
    { id: 'number', number: 'text' },
    sql`
    select o.id, o.number from orders o where o.id = any(${sql.param([...ids])}::int[]) and ${isSeen} order by o.id`,
  )
  return rows
}
