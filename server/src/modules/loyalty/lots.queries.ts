import { and, asc, eq, gt, gte, isNull, lt, lte, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { loyaltyEntries, loyaltyLots } from '#tables/loyalty'
import { orders } from '#tables/orders'
import type { PointsHolder } from './points-holder.ts'
import type { Lot } from './points.rules.ts'

/** A person's points are theirs in every company. */
export const isOfHolder = (table: typeof loyaltyLots | typeof loyaltyEntries, { companyId, personId }: PointsHolder): SQL | undefined =>
  personId === null ? and(eq(table.companyId, companyId), isNull(table.personId)) : eq(table.personId, personId)

/** Lots that can be spent on a day, held, those that expire first first. */
export const lockAvailableLots = ({ db }: Context, holder: PointsHolder, today: string): Promise<Lot[]> =>
  db
    .select({ id: loyaltyLots.id, remaining: loyaltyLots.remaining })
    .from(loyaltyLots)
    .where(
      and(
        isOfHolder(loyaltyLots, holder),
        gt(loyaltyLots.remaining, 0),
        lte(loyaltyLots.availableOn, today),
        gte(loyaltyLots.expiresOn, today),
      ),
    )
    .orderBy(asc(loyaltyLots.expiresOn), asc(loyaltyLots.id))
    .for('update')

/** Adds points to a lot, or takes them where they are negative; answers whose it is. */
export async function changeLot({ db }: Context, { lotId, points }: { lotId: number; points: number }): Promise<PointsHolder> {
  const [holder] = await db
    .update(loyaltyLots)
    .set({ remaining: sql`${loyaltyLots.remaining} + ${points}` })
    .where(eq(loyaltyLots.id, lotId))
    .returning({ companyId: loyaltyLots.companyId, personId: loyaltyLots.personId })
  if (!holder) throw new Error(`No lot ${lotId} of points`)
  return holder
}

/** Expired lots; another worker's are left to it. The last entry names the cause: points that came back expire once more. */
export const lockExpiredLots = ({ db }: Context, { today, most }: { today: string; most: number }) =>
  db
    .select({
      id: loyaltyLots.id,
      remaining: loyaltyLots.remaining,
      lastEntry: sql<number>`coalesce((select max(e.id) from loyalty_entries e where e.lot_id = loyalty_lots.id), 0)`,
    })
    .from(loyaltyLots)
    .where(and(lt(loyaltyLots.expiresOn, today), gt(loyaltyLots.remaining, 0)))
    .orderBy(asc(loyaltyLots.id))
    .limit(most)
    .for('update', { skipLocked: true })

/** The object that points were spent on. */
export type Spending = { paymentId: number } | { rewardOrderId: number }

export type SpentPart = { lotId: number; points: number; orderId: number | null }

/** Points of a spending by lot, in the order they were taken: what has not come back yet, and what has. */
export async function listSpent({ db }: Context, spending: Spending): Promise<{ parts: SpentPart[]; restored: number }> {
  const cause = 'paymentId' in spending ? sql`e.payment_id = ${spending.paymentId}` : sql`e.reward_order_id = ${spending.rewardOrderId}`
  const rows = await queryRows<{ lotId: number; taken: number; restored: number; orderId: number | null }>(
    db,
    { lotId: 'number', taken: 'number', restored: 'number', orderId: 'number?' },
    sql`
    select e.lot_id as "lotId", l.order_id as "orderId", -sum(e.amount) as taken,
      coalesce(sum(e.amount) filter (where e.kind = 'restore'), 0) as restored
    from loyalty_entries e join loyalty_lots l on l.id = e.lot_id where ${cause} and e.kind in ('redeem', 'restore')
    group by e.lot_id, l.order_id order by min(e.id)`,
  )
  return {
    parts: rows.map(({ lotId, taken, orderId }) => ({ lotId, points: taken, orderId })),
    restored: rows.reduce((sum, row) => sum + row.restored, 0),
  }
}

type LotRow = {
  id: number
  order: { id: number; number: string } | null
  earned: number
  remaining: number
  availableOn: string
  expiresOn: string
}

/** Lots with something left that have not expired, in the order they expire. */
export const listLots = ({ db }: Context, holder: PointsHolder, today: string): Promise<LotRow[]> =>
  db
    .select({
      id: loyaltyLots.id,
      order: { id: orders.id, number: orders.number },
      earned: loyaltyLots.earned,
      remaining: loyaltyLots.remaining,
      availableOn: loyaltyLots.availableOn,
      expiresOn: loyaltyLots.expiresOn,
    })
    .from(loyaltyLots)
    .leftJoin(orders, eq(orders.id, loyaltyLots.orderId))
    .where(and(isOfHolder(loyaltyLots, holder), gt(loyaltyLots.remaining, 0), gte(loyaltyLots.expiresOn, today)))
    .orderBy(asc(loyaltyLots.expiresOn), asc(loyaltyLots.id))

export async function sumPending({ db }: Context, holder: PointsHolder): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${loyaltyEntries.amount}), 0)` })
    .from(loyaltyEntries)
    .where(and(isOfHolder(loyaltyEntries, holder), eq(loyaltyEntries.kind, 'earn_pending')))
  return row?.sum ?? 0
}
