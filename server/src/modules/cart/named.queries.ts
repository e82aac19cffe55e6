import { fractionSql, lineSumSql, wholeSql } from '@vitrina/contract/prices/prices.sql'
import { and, eq, ne, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { carts } from '#tables/cart'
import type { CartOwner } from './cart-owner.ts'
import { bumped, isOf, isOwn } from './carts.queries.ts'

export type NamedRow = { id: number; name: string; is_active: boolean; version: number; updated_at: string; count: number; sum: number }

const SHAPE: RowShape<NamedRow> = {
  id: 'number',
  name: 'text',
  is_active: 'boolean',
  version: 'number',
  updated_at: 'text',
  count: 'number',
  sum: 'number',
}

const LINE_SUM = lineSumSql({ price: 'i.price', whole: wholeSql('i.amount'), fraction: fractionSql('i.amount') })

const named = sql`c.id, c.name, c.is_active, c.version, to_json(c.updated_at) #>> '{}' as updated_at,
  (select count(*) from cart_items i where i.cart_id = c.id) as count,
  (select coalesce(sum(${sql.raw(LINE_SUM)}), 0)::bigint from cart_items i where i.cart_id = c.id) as sum`

/** Of one owner, at most a score. */
export async function listNamed({ db }: Context, owner: CartOwner): Promise<NamedRow[]> {
  const rows = await queryRows<NamedRow>(
    db,
    SHAPE,
    sql`
    select ${named} from carts c where ${isOf(owner)} order by c.is_active desc, c.updated_at desc, c.id desc`,
  )
  return rows
}

export async function findNamed({ db }: Context, owner: CartOwner, id: number): Promise<NamedRow | undefined> {
  const rows = await queryRows<NamedRow>(db, SHAPE, sql`select ${named} from carts c where ${isOf(owner)} and c.id = ${id}`)
  return rows[0]
}

export const setActive = async ({ db }: Context, owner: CartOwner, id: number): Promise<void> => {
  // First none, then one: the index allows no moment with two.
  await db
    .update(carts)
    .set({ isActive: false })
    .where(and(isOwn(owner), eq(carts.isActive, true), ne(carts.id, id)))
  await db
    .update(carts)
    .set({ isActive: true })
    .where(and(isOwn(owner), eq(carts.id, id)))
}

export async function insertNamed({ db }: Context, cart: { userId: number; companyId: number | null; name: string }): Promise<number> {
  const [row] = await db
    .insert(carts)
    .values({ ...cart, isActive: false })
    .returning({ id: carts.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export async function renameNamed({ db }: Context, owner: CartOwner, { id, name }: { id: number; name: string }): Promise<boolean> {
  const renamed = await db
    .update(carts)
    .set({ name, ...bumped })
    .where(and(isOwn(owner), eq(carts.id, id)))
    .returning({ id: carts.id })
  return renamed.length > 0
}

export const deleteCart = ({ db }: Context, id: number) => db.delete(carts).where(eq(carts.id, id))

/** The one changed last, if any is left. */
export async function findLatest({ db }: Context, owner: CartOwner): Promise<number | undefined> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select c.id from carts c where ${isOf(owner)} order by c.updated_at desc, c.id desc limit 1`,
  )
  return rows[0]?.id
}
