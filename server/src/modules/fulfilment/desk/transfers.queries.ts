import { and, eq, sql } from '#platform/database/drizzle'
import type { StockTransfer } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { stockTransferItems, stockTransfers } from '#tables/warehouse-moves'

export type TransferRecord = typeof stockTransfers.$inferSelect
type NewTransfer = Omit<typeof stockTransfers.$inferInsert, 'number'>

/** ПМ-000123 */
export async function insertTransfer({ db }: Context, given: NewTransfer): Promise<TransferRecord> {
  const [made] = await db
    .insert(stockTransfers)
    .values({ ...given, number: sql`'ПМ-' || lpad(nextval('transfer_numbers')::text, 6, '0')` })
    .returning()
  if (!made) throw new Error('A transfer that was inserted is missing')
  return made
}

export type SentPart = { sourceId: number; orderItemId: number; productId: number | null; amount: number }

/**
 * Held goods leave one warehouse for another: the plan of their lines moves there, on the way. They do not pass through the
 * free stock, yet its ledger records that they were released and sent.
 */
export async function sendParts({ db }: Context, { id, fromWarehouseId, toWarehouseId }: TransferRecord, parts: readonly SentPart[]) {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(parts)}::json) as g (
        "sourceId" int, "orderItemId" int, "productId" int, amount numeric)
    ), kept as (
      update order_allocations a set held = a.held - g.amount, amount = a.amount - g.amount
      from given g where a.id = g."sourceId" and a.amount > g.amount
    ), gone as (
      delete from order_allocations a using given g where a.id = g."sourceId" and a.amount <= g.amount
    ), planned as (
      insert into order_allocations (order_item_id, kind, warehouse_id, amount, in_transit, ready_on)
      select g."orderItemId", 'stock', ${toWarehouseId}::int, sum(g.amount), sum(g.amount), max(a.ready_on)
      from given g join order_allocations a on a.id = g."sourceId" group by 1 returning id, order_item_id, amount
    ), items as (
      insert into stock_transfer_items (transfer_id, order_item_id, allocation_id, amount)
      select ${id}::int, order_item_id, id, amount from planned
    )
    insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
    select g."productId", ${fromWarehouseId}::int, g.amount * k.sign, k.kind, g."orderItemId"
    from given g cross join (values (1, 'released'), (-1, 'sent')) as k (sign, kind) where g."productId" is not null`)
}

/** Locked with its order. */
export async function findTransfer({ db }: Context, { id, orderId }: { id: number; orderId: number }): Promise<TransferRecord | undefined> {
  const [found] = await db
    .select()
    .from(stockTransfers)
    .where(and(eq(stockTransfers.id, id), eq(stockTransfers.orderId, orderId)))
  return found
}

export const markReceived = ({ db, now }: Context, { id, receivedBy }: { id: number; receivedBy: number | null }) =>
  db.update(stockTransfers).set({ state: 'received', receivedBy, receivedAt: now() }).where(eq(stockTransfers.id, id))

/** Which products lie in the stock of the place a transfer comes to. */
export async function listSentProducts({ db }: Context, transferId: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select distinct i.product_id as id from ${stockTransferItems} t join order_items i on i.id = t.order_item_id
    where t.transfer_id = ${transferId} and i.product_id is not null order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Goods the lines still want are held for them, the rest is free; the free stock must be locked. */
export async function receiveParts({ db }: Context, { id, toWarehouseId }: TransferRecord): Promise<void> {
  await db.execute(sql`
    with come as (
      select i.id as item_id, i.product_id, t.amount, a.id as allocation_id, least(t.amount, coalesce(a.in_transit, 0)) as wanted
      from stock_transfer_items t join order_items i on i.id = t.order_item_id
      left join order_allocations a on a.id = t.allocation_id where t.transfer_id = ${id}
    ), kept as (
      update order_allocations a set held = a.held + c.wanted, in_transit = a.in_transit - c.wanted
      from come c where a.id = c.allocation_id and c.wanted > 0
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind, order_item_id)
      select product_id, ${toWarehouseId}::int, amount, 'received', item_id from come where product_id is not null
      union all
      select product_id, ${toWarehouseId}::int, -wanted, 'held', item_id from come where product_id is not null and wanted > 0
    )
    update stock s set free = s.free + f.free
    from (select product_id, sum(amount - wanted) as free from come group by 1) f
    where s.product_id = f.product_id and s.warehouse_id = ${toWarehouseId} and f.free > 0`)
}

export type TransferRow = Omit<StockTransfer, 'sentAt' | 'receivedAt'> & { sentAt: string; receivedAt: string | null }

export async function findTransfers({ db }: Context, orderId: number): Promise<TransferRow[]> {
  const rows = await queryRows<TransferRow>(
    db,
    { id: 'number', number: 'text', state: 'text', from: 'text', to: 'text', sentAt: 'text', receivedAt: 'text?', items: 'json' },
    sql`
    select t.id, t.number, t.state, f.name as "from", w.name as "to", t.sent_at as "sentAt", t.received_at as "receivedAt",
      (select json_agg(json_build_object('orderItemId', i.order_item_id, 'amount', i.amount) order by i.order_item_id)
        from stock_transfer_items i where i.transfer_id = t.id) as items
    from stock_transfers t join warehouses f on f.id = t.from_warehouse_id join warehouses w on w.id = t.to_warehouse_id
    where t.order_id = ${orderId} order by t.id`,
  )
  return rows
}
