import { and, asc, desc, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { rewardOrders, rewards } from '#tables/loyalty'

export type RewardRecord = typeof rewards.$inferSelect

const columns = {
  id: rewards.id,
  kind: rewards.kind,
  name: rewards.name,
  description: rewards.description,
  cost: rewards.cost,
  worth: rewards.worth,
  stock: rewards.stock,
  isPublished: rewards.isPublished,
  product: { id: products.id, article: products.article, name: products.name, image: products.image },
  /** Ordered and neither issued nor cancelled. */
  waiting: sql<number>`(select count(*)::int from ${rewardOrders} w where w.reward_id = ${rewards.id} and w.state in ('created', 'confirmed'))`,
}

export const listPublishedRewards = ({ db }: Context, siteId: number) =>
  db
    .select(columns)
    .from(rewards)
    .leftJoin(products, eq(products.id, rewards.productId))
    .where(and(eq(rewards.siteId, siteId), eq(rewards.isPublished, true)))
    .orderBy(asc(rewards.cost), asc(rewards.id))

export const listAllRewards = ({ db }: Context, siteId: number) =>
  db
    .select(columns)
    .from(rewards)
    .leftJoin(products, eq(products.id, rewards.productId))
    .where(eq(rewards.siteId, siteId))
    .orderBy(desc(rewards.isPublished), asc(rewards.cost), asc(rewards.id))

/** Held until the transaction ends: the last one in stock is ordered once. */
export async function lockReward({ db }: Context, { id, siteId }: { id: number; siteId: number }): Promise<RewardRecord | undefined> {
  const [row] = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.siteId, siteId)))
    .for('update')
  return row
}

export async function insertReward({ db }: Context, reward: typeof rewards.$inferInsert): Promise<number> {
  const [row] = await db.insert(rewards).values(reward).returning({ id: rewards.id })
  if (!row) throw new Error('The reward was not written')
  return row.id
}

export const updateReward = ({ db }: Context, id: number, change: Partial<typeof rewards.$inferInsert>) =>
  db.update(rewards).set(change).where(eq(rewards.id, id))

/** Takes from the stock, or puts back where the amount is negative; one without a stock stays so. */
export const takeFromStock = ({ db }: Context, { rewardId, amount }: { rewardId: number; amount: number }) =>
  db
    .update(rewards)
    .set({ stock: sql`${rewards.stock} - ${amount}` })
    .where(eq(rewards.id, rewardId))

export async function isProductThere({ db }: Context, id: number): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).where(eq(products.id, id))
  return found.length > 0
}
