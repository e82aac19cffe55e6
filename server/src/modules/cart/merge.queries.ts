import { eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { cartItems, carts } from '#tables/cart'
import type { CartOwner } from './cart-owner.ts'
import { bumped, isOf } from './carts.queries.ts'

/** The user's active company, if they are still a member. */
export async function findActiveCompany({ db }: Context, userId: number): Promise<number | null> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select k.id from users u join company_members m on m.user_id = u.id and m.company_id = u.active_company_id
    join companies k on k.id = m.company_id and k.state not in ('rejected', 'inactive', 'deleted') where u.id = ${userId}`,
  )
  return rows[0]?.id ?? null
}

type Found = { id: number; is_guest: boolean; is_active: boolean }

/** The visitor's cart and all of the user's, locked in the order of their ids. */
export async function lockBoth({ db }: Context, visitorUuid: string, owner: CartOwner): Promise<Found[]> {
  const rows = await queryRows<Found>(
    db,
    { id: 'number', is_active: 'boolean', is_guest: 'boolean' },
    sql`
    select c.id, c.is_active, c.visitor_uuid is not null as is_guest from carts c
    where c.visitor_uuid = ${visitorUuid}::uuid or (${isOf(owner)}) order by c.id for update`,
  )
  return rows
}

type Owned = { userId: number; companyId: number | null }

/** The visitor's cart becomes the user's; its prices were a stranger's and are asked for anew. */
export async function assignCart({ db }: Context, { id, owner, isActive }: { id: number; owner: Owned; isActive: boolean }): Promise<void> {
  await db.update(cartItems).set({ pricedAt: null, previousPrice: null }).where(eq(cartItems.cartId, id))
  await db
    .update(carts)
    .set({ ...owner, visitorUuid: null, isActive, ...bumped })
    .where(eq(carts.id, id))
}

/** How many lines a cart would have with another's merged into it. */
export async function countMergedLines({ db }: Context, ids: { fromId: number; toId: number }): Promise<number> {
  const rows = await queryRows<{ count: number }>(
    db,
    { count: 'number' },
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
  await db.delete(carts).where(eq(carts.id, fromId))
  await db.update(carts).set(bumped).where(eq(carts.id, toId))
}
