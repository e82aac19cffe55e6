import { eq, sql } from '#platform/database/drizzle'
import type { LineSource } from '@vitrina/contract/fulfilment/fulfilment.rules'
import type { OrderLineSource } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { orderItems } from '#tables/orders'
import type { ShippedPart } from './line-parts.rules.ts'

/** The source of a line; the `held` amount has left the free stock already. */
export type StoredSource = LineSource & { id: number }

/** A line with all that was done with it. */
export type OrderLine = {
  id: number
  lineNo: number
  productId: number | null
  article: string
  decimals: number
  amount: number
  cancelled: number
  shipped: number
  price: number | null
  vatRate: number | null
  vatGroup: string
  /** The day the rate is of. */
  vatOn: string
  sum: number
  cashBack: number
  parts: ShippedPart[]
  /** Put together for pickup and not handed over yet. */
  waiting: number
  /** The pickup point of the order, if any; stock there stands first among the sources. */
  pickupAt: number | null
  sources: StoredSource[]
  note: string
  /** Where the line came from, for what is split off it. */
  source: OrderLineSource | null
}

export async function findLines({ db }: Context, orderId: number): Promise<OrderLine[]> {
  const rows = await queryRows<OrderLine>(
    db,
    {
      id: 'number',
      lineNo: 'number',
      productId: 'number?',
      article: 'text',
      decimals: 'number',
      amount: 'number',
      cancelled: 'number',
      shipped: 'number',
      price: 'number?',
      vatRate: 'number?',
      vatGroup: 'text',
      vatOn: 'text',
      sum: 'number',
      cashBack: 'number',
      parts: 'json',
      waiting: 'number',
      pickupAt: 'number?',
      sources: 'json',
      note: 'text',
      source: 'json?',
    },
    sql`
    select i.id, i.line_no as "lineNo", i.product_id as "productId", i.article, i.decimals, i.amount,
      i.cancelled, i.shipped, i.price, i.vat_rate as "vatRate",
      i.vat_group as "vatGroup", i.vat_on as "vatOn", i.sum, i.cash_back as "cashBack", coalesce(g.parts, '[]') as parts,
      coalesce(g.waiting, 0) as waiting, case o.delivery_type when 'pickup' then o.warehouse_id end as "pickupAt",
      coalesce(a.rows, '[]') as sources, i.note, i.source
    from order_items i join orders o on o.id = i.order_id
    left join lateral (
      select sum(s.amount) filter (where h.state in ('assembling', 'ready_for_pickup')) as waiting,
        json_agg(json_build_object('amount', s.amount, 'sum', s.sum, 'vat', s.vat, 'vatRate', s.vat_rate) order by h.id)
          filter (where h.state in ('shipped', 'delivered', 'issued')) as parts
      from shipments h join shipment_items s on s.shipment_id = h.id
      where h.order_id = i.order_id and s.order_item_id = i.id
    ) g on true
    left join lateral (
      select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'warehouseId', a.warehouse_id, 'amount', a.amount, 'held', a.held,
        'inTransit', a.in_transit, 'shipped', a.shipped, 'free', coalesce(s.free, 0))
        order by a.warehouse_id is distinct from o.warehouse_id, a.id) as rows
      from order_allocations a left join stock s on s.product_id = i.product_id and s.warehouse_id = a.warehouse_id
      where a.order_item_id = i.id
    ) a on true
    where i.order_id = ${orderId} order by i.line_no`,
  )
  return rows
}

export type SavedLine = Pick<OrderLine, 'id' | 'amount' | 'cancelled' | 'shipped' | 'price' | 'vatRate' | 'vatOn' | 'sum' | 'cashBack'> & {
  vat: number
}

export async function updateLines({ db }: Context, lines: readonly SavedLine[]): Promise<void> {
  await db.execute(sql`
    update order_items i set amount = g.amount, cancelled = g.cancelled, shipped = g.shipped, price = g.price, vat_rate = g."vatRate",
      vat_on = g."vatOn", sum = g.sum, vat = g.vat, cash_back = g."cashBack"
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (
      id int, amount numeric, cancelled numeric, shipped numeric, price bigint, "vatRate" int, "vatOn" date, sum bigint, vat bigint,
      "cashBack" bigint)
    where i.id = g.id`)
}

/** Cancels the unshipped part of the lines; their sums shrink to the shipped part. */
export async function cancelUnshipped({ db }: Context, orderId: number): Promise<void> {
  await db.execute(sql`
    with gone as (
      select x.order_item_id, sum(x.sum) as sum, sum(x.vat) as vat from shipments s join shipment_items x on x.shipment_id = s.id
      where s.order_id = ${orderId} and s.state in ('shipped', 'delivered', 'issued') group by 1
    )
    update order_items i set cancelled = i.amount - i.shipped, cash_back = trunc(i.cash_back * i.shipped / (i.amount - i.cancelled)),
      sum = coalesce((select g.sum from gone g where g.order_item_id = i.id), 0),
      vat = coalesce((select g.vat from gone g where g.order_item_id = i.id), 0)
    where i.order_id = ${orderId} and i.amount > i.shipped + i.cancelled`)
}

export type LineDay = { orderItemId: number; day: string | null }

export async function updateLineDays({ db }: Context, days: readonly LineDay[]): Promise<void> {
  await db.execute(sql`
    update order_items i set ship_by = g.day
    from json_to_recordset(${JSON.stringify(days)}::json) as g ("orderItemId" int, day date) where i.id = g."orderItemId"`)
}

export const increaseReturned = ({ db }: Context, { orderItemId, amount }: { orderItemId: number; amount: number }) =>
  db
    .update(orderItems)
    .set({ returned: sql`${orderItems.returned} + ${amount}` })
    .where(eq(orderItems.id, orderItemId))
