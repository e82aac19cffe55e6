import { sql } from '#platform/database/drizzle'
import { MAX_AMOUNT } from '@vitrina/contract/quantity/quantity.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

type Move = { fromId: number; toId: number; ids: number[] }

/** Ids of the lines that left: a product the other cart has too grows there, unless it would grow too large. */
export async function moveToCart({ db }: Context, { fromId, toId, ids }: Move): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    with twins as (
      select mine.id, theirs.id as twin_id, mine.amount, mine.source, mine.amount + theirs.amount <= ${MAX_AMOUNT} as fits
      from cart_items mine join cart_items theirs on theirs.cart_id = ${toId}
        and (theirs.product_id = mine.product_id or theirs.custom_product_id = mine.custom_product_id)
      where mine.cart_id = ${fromId} and mine.id = any(${sql.param(ids)}::int[])
    ), grown as (
      update cart_items i set amount = i.amount + twins.amount, priced_at = null,
        source = case when twins.source ? 'needs' then coalesce(i.source, twins.source)
          || jsonb_build_object('needs', coalesce(i.source -> 'needs', '[]') || (twins.source -> 'needs')) else i.source end
      from twins where i.id = twins.twin_id and twins.fits
    ), dropped as (
      delete from cart_items i using twins where i.id = twins.id and twins.fits returning i.id
    ), moved as (
      update cart_items i set cart_id = ${toId}, position = null
      where i.cart_id = ${fromId} and i.id = any(${sql.param(ids)}::int[]) and i.id not in (select id from twins) returning i.id
    )
    select id from dropped union all select id from moved`,
  )
  return rows.map(({ id }) => id)
}
