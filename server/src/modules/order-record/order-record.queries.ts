import { fractionSql, lineSumSql, wholeSql } from '@vitrina/contract/prices/prices.sql'
import { and, eq, sql } from '#platform/database/drizzle'
import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import { orderEvents, orderPromises, orders } from '#tables/orders'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type OrderRecord = typeof orders.$inferSelect
export type OrderEventRecord = typeof orderEvents.$inferSelect

/** Locked; `companyId`: only where it is this company's. */
export async function findLocked({ db }: Context, id: number, companyId?: number): Promise<OrderRecord | undefined> {
  const isWanted = and(eq(orders.id, id), companyId === undefined ? undefined : eq(orders.companyId, companyId))
  const [order] = await db.select().from(orders).where(isWanted).for('update')
  return order
}

type Change = Partial<
  Pick<
    OrderRecord,
    'state' | 'refusal' | 'approvalState' | 'creditGrade' | 'releasedSum' | 'fileKey' | 'promisedOn' | 'desiredOn' | 'managerId'
  > &
    OrderTerms
>

/** How an order is received and paid for. */
export type OrderTerms = Pick<
  OrderRecord,
  | 'deliveryType'
  | 'warehouseId'
  | 'deliveryAddressId'
  | 'deliveryAddress'
  | 'carrier'
  | 'deliveryPrice'
  | 'deliveryVat'
  | 'window'
  | 'contactName'
  | 'contactPhone'
  | 'paymentMethod'
  | 'deferralDays'
>

/** Raises the version, by which readers notice the change. */
export async function updateOrder({ db, now }: Context, id: number, change: Change): Promise<void> {
  await db
    .update(orders)
    .set({
      ...change,
      // A check keeps the total equal to its parts after every statement.
      total:
        change.deliveryPrice === undefined ? undefined : sql`${orders.itemsTotal} + ${orders.customItemsTotal} + ${change.deliveryPrice}`,
      updatedAt: now(),
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, id))
}

/** A message changes nothing of the order itself: its version stays, and nobody's page of it is out of date. */
export async function updateBuyerWrote({ db, now }: Context, id: number, { isAsked }: { isAsked: boolean }): Promise<void> {
  // Of several messages the first waits longest.
  const since = isAsked ? sql`coalesce(${orders.buyerWroteAt}, ${now().toISOString()}::timestamptz)` : null
  await db.update(orders).set({ buyerWroteAt: since }).where(eq(orders.id, id))
}

export async function insertEvent({ db }: Context, event: typeof orderEvents.$inferInsert): Promise<OrderEventRecord> {
  const [written] = await db.insert(orderEvents).values(event).returning()
  if (!written) throw new Error('An event that was written is missing')
  return written
}

export type OrderSums = {
  state: OrderState
  items: number
  customs: number
  vat: number
  discount: number
  cash_back: number
  weight: number
  volume: number
  lines: number
  open: number
  shipped: number
  delivery: number
  delivery_vat: number
  paid: number
  shipments: ('assembling' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'issued' | 'not_collected')[]
}

const KEPT = '(i.amount - i.cancelled)'
const FULL_SUM = lineSumSql({ price: 'i.old_price', whole: wholeSql(KEPT), fraction: fractionSql(KEPT) })

/** The totals of the lines, shipments and invoices of an order. */
export async function findSums({ db }: Context, id: number): Promise<OrderSums | undefined> {
  const rows = await queryRows<OrderSums>(
    db,
    {
      state: 'text',
      items: 'number',
      customs: 'number',
      vat: 'number',
      discount: 'number',
      cash_back: 'number',
      weight: 'number',
      volume: 'number',
      lines: 'number',
      open: 'number',
      shipped: 'number',
      delivery: 'number',
      delivery_vat: 'number',
      paid: 'number',
      shipments: 'json',
    },
    sql`
    select o.state, coalesce(l.items, 0) as items, coalesce(l.customs, 0) as customs, coalesce(l.vat, 0) as vat,
      coalesce(l.discount, 0) as discount, coalesce(l.cash_back, 0) as cash_back, coalesce(l.weight, 0) as weight,
      coalesce(l.volume, 0) as volume, coalesce(l.lines, 0)::int as lines, coalesce(l.open, 0) as open, coalesce(l.shipped, 0) as shipped,
      -- Nothing left of the order: its delivery is gone too.
      case when coalesce(l.open, 0) = 0 then 0 else o.delivery_price end as delivery,
      case when coalesce(l.open, 0) = 0 then 0 else o.delivery_vat end as delivery_vat,
      (select coalesce(sum(d.paid_sum), 0) from documents d where d.order_id = o.id and d.type = 'invoice') as paid,
      coalesce((select json_agg(s.state) from shipments s where s.order_id = o.id), '[]') as shipments
    from orders o left join lateral (
      select sum(i.sum) filter (where not i.is_custom) as items, sum(i.sum) filter (where i.is_custom) as customs, sum(i.vat) as vat,
        sum(${sql.raw(FULL_SUM)} - i.sum) as discount, sum(i.cash_back) as cash_back,
        round(sum(i.weight_grams * (i.amount - i.cancelled))) as weight, round(sum(i.volume_ml * (i.amount - i.cancelled))) as volume,
        count(*) as lines, sum(i.amount - i.cancelled) as open, sum(i.shipped) as shipped
      from order_items i where i.order_id = o.id
    ) l on true where o.id = ${id}`,
  )
  return rows[0]
}

type Summed = OrderSums & { total: number } & Pick<OrderRecord, 'shippingState' | 'paymentState'>

export async function updateSums({ db, now }: Context, id: number, sums: Summed): Promise<void> {
  await db
    .update(orders)
    .set({
      // The former total of an order of which nothing is left.
      cancelledTotal:
        sums.total === 0 ? sql`case when ${orders.total} > 0 then ${orders.total} else ${orders.cancelledTotal} end` : undefined,
      itemsTotal: sums.items,
      customItemsTotal: sums.customs,
      deliveryPrice: sums.delivery,
      deliveryVat: sums.delivery_vat,
      total: sums.total,
      vat: sums.vat + sums.delivery_vat,
      lineCount: sums.lines,
      discount: sums.discount,
      cashBack: sums.cash_back,
      weightGrams: sums.weight,
      volumeMl: sums.volume,
      paidSum: sums.paid,
      shippingState: sums.shippingState,
      paymentState: sums.paymentState,
      version: sql`${orders.version} + 1`,
      updatedAt: now(),
    })
    .where(eq(orders.id, id))
}

export type NewPromise = Pick<typeof orderPromises.$inferInsert, 'orderId' | 'day' | 'lines' | 'cause' | 'reason'>

export async function insertPromise({ db, now }: Context, promise: NewPromise): Promise<void> {
  await db.insert(orderPromises).values({ ...promise, at: now() })
}
