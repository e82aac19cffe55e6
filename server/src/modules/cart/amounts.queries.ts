import { fractionSql, lineSumSql, wholeSql } from '@vitrina/contract/prices/prices.sql'
import type { Context } from '#platform/context'
import type { CartOwner } from './cart-owner.ts'
import { forOwner } from './carts.queries.ts'

type Row = { id: number; version: number; count: number; sum: number; is_foreign: boolean; amounts: Record<string, number> | null }

const amountsStatement = forOwner<Row>(
  'cart_amounts',
  { id: 'number', version: 'number', count: 'number', sum: 'number', is_foreign: 'boolean', amounts: 'json?' },
  (isHis) => `
    select c.id, c.version, count(i.id) as count,
      coalesce(sum(${lineSumSql({ price: 'i.price', whole: wholeSql('i.amount'), fraction: fractionSql('i.amount') })}), 0)::bigint as sum,
      coalesce(bool_or(i.priced_at is null or i.priced_for <> $3), false) as is_foreign,
      json_object_agg(i.product_id, i.amount) filter (where i.product_id is not null) as amounts
    from carts c left join cart_items i on i.cart_id = c.id
    where ${isHis} and c.is_active group by c.id`,
)

/** The active cart in one short statement, for every page. `is_foreign`: a price in it is of another region or of before a sign-in. */
export async function findAmounts(ctx: Context, owner: CartOwner, pricedFor: string): Promise<Row | undefined> {
  const [row] = await amountsStatement(ctx, owner, [pricedFor])
  return row
}
