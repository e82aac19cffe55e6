import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from '#platform/database/drizzle'
import { MAX_SHOWN_PROMOTIONS } from '@vitrina/contract/prices/desk/promotions'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { productPromos, promotions } from '#tables/promos'

export type PromotionHead = { name: string; startsAt: Date; endsAt: Date | null }

const inPromotion = (what: SQL) => sql`(select ${what} from product_promos r where r.promotion_id = promotions.id)`

const selected = ({ db }: Context) =>
  db
    .select({
      id: promotions.id,
      version: promotions.version,
      name: promotions.name,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      goodsCount: sql<number>`${inPromotion(sql`count(*)::int`)}`,
      leastDiscount: sql<number | null>`${inPromotion(sql`min(r.discount)`)}`,
      greatestDiscount: sql<number | null>`${inPromotion(sql`max(r.discount)`)}`,
    })
    .from(promotions)

export type PromotionRecord = Awaited<ReturnType<typeof selected>>[number]

export const listPromotions = (ctx: Context, { from, until }: { from: Date; until: Date }): Promise<PromotionRecord[]> =>
  selected(ctx)
    .where(and(lt(promotions.startsAt, until), or(isNull(promotions.endsAt), gt(promotions.endsAt, from))))
    .orderBy(asc(promotions.startsAt), asc(promotions.id))
    .limit(MAX_SHOWN_PROMOTIONS)

export async function findPromotion(ctx: Context, id: number): Promise<PromotionRecord | undefined> {
  const [found] = await selected(ctx).where(eq(promotions.id, id))
  return found
}

/** Of two who change a promotion the second waits for the first. */
export async function lockPromotion({ db }: Context, id: number): Promise<void> {
  await db.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for('no key update')
}

type Overlap = { id: number; otherId: number; name: string; goodsCount: number }

/** Pairs of promotions that hold at one time on the same goods. */
export const readOverlaps = ({ db }: Context, ids: readonly number[]): Promise<Overlap[]> =>
  queryRows<Overlap>(
    db,
    { id: 'number', otherId: 'number', name: 'text', goodsCount: 'number' },
    sql`select own.promotion_id as id, other.promotion_id as "otherId", n.name, count(distinct own.product_id)::int as "goodsCount"
      from product_promos own
      join product_promos other on other.product_id = own.product_id and other.promotion_id <> own.promotion_id
        and own.starts_at < coalesce(other.ends_at, 'infinity') and other.starts_at < coalesce(own.ends_at, 'infinity')
      join promotions n on n.id = other.promotion_id
      where own.promotion_id = any(${sql.param([...ids])}::int[])
      group by own.promotion_id, other.promotion_id, n.name order by 1, 4 desc, 2`,
  )

export async function countLoosePromos({ db }: Context, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { startsAt, endsAt, promotionId } = productPromos
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productPromos)
    .where(and(isNull(promotionId), lt(startsAt, until), or(isNull(endsAt), gt(endsAt, from))))
  return counted?.count ?? 0
}

export async function insertPromotion({ db }: Context, head: PromotionHead): Promise<number> {
  const [added] = await db.insert(promotions).values(head).returning({ id: promotions.id })
  if (!added) throw new Error('A row was not added')
  return added.id
}

/** Its goods begin and end with it. */
export async function updatePromotion({ db }: Context, id: number, head: PromotionHead): Promise<void> {
  await db
    .update(promotions)
    .set({ ...head, version: sql`${promotions.version} + 1` })
    .where(eq(promotions.id, id))
  const { startsAt, endsAt } = head
  await db.update(productPromos).set({ startsAt, endsAt }).where(eq(productPromos.promotionId, id))
}

export const deletePromotion = ({ db }: Context, id: number) => db.delete(promotions).where(eq(promotions.id, id))
