import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { bumpOf, type RateTotals, TOTALS } from './carts.queries.ts'
import type { LineRow } from './line-state.ts'
import type { LinePrice } from './lines.queries.ts'

export type ReplacedLine = LinePrice & { line_id: number; product_id: number }

type Replaced = { version: number; token: string | null; lines: LineRow[] | null; totals: RateTotals[] }

/** The lines keep their ids, and with them their places; as they were they are kept aside for an undo. */
const replaceStatement = prepared<Replaced>(
  'replace_cart_lines',
  { version: 'number', token: 'text?', lines: 'json?', totals: 'json' },
  `with given as (
    select * from json_to_recordset($2::json) as g (
      line_id int, product_id int, price bigint, old_price bigint, vat_rate int, cash_back bigint)
  ), aside as (
    insert into cart_deletions (cart_id, lines)
    select $1::int, jsonb_agg(to_jsonb(i) || jsonb_build_object('replaced_by', g.product_id))
    from cart_items i join given g on g.line_id = i.id where i.cart_id = $1 having count(*) > 0 returning token
  ), changed as (
    update cart_items i set product_id = g.product_id, price = g.price, old_price = g.old_price, vat_rate = g.vat_rate,
      cash_back = g.cash_back, previous_price = null, priced_at = $3::timestamptz, priced_for = $4::text
    from given g where i.id = g.line_id and i.cart_id = $1 returning i.*
  ), bump as (${bumpOf('$1')}),
  after as (
    select * from cart_items where cart_id = $1 and id not in (select id from changed) union all select * from changed
  )
  select (select version from bump) as version, (select token from aside) as token,
    (select json_agg(to_json(changed)) from changed) as lines, ${TOTALS} as totals`,
)

export async function replaceLines(
  ctx: Context,
  { cartId, lines, now, pricedFor }: { cartId: number; lines: readonly ReplacedLine[]; now: Date; pricedFor: string },
) {
  const [row] = await replaceStatement(ctx, [cartId, JSON.stringify(lines), now, pricedFor])
  if (!row) throw new Error('A query without conditions gave no row')
  return { ...row, lines: row.lines ?? [] }
}
