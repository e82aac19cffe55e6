import { and, isNotNull, lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { queryRows } from '#platform/database/rows'
import { cartDeletions, carts } from '#tables/cart'
import type { CartOwner } from './cart-owner.ts'
import { bumpOf, type CartHead, isOf, type RateTotals, TOTALS } from './carts.queries.ts'
import { type Chosen, isChosen } from './lines.queries.ts'

type DeletedLines = {
  version: number
  gone: { id: number; product_id: number | null }[] | null
  token: string | null
  totals: RateTotals[]
}

/** Deletes some or all lines, and keeps them aside for an undo. */
export async function deleteLines({ db }: Context, cartId: number, chosen?: Chosen): Promise<DeletedLines> {
  const rows = await queryRows<DeletedLines>(
    db,
    { gone: 'json?', token: 'text?', version: 'number', totals: 'json' },
    sql`
    with gone as (
      delete from cart_items i where i.cart_id = ${cartId} ${chosen ? sql`and ${isChosen(chosen)}` : sql``} returning *
    ), aside as (
      insert into cart_deletions (cart_id, lines) select ${cartId}, jsonb_agg(to_jsonb(gone)) from gone having count(*) > 0 returning token
    ), bump as (
      update carts set version = version + 1, updated_at = now() where id = ${cartId} returning version
    ), after as (
      select * from cart_items where cart_id = ${cartId} and id not in (select id from gone)
    )
    select (select version from bump) as version, (select token from aside) as token,
      (select json_agg(json_build_object('id', id, 'product_id', product_id)) from gone) as gone,
      ${sql.raw(TOTALS)} as totals`,
  )
  const row = rows[0]
  if (!row) throw new Error('A query without conditions gave no row')
  return row
}

/** The cart a deletion was made in, which stays locked. */
export async function lockCartOfDeletion({ db }: Context, owner: CartOwner, token: string): Promise<CartHead | undefined> {
  const rows = await queryRows<CartHead>(
    db,
    { id: 'number', name: 'text', version: 'number' },
    sql`
    select c.id, c.name, c.version from cart_deletions d join carts c on c.id = d.cart_id
    where d.token = ${token}::uuid and ${isOf(owner)} for update of c`,
  )
  return rows[0]
}

/**
 * Brings lines back under their old ids; a replaced one takes its place from the product that replaced it. Products put in again
 * meanwhile stay, those that no longer exist stay away. Null: done already.
 */
export async function restoreLines({ db }: Context, { cartId, token }: { cartId: number; token: string }): Promise<number | null> {
  const rows = await queryRows<{ is_found: boolean; count: number }>(
    db,
    { is_found: 'boolean', count: 'number' },
    sql`
    with taken as (
      delete from cart_deletions where token = ${token}::uuid and cart_id = ${cartId} returning lines
    ), given as (
      select (line ->> 'replaced_by')::int as replaced_by, (jsonb_populate_record(null::cart_items, line)).*
      from taken, jsonb_array_elements(taken.lines) line
    ), reverted as (
      update cart_items i set product_id = g.product_id, amount = g.amount, is_selected = g.is_selected, note = g.note, price = g.price,
        old_price = g.old_price, vat_rate = g.vat_rate, cash_back = g.cash_back, previous_price = g.previous_price,
        priced_at = g.priced_at, priced_for = g.priced_for
      from given g
      where i.id = g.id and i.cart_id = ${cartId} and i.product_id = g.replaced_by
        and exists (select from products p where p.id = g.product_id)
        and not exists (select from cart_items o where o.cart_id = ${cartId} and o.product_id = g.product_id)
      returning i.id
    ), back as (
      insert into cart_items overriding system value
      select (jsonb_populate_record(null::cart_items, line)).* from taken, jsonb_array_elements(taken.lines) line
      where ((line ->> 'product_id') is null or exists (select from products p where p.id = (line ->> 'product_id')::int))
        and ((line ->> 'custom_product_id') is null
          or exists (select from custom_products p where p.id = (line ->> 'custom_product_id')::int))
      on conflict do nothing returning id
    )
    select exists (select from taken) as is_found, (select count(*) from reverted) + (select count(*) from back) as count`,
  )
  return rows[0]?.is_found ? rows[0].count : null
}

const bumpStatement = prepared<{ version: number }>('bump_cart', { version: 'number' }, bumpOf('$1'))

export async function bumpCart(ctx: Context, cartId: number): Promise<number> {
  const [row] = await bumpStatement(ctx, [cartId])
  return row?.version ?? 0
}

const DAYS_TO_UNDO = 1
/** A visitor who comes back after a season begins anew. */
const GUEST_DAYS = 90

export async function purgeOldCarts({ db }: Context): Promise<void> {
  await db.delete(cartDeletions).where(lt(cartDeletions.deletedAt, sql`now() - make_interval(days => ${DAYS_TO_UNDO})`))
  await db.delete(carts).where(and(isNotNull(carts.visitorUuid), lt(carts.updatedAt, sql`now() - make_interval(days => ${GUEST_DAYS})`)))
}
