import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import type { CartOwner } from './cart-owner.ts'
import { isOf } from './carts.queries.ts'

/** The user's active company, if they are still a member. */
export async function findActiveCompany({ db }: Context, userId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select k.id from users u join company_members m on m.user_id = u.id and m.company_id = u.active_company_id
    join companies k on k.id = m.company_id and k.state not in ('rejected', 'inactive', 'deleted') where u.id = ${userId}`)
  return rows[0]?.id ?? null
}

type Found = { id: number; is_guest: boolean; is_active: boolean }

/** The visitor's cart and all of the user's, locked in the order of their ids. */
export async function lockBoth({ db }: Context, visitorUuid: string, owner: CartOwner): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select c.id, c.is_active, c.visitor_uuid is not null as is_guest from carts c
    where c.visitor_uuid = ${visitorUuid}::uuid or (${isOf(owner)}) order by c.id for update`)
  return rows
}

type Owned = { userId: number; companyId: number | null }

/** The visitor's cart becomes the user's; its prices were a stranger's and are asked for anew. */
export async function assignCart({ db }: Context, { id, owner, isActive }: { id: number; owner: Owned; isActive: boolean }): Promise<void> {
  await db.execute(sql`
    with lines as (update cart_items set priced_at = null, previous_price = null where cart_id = ${id})
    update carts set user_id = ${owner.userId}, company_id = ${owner.companyId}, visitor_uuid = null, is_active = ${isActive},
      version = version + 1, updated_at = now() where id = ${id}`)
}

/** How many lines a cart would have with another's merged into it. */
export async function countMergedLines({ db }: Context, ids: { fromId: number; toId: number }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct product_id) + count(custom_product_id) as count from cart_items where cart_id in (${ids.fromId}, ${ids.toId})`,
  )
  return rows[0]?.count ?? 0
}

/** Merges a visitor's lines into a user's cart. Of a product in both the larger amount stays: neither lost nor doubled. */
export async function mergeInto({ db }: Context, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await db.execute(sql`
    insert into cart_items as i (cart_id, product_id, amount, is_selected, note, source, price, old_price, vat_rate, cash_back, added_at)
    select ${toId}, product_id, amount, is_selected, note, source, price, old_price, vat_rate, cash_back, added_at from cart_items where cart_id = ${fromId} order by product_id
    on conflict (cart_id, product_id) do update set amount = greatest(i.amount, excluded.amount), is_selected = true,
      note = case when i.note = '' then excluded.note else i.note end, priced_at = null`)
  await db.execute(sql`delete from carts where id = ${fromId}`)
  await db.execute(sql`update carts set version = version + 1, updated_at = now() where id = ${toId}`)
}
