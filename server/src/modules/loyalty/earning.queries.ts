import { and, asc, desc, eq, inArray, or, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { loyaltyEntries, loyaltyLots } from '#tables/loyalty'
import { orderItems, orders } from '#tables/orders'
import { returnRequests, shipments } from '#tables/shipments'
import { sites } from '#tables/sites'
import type { PointsHolder } from './points-holder.ts'
import { earnedByLine, type LinePoints, type LotOfLine } from './points.rules.ts'

/** Points an order gives or takes; points spent on it are another matter. */
const OF_EARNING = ['earn_pending', 'earn', 'refund'] as const

export type EarningOrder = {
  id: number
  companyId: number
  createdBy: number | null
  isPaid: boolean
  /** As the site keeps it; read by its schema. */
  config: unknown
}

/** Held until the transaction ends: its points are counted one cause after the other. */
export async function lockEarningOrder({ db }: Context, orderId: number): Promise<EarningOrder> {
  const [order] = await db
    .select({
      id: orders.id,
      companyId: orders.companyId,
      createdBy: orders.createdBy,
      paymentState: orders.paymentState,
      config: sites.config,
    })
    .from(orders)
    .innerJoin(sites, eq(sites.id, orders.siteId))
    .where(eq(orders.id, orderId))
    .for('update', { of: orders })
  if (!order) throw new Error(`No order ${orderId} to count points for`)
  const { paymentState, ...rest } = order
  return { ...rest, isPaid: paymentState === 'paid' }
}

export async function orderOfShipment({ db }: Context, shipmentId: number): Promise<number> {
  const [row] = await db.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) throw new Error(`No shipment ${shipmentId} to count points for`)
  return row.orderId
}

export async function orderOfReturn({ db }: Context, returnId: number): Promise<number> {
  const [row] = await db.select({ orderId: returnRequests.orderId }).from(returnRequests).where(eq(returnRequests.id, returnId))
  if (!row) throw new Error(`No return ${returnId} to count points for`)
  return row.orderId
}

const ofEarning = (orderId: number) => and(eq(loyaltyEntries.orderId, orderId), inArray(loyaltyEntries.kind, [...OF_EARNING]))

/** Points that each line of an order earned and was given; entries without a line are a line of their own that earns nothing. */
export async function listLinePoints({ db }: Context, orderId: number): Promise<{ lines: LinePoints[]; lastPending: number }> {
  const given = await db
    .select({
      orderItemId: loyaltyEntries.orderItemId,
      given: sql<number>`coalesce(sum(${loyaltyEntries.amount}), 0)`,
      pending: sql<number>`coalesce(sum(${loyaltyEntries.amount}) filter (where ${loyaltyEntries.kind} = 'earn_pending'), 0)`,
      lastPending: sql<number>`coalesce(max(${loyaltyEntries.id}) filter (where ${loyaltyEntries.kind} = 'earn_pending'), 0)`,
    })
    .from(loyaltyEntries)
    .where(ofEarning(orderId))
    .groupBy(loyaltyEntries.orderItemId)
  const items = await db
    .select({
      id: orderItems.id,
      cashBack: orderItems.cashBack,
      amount: orderItems.amount,
      cancelled: orderItems.cancelled,
      shipped: orderItems.shipped,
      returned: orderItems.returned,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.lineNo))
  const byLine = new Map(given.map((row) => [row.orderItemId, row]))
  const lineOf = (orderItemId: number | null, earned: number): LinePoints => {
    const known = byLine.get(orderItemId)
    return { orderItemId, earned, given: known?.given ?? 0, pending: known?.pending ?? 0 }
  }
  const lines = items.map((item) => lineOf(item.id, earnedByLine(item)))
  return {
    lines: byLine.has(null) ? [...lines, lineOf(null, 0)] : lines,
    lastPending: Math.max(0, ...given.map(({ lastPending }) => lastPending)),
  }
}

/** The owner of the points an order has earned so far. */
export async function findHolder({ db }: Context, orderId: number): Promise<PointsHolder | undefined> {
  const [row] = await db
    .select({ companyId: loyaltyEntries.companyId, personId: loyaltyEntries.personId })
    .from(loyaltyEntries)
    .where(ofEarning(orderId))
    .orderBy(asc(loyaltyEntries.id))
    .limit(1)
  return row
}

/** Whether a cause has counted for an order already; `key` is the beginning of the keys of its entries. */
export async function isKnown({ db }: Context, orderId: number, key: string): Promise<boolean> {
  const found = await db
    .select({ id: loyaltyEntries.id })
    .from(loyaltyEntries)
    .where(
      and(eq(loyaltyEntries.orderId, orderId), or(eq(loyaltyEntries.key, key), sql`starts_with(${loyaltyEntries.key}, ${key} || ':')`)),
    )
    .limit(1)
  return found.length > 0
}

export const insertEntries = ({ db }: Context, entries: (typeof loyaltyEntries.$inferInsert)[]) => db.insert(loyaltyEntries).values(entries)

export async function insertLot({ db }: Context, lot: typeof loyaltyLots.$inferInsert): Promise<number> {
  const [row] = await db.insert(loyaltyLots).values(lot).returning({ id: loyaltyLots.id })
  if (!row) throw new Error('The lot was not written')
  return row.id
}

/** Lots a line put points into, held. */
export async function lockLotsOfLine({ db }: Context, orderId: number, orderItemId: number | null): Promise<LotOfLine[]> {
  await db
    .select({ id: loyaltyLots.id })
    .from(loyaltyLots)
    .where(eq(loyaltyLots.orderId, orderId))
    .orderBy(desc(loyaltyLots.id))
    .for('update')
  return queryRows<LotOfLine>(
    db,
    { id: 'number', remaining: 'number', put: 'number' },
    sql`
    select l.id, l.remaining, sum(e.amount) as put
    from loyalty_lots l join loyalty_entries e on e.lot_id = l.id and e.kind in ('earn', 'refund') and e.order_item_id is not distinct from ${orderItemId}
    where l.order_id = ${orderId} group by l.id`,
  )
}
