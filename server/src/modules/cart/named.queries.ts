import { fractionSql, lineSumSql, wholeSql } from '@vitrina/contract/prices/prices.sql'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import type { CartOwner } from './cart-owner.ts'
import { isOf } from './carts.queries.ts'

export type NamedRow = { id: number; name: string; is_active: boolean; version: number; updated_at: string; count: number; sum: number }

const LINE_SUM = lineSumSql({ price: 'i.price', whole: wholeSql('i.amount'), fraction: fractionSql('i.amount') })

const named = sql`c.id, c.name, c.is_active, c.version, to_json(c.updated_at) #>> '{}' as updated_at,
  (select count(*) from cart_items i where i.cart_id = c.id) as count,
  (select coalesce(sum(${sql.raw(LINE_SUM)}), 0)::bigint from cart_items i where i.cart_id = c.id) as sum`

/** Of one owner, at most a score. */
export async function listNamed({ db }: Context, owner: CartOwner): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    select ${named} from carts c where ${isOf(owner)} order by c.is_active desc, c.updated_at desc, c.id desc`)
  return rows
}

export async function findNamed({ db }: Context, owner: CartOwner, id: number): Promise<NamedRow | undefined> {
  const { rows } = await db.execute<NamedRow>(sql`select ${named} from carts c where ${isOf(owner)} and c.id = ${id}`)
  return rows[0]
}

export const setActive = async ({ db }: Context, owner: CartOwner, id: number): Promise<void> => {
  // First none, then one: the index allows no moment with two.
  await db.execute(sql`update carts c set is_active = false where ${isOf(owner)} and c.is_active and c.id <> ${id}`)
  await db.execute(sql`update carts c set is_active = true where ${isOf(owner)} and c.id = ${id}`)
}

export async function insertNamed(
  { db }: Context,
  { userId, companyId, name }: { userId: number; companyId: number | null; name: string },
) {
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into carts (user_id, company_id, name, is_active) values (${userId}, ${companyId}, ${name}, false) returning id`,
  )
  const row = rows[0]
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export async function renameNamed({ db }: Context, owner: CartOwner, { id, name }: { id: number; name: string }): Promise<boolean> {
  const { rows } = await db.execute(
    sql`update carts c set name = ${name}, version = version + 1, updated_at = now() where ${isOf(owner)} and c.id = ${id} returning c.id`,
  )
  return rows.length > 0
}

export const deleteCart = ({ db }: Context, id: number) => db.execute(sql`delete from carts where id = ${id}`)

/** The one changed last, if any is left. */
export async function findLatest({ db }: Context, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select c.id from carts c where ${isOf(owner)} order by c.updated_at desc, c.id desc limit 1`,
  )
  return rows[0]?.id
}
