import { and, asc, desc, eq, sql } from '#platform/database/drizzle'
import type { priceUpdateKinds } from '@vitrina/contract/prices/desk/price-list'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { priceUpdateRows, priceUpdates } from '#tables/price-updates'
import { users } from '#tables/users'
import type { PriceChange } from '../save-prices.ts'

const CHUNK = 5_000
const MOST_SHOWN = 50

type NewUpdate = {
  priceTypeId: number
  kind: (typeof priceUpdateKinds)[number]
  percent?: number | undefined
  actorId: number | null
  undoes?: number
}

/** Keeps a saved change with its prices before and after. */
export async function insertPriceUpdate({ db }: Context, update: NewUpdate, changed: readonly PriceChange[]): Promise<number> {
  const [added] = await db.insert(priceUpdates).values(update).returning({ id: priceUpdates.id })
  if (!added) throw new Error('A row was not added')
  for (let at = 0; at < changed.length; at += CHUNK)
    await db
      .insert(priceUpdateRows)
      .values(changed.slice(at, at + CHUNK).map(({ productId, before, after }) => ({ updateId: added.id, productId, before, after })))
  return added.id
}

const actorName = sql<string | null>`nullif(trim(concat_ws(' ', ${users.lastName}, ${users.firstName})), '')`

export const listPriceUpdates = ({ db }: Context, typeId: number) =>
  db
    .select({
      id: priceUpdates.id,
      kind: priceUpdates.kind,
      percent: priceUpdates.percent,
      undoes: priceUpdates.undoes,
      at: priceUpdates.at,
      actor: actorName,
      rowCount: sql<number>`(select count(*)::int from price_update_rows r where r.update_id = price_updates.id)`,
      isUndone: sql<boolean>`exists (select from price_updates u where u.undoes = price_updates.id)`,
    })
    .from(priceUpdates)
    .leftJoin(users, eq(users.id, priceUpdates.actorId))
    .where(eq(priceUpdates.priceTypeId, typeId))
    .orderBy(desc(priceUpdates.id))
    .limit(MOST_SHOWN)

/** Locked: of two who take one change back only the first does. */
export async function lockPriceUpdate({ db }: Context, id: number) {
  const [found] = await db
    .select({
      id: priceUpdates.id,
      kind: priceUpdates.kind,
      priceTypeId: priceUpdates.priceTypeId,
      percent: priceUpdates.percent,
    })
    .from(priceUpdates)
    .where(eq(priceUpdates.id, id))
    .for('update')
  return found
}

export async function isUpdateUndone({ db }: Context, id: number): Promise<boolean> {
  const rows = await db.select({ id: priceUpdates.id }).from(priceUpdates).where(eq(priceUpdates.undoes, id)).limit(1)
  return rows.length > 0
}

export const readUpdateRows = ({ db }: Context, updateId: number) =>
  db
    .select({ productId: priceUpdateRows.productId, before: priceUpdateRows.before, after: priceUpdateRows.after })
    .from(priceUpdateRows)
    .where(eq(priceUpdateRows.updateId, updateId))

export async function pageUpdateRows({ db }: Context, { id, page, size }: { id: number; page: number; size: number }) {
  const [update] = await db
    .select({ total: sql<number>`(select count(*)::int from price_update_rows r where r.update_id = price_updates.id)` })
    .from(priceUpdates)
    .where(eq(priceUpdates.id, id))
  if (!update) return null
  const { productId, before, after } = priceUpdateRows
  const items = await db
    .select({ productId, before, after, article: products.article, name: products.name })
    .from(priceUpdateRows)
    .innerJoin(products, eq(products.id, productId))
    .where(eq(priceUpdateRows.updateId, id))
    .orderBy(asc(products.article), asc(products.id))
    .limit(size)
    .offset((page - 1) * size)
  return { items, total: update.total }
}

/** Who last changed prices of a list by hand or by percent, by product. */
export async function readLastChanges({ db }: Context, typeId: number, productIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([priceUpdateRows.productId], { productId: priceUpdateRows.productId, at: priceUpdates.at, actor: actorName })
    .from(priceUpdateRows)
    .innerJoin(priceUpdates, eq(priceUpdates.id, priceUpdateRows.updateId))
    .leftJoin(users, eq(users.id, priceUpdates.actorId))
    .where(and(eq(priceUpdates.priceTypeId, typeId), sql`${priceUpdateRows.productId} = any(${sql.param([...productIds])}::int[])`))
    .orderBy(priceUpdateRows.productId, desc(priceUpdateRows.updateId))
  return new Map(rows.map(({ productId, at, actor }) => [productId, { at, actor }]))
}
