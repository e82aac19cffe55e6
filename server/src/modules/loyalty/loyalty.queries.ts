import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { loyaltyEntries, loyaltyLots } from '#tables/documents'
import { orderItems, orders } from '#tables/orders'
import { returnRequests, shipments } from '#tables/shipments'
import { sites } from '#tables/sites'
import type { EarningLine, Lot } from './points.rules.ts'

/** Points an order gives or takes; points spent on it are another matter. */
const OF_EARNING = ['earn_pending', 'earn', 'refund'] as const

type EarningOrder = {
  id: number
  companyId: number
  isPaid: boolean
  /** As the site keeps it; read by its schema. */
  config: unknown
}

/** Held until the transaction ends: its points are counted one cause after the other. */
export async function lockEarningOrder({ db }: Context, orderId: number): Promise<EarningOrder> {
  const [order] = await db
    .select({ id: orders.id, companyId: orders.companyId, paymentState: orders.paymentState, config: sites.config })
    .from(orders)
    .innerJoin(sites, eq(sites.id, orders.siteId))
    .where(eq(orders.id, orderId))
    .for('update', { of: orders })
  if (!order) throw new Error(`No order ${orderId} to count points for`)
  return { id: order.id, companyId: order.companyId, isPaid: order.paymentState === 'paid', config: order.config }
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

export const listEarningLines = ({ db }: Context, orderId: number): Promise<EarningLine[]> =>
  db
    .select({
      cashBack: orderItems.cashBack,
      amount: orderItems.amount,
      cancelled: orderItems.cancelled,
      shipped: orderItems.shipped,
      returned: orderItems.returned,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))

/** The ledger of an order: all points given so far, and those that still wait for its payment. */
export async function findAccrued(
  { db }: Context,
  orderId: number,
): Promise<{ given: number; pending: number; lastPending: number | null }> {
  const [row] = await db
    .select({
      given: sql<number>`coalesce(sum(${loyaltyEntries.amount}), 0)`,
      pending: sql<number>`coalesce(sum(${loyaltyEntries.amount}) filter (where ${loyaltyEntries.kind} = 'earn_pending'), 0)`,
      lastPending: sql<number | null>`max(${loyaltyEntries.id}) filter (where ${loyaltyEntries.kind} = 'earn_pending')`,
    })
    .from(loyaltyEntries)
    .where(and(eq(loyaltyEntries.orderId, orderId), inArray(loyaltyEntries.kind, [...OF_EARNING])))
  return row ?? { given: 0, pending: 0, lastPending: null }
}

export async function isKnown({ db }: Context, key: string): Promise<boolean> {
  const found = await db.select({ id: loyaltyEntries.id }).from(loyaltyEntries).where(eq(loyaltyEntries.key, key))
  return found.length > 0
}

export const insertEntries = ({ db }: Context, entries: (typeof loyaltyEntries.$inferInsert)[]) => db.insert(loyaltyEntries).values(entries)

export async function insertLot({ db }: Context, lot: typeof loyaltyLots.$inferInsert): Promise<number> {
  const [row] = await db.insert(loyaltyLots).values(lot).returning({ id: loyaltyLots.id })
  if (!row) throw new Error('The lot was not written')
  return row.id
}

/** Lots of an order, the newest first. */
export const lockLotsOf = ({ db }: Context, orderId: number): Promise<Lot[]> =>
  db
    .select({ id: loyaltyLots.id, remaining: loyaltyLots.remaining })
    .from(loyaltyLots)
    .where(and(eq(loyaltyLots.orderId, orderId), gt(loyaltyLots.remaining, 0)))
    .orderBy(desc(loyaltyLots.id))
    .for('update')

export const spendFromLot = ({ db }: Context, { lotId, points }: { lotId: number; points: number }) =>
  db
    .update(loyaltyLots)
    .set({ remaining: sql`${loyaltyLots.remaining} - ${points}` })
    .where(eq(loyaltyLots.id, lotId))

/** Expired lots; another worker's are left to it. */
export const lockExpiredLots = ({ db }: Context, { today, most }: { today: string; most: number }) =>
  db
    .select({ id: loyaltyLots.id, companyId: loyaltyLots.companyId, remaining: loyaltyLots.remaining })
    .from(loyaltyLots)
    .where(and(lt(loyaltyLots.expiresOn, today), gt(loyaltyLots.remaining, 0)))
    .orderBy(asc(loyaltyLots.id))
    .limit(most)
    .for('update', { skipLocked: true })
