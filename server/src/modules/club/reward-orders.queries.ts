import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from '#platform/database/drizzle'
import type { RewardOrderState } from '@vitrina/contract/club/club.rules'
import type { Context } from '#platform/context'
import type { PointsHolder } from '#modules/loyalty/points-holder'
import { companies } from '#tables/companies'
import { documents } from '#tables/documents'
import { rewardOrders } from '#tables/loyalty'
import { users } from '#tables/users'

export type RewardOrderRecord = typeof rewardOrders.$inferSelect

export async function insertRewardOrder({ db }: Context, order: Omit<typeof rewardOrders.$inferInsert, 'number'>): Promise<number> {
  const [row] = await db
    .insert(rewardOrders)
    .values({ ...order, number: sql`'НГ-' || lpad(nextval('reward_order_numbers')::text, 6, '0')` })
    .returning({ id: rewardOrders.id })
  if (!row) throw new Error('The reward order was not written')
  return row.id
}

export async function lockRewardOrder({ db }: Context, id: number): Promise<RewardOrderRecord | undefined> {
  const [row] = await db.select().from(rewardOrders).where(eq(rewardOrders.id, id)).for('update')
  return row
}

export const updateRewardOrder = ({ db }: Context, id: number, change: Partial<typeof rewardOrders.$inferInsert>) =>
  db.update(rewardOrders).set(change).where(eq(rewardOrders.id, id))

/** A person's reward orders are theirs in every company. */
export const isOfHolder = ({ companyId, personId }: PointsHolder): SQL | undefined =>
  personId === null ? and(eq(rewardOrders.companyId, companyId), isNull(rewardOrders.personId)) : eq(rewardOrders.personId, personId)

const columns = {
  id: rewardOrders.id,
  number: rewardOrders.number,
  rewardId: rewardOrders.rewardId,
  name: rewardOrders.name,
  kind: rewardOrders.kind,
  amount: rewardOrders.amount,
  cost: rewardOrders.cost,
  worth: rewardOrders.worth,
  state: rewardOrders.state,
  comment: rewardOrders.comment,
  note: rewardOrders.note,
  createdAt: rewardOrders.createdAt,
  decidedAt: rewardOrders.decidedAt,
  invoice: { id: documents.id, number: documents.number },
  company: { id: companies.id, name: companies.name },
  author: { id: users.id, name: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))` },
}

const wholeOrders = ({ db }: Context) =>
  db
    .select(columns)
    .from(rewardOrders)
    .innerJoin(companies, eq(companies.id, rewardOrders.companyId))
    .leftJoin(documents, eq(documents.id, rewardOrders.documentId))
    .leftJoin(users, eq(users.id, rewardOrders.createdBy))

export type RewardOrderRow = Awaited<ReturnType<typeof wholeOrders>>[number]

export async function findRewardOrder(ctx: Context, id: number, condition?: SQL): Promise<RewardOrderRow | undefined> {
  const [row] = await wholeOrders(ctx).where(and(eq(rewardOrders.id, id), condition))
  return row
}

type Listed = { page: number; size: number }

export async function listOwnRewardOrders(ctx: Context, holder: PointsHolder, { page, size }: Listed) {
  const mine = isOfHolder(holder)
  const [counted] = await ctx.db.select({ total: count() }).from(rewardOrders).where(mine)
  const rows = await wholeOrders(ctx)
    .where(mine)
    .orderBy(desc(rewardOrders.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: counted?.total ?? 0 }
}

/** Of the companies a member of staff sees: what waits by age, what is done newest first. */
export async function listDeskRewardOrders(ctx: Context, seen: SQL, { state, page, size }: Listed & { state: RewardOrderState }) {
  const counts = await ctx.db
    .select({ state: rewardOrders.state, count: count() })
    .from(rewardOrders)
    .where(and(seen, inArray(rewardOrders.state, ['created', 'confirmed', state])))
    .groupBy(rewardOrders.state)
  const isWaiting = state === 'created' || state === 'confirmed'
  const rows = await wholeOrders(ctx)
    .where(and(seen, eq(rewardOrders.state, state)))
    .orderBy(isWaiting ? asc(rewardOrders.id) : desc(rewardOrders.id))
    .limit(size)
    .offset((page - 1) * size)
  const countOf = (wanted: RewardOrderState) => counts.find((one) => one.state === wanted)?.count ?? 0
  return { rows, total: countOf(state), counts: { created: countOf('created'), confirmed: countOf('confirmed') } }
}
