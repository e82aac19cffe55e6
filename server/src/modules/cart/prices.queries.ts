import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import type { LinePrice } from './lines.queries.ts'

export type Repriced = LinePrice & { id: number; amount: number }

type PriceUpdate = { cartId: number; lines: Repriced[]; pricedFor: string; now: Date }

/** Keeps new prices of lines whose amount is still the one they were asked for; a price that changed makes a new version. */
export async function updatePrices({ db }: Context, { cartId, lines, pricedFor, now }: PriceUpdate): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as g (
        id int, amount numeric, price bigint, old_price bigint, vat_rate int, cash_back bigint)
    ), priced as (
      update cart_items i set price = g.price, old_price = g.old_price, vat_rate = g.vat_rate, cash_back = g.cash_back,
        previous_price = case when i.price <> g.price then i.price end, priced_at = ${now}::timestamptz, priced_for = ${pricedFor}
      from given g where i.id = g.id and i.cart_id = ${cartId} and i.amount = g.amount
    ), different as (
      select from cart_items i join given g on g.id = i.id and g.amount = i.amount
      where i.cart_id = ${cartId} and i.price is distinct from g.price limit 1
    )
    update carts set version = version + 1, updated_at = now() where id = ${cartId} and exists (select from different)`)
}
