import { type SQL, sql } from '#platform/database/drizzle'
import type { LineSource } from '@vitrina/contract/cart/cart'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { queryRows, type RowShape } from '#platform/database/rows'
import { bumpOf, type RateTotals, TOTALS } from './carts.queries.ts'
import type { LineRow } from './line-state.ts'
import { LINE_ORDER } from './line-order.rules.ts'

/** A cart after a change: the changed lines and the totals of all. */
export type Changed = { version: number; lines: LineRow[]; totals: RateTotals[] }

/** Lines of a cart by their ids or by their products. */
export type Chosen = { ids?: number[] | undefined; productIds?: number[] | undefined }

export const isChosen = ({ ids, productIds }: Chosen): SQL =>
  ids ? sql`i.id = any(${sql.param(ids)}::int[])` : sql`i.product_id = any(${sql.param(productIds ?? [])}::int[])`

export async function listLines({ db }: Context, cartId: number, chosen?: Chosen): Promise<LineRow[]> {
  const rows = await queryRows<{ line: LineRow }>(
    db,
    { line: 'json' },
    sql`
    select to_json(i) as line from cart_items i
    where i.cart_id = ${cartId} ${chosen ? sql`and ${isChosen(chosen)}` : sql``} order by ${sql.raw(LINE_ORDER)}`,
  )
  return rows.map(({ line }) => line)
}

export async function listAmounts({ db }: Context, cartId: number) {
  const rows = await queryRows<Pick<LineRow, 'product_id' | 'custom_product_id' | 'amount'>>(
    db,
    { product_id: 'number?', custom_product_id: 'number?', amount: 'number' },
    sql`select product_id, custom_product_id, amount from cart_items where cart_id = ${cartId}`,
  )
  return rows
}

export type LineWithSource = {
  id: number
  productId: number | null
  customProductId: number | null
  amount: number
  note: string
  source: LineSource | null
}

export const listSources = ({ db }: Context, cartId: number): Promise<LineWithSource[]> =>
  queryRows<LineWithSource>(
    db,
    { id: 'number', productId: 'number?', customProductId: 'number?', amount: 'number', note: 'text', source: 'json?' },
    sql`select id, product_id as "productId", custom_product_id as "customProductId", amount, note, source
      from cart_items where cart_id = ${cartId} order by id`,
  )

export async function updateSources({ db }: Context, lines: readonly { id: number; source: LineSource }[]): Promise<void> {
  await db.execute(sql`
    update cart_items i set source = g.source from json_to_recordset(${JSON.stringify(lines)}::json) as g (id int, source jsonb)
    where i.id = g.id`)
}

type ChangedRow = Omit<Changed, 'lines'> & { lines: LineRow[] | null }

const oneChange = ([row]: ChangedRow[]): Changed => {
  if (!row) throw new Error('A query without conditions gave no row')
  return { ...row, lines: row.lines ?? [] }
}

/**
 * The end of a statement that changed lines of cart $1 in `changed`: it does not see its own changes among the stored lines,
 * so the totals are made of the others and of these.
 */
const AFTER_CHANGE = `
  bump as (${bumpOf('$1')}),
  after as (
    select * from cart_items where cart_id = $1 and id not in (select id from changed) union all select * from changed
  )
  select (select version from bump) as version, (select json_agg(to_json(changed)) from changed) as lines, ${TOTALS} as totals`

export type LinePrice = Pick<LineRow, 'price' | 'old_price' | 'vat_rate' | 'cash_back'>
export type NewLine = LinePrice & { id: number; amount: number; note: string | null; is_selected: boolean | null; source: unknown }

const putStatement = (kind: string) =>
  prepared<ChangedRow>(
    `put_cart_lines_${kind}`,
    { lines: 'json?', totals: 'json', version: 'number' },
    `with given as (
      select * from json_to_recordset($2::json) as g (
        place int, id int, amount numeric, note text, is_selected boolean, source jsonb,
        price bigint, old_price bigint, vat_rate int, cash_back bigint)
    ), changed as (
      insert into cart_items as i
        (cart_id, ${kind}, amount, note, is_selected, source, price, old_price, vat_rate, cash_back, priced_at, priced_for)
      select $1::int, g.id, g.amount, coalesce(g.note, ''), coalesce(g.is_selected, true), g.source,
        g.price, g.old_price, g.vat_rate, g.cash_back, $3::timestamptz, $4::text
      from given g order by g.place
      on conflict (cart_id, ${kind}) do update set
        amount = excluded.amount, price = excluded.price, old_price = excluded.old_price, vat_rate = excluded.vat_rate,
        cash_back = excluded.cash_back, priced_at = excluded.priced_at, priced_for = excluded.priced_for, previous_price = null,
        note = case when excluded.note = '' then i.note else excluded.note end,
        is_selected = excluded.is_selected,
        source = coalesce(case when i.source ? 'needs' then jsonb_build_object('needs', i.source -> 'needs') else '{}' end || excluded.source,
          i.source)
      returning *
    ), ${AFTER_CHANGE}`,
  )
const putStatements = { product_id: putStatement('product_id'), custom_product_id: putStatement('custom_product_id') }

type SaveLinesInput = { cartId: number; kind: keyof typeof putStatements; lines: NewLine[]; pricedFor: string; now: Date }

/** Adds lines or gives existing ones their new amount and price; added lines are selected, as they are meant to be ordered. */
export async function saveLines(ctx: Context, { cartId, kind, lines, pricedFor, now }: SaveLinesInput): Promise<Changed> {
  const given = JSON.stringify(lines.map((line, place) => ({ place, ...line })))
  return oneChange(await putStatements[kind](ctx, [cartId, given, now, pricedFor]))
}

type Edit = {
  cartId: number
  lineId: number
  selected?: boolean | undefined
  note?: string | undefined
  /** With the price for it. */
  amount?: (LinePrice & { value: number; pricedFor: string; now: Date }) | undefined
}

const changedRowShape: RowShape<ChangedRow> = { lines: 'json?', totals: 'json', version: 'number' }

const noteStatement = prepared<ChangedRow>(
  'note_cart_line',
  changedRowShape,
  `with changed as (
    update cart_items i set is_selected = coalesce($3::boolean, i.is_selected), note = coalesce($4::text, i.note)
    where i.id = $2 and i.cart_id = $1 returning *
  ), ${AFTER_CHANGE}`,
)
const amountStatement = prepared<ChangedRow>(
  'change_cart_line',
  changedRowShape,
  `with changed as (
    update cart_items i set is_selected = coalesce($3::boolean, i.is_selected), note = coalesce($4::text, i.note),
      amount = $5::numeric, price = $6::bigint, old_price = $7::bigint, vat_rate = $8::int, cash_back = $9::bigint,
      previous_price = null, priced_at = $10::timestamptz, priced_for = $11::text
    where i.id = $2 and i.cart_id = $1 returning *
  ), ${AFTER_CHANGE}`,
)

/** Changes one line; when it is gone, no line comes back. */
export async function updateLine(ctx: Context, { cartId, lineId, selected, note, amount }: Edit): Promise<Changed> {
  const given = [cartId, lineId, selected ?? null, note ?? null]
  if (!amount) return oneChange(await noteStatement(ctx, given))
  const { value, price, old_price, vat_rate, cash_back, now, pricedFor } = amount
  return oneChange(await amountStatement(ctx, [...given, value, price, old_price, vat_rate, cash_back, now, pricedFor]))
}

const selectStatement = prepared<ChangedRow>(
  'select_cart_lines',
  changedRowShape,
  `with changed as (
    update cart_items i set is_selected = $2 where i.cart_id = $1 and (i.id = any($3::int[]) or i.product_id = any($4::int[])) returning *
  ), ${AFTER_CHANGE}`,
)

export async function selectLines(
  ctx: Context,
  { cartId, chosen, isSelected }: { cartId: number; chosen: Chosen; isSelected: boolean },
): Promise<Changed> {
  return oneChange(await selectStatement(ctx, [cartId, isSelected, chosen.ids ?? [], chosen.productIds ?? []]))
}

const totalsStatement = prepared<{ totals: RateTotals[] }>(
  'cart_totals',
  { totals: 'json' },
  `with after as (select * from cart_items where cart_id = $1) select ${TOTALS} as totals`,
)

export async function readTotals(ctx: Context, cartId: number): Promise<RateTotals[]> {
  const [row] = await totalsStatement(ctx, [cartId])
  return row?.totals ?? []
}
