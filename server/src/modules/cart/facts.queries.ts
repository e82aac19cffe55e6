import { sql } from '#platform/database/drizzle'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { prepared, hiddenFromPlanner } from '#platform/database/prepared'
import { queryRows } from '#platform/database/rows'
import type { CartOwner } from './cart-owner.ts'
import { forOwner, type OwnCart } from './carts.queries.ts'

export type ProductFacts = {
  id: number
  unit: { name: Localised; decimals: number }
  minimum_batch: number | null
  multiplicity: number
  is_active: boolean
  stock: number
}

export type CustomFacts = { id: number; unit: string; price: number | null }

/** Part of a statement; `places` are the warehouses that serve the viewer. */
const factsOf = ({ isWanted, places }: { isWanted: string; places: string }) => `
  select p.id, json_build_object('name', u.name, 'decimals', u.decimals) as unit, p.minimum_batch,
    p.multiplicity, p.is_active,
    (select coalesce(sum(k.free), 0) from stock k where k.product_id = p.id and k.warehouse_id = any(${hiddenFromPlanner(`${places}::int[]`, 'int[]')})) as stock
  from products p join units u on u.id = p.unit_id where ${isWanted}`

const among = (ids: string) => `p.id = any(${hiddenFromPlanner(`${ids}::int[]`, 'int[]')})`

const factsStatement = prepared<ProductFacts>(
  'cart_product_facts',
  { id: 'number', is_active: 'boolean', minimum_batch: 'number?', multiplicity: 'number', stock: 'number', unit: 'json' },
  factsOf({ isWanted: among('$1'), places: '$2' }),
)

type ProductQuery = { ids: number[]; places: number[] }

/** How products may be bought and how many there are. */
export const listProductFacts = (ctx: Context, { ids, places }: ProductQuery): Promise<ProductFacts[]> => factsStatement(ctx, [ids, places])

const lockWithFactsStatement = forOwner<OwnCart & { facts: ProductFacts[] | null }>(
  'lock_carts_with_facts',
  { id: 'number', name: 'text', version: 'number', is_active: 'boolean', facts: 'json?' },
  (isHis) => `
    select c.id, c.name, c.version, c.is_active,
      case when c.is_active then
        (select json_agg(f) from (${factsOf({ isWanted: among('$3'), places: '$4' })}) f) end as facts
    from carts c where ${isHis} order by c.id for update`,
)

/** The active cart, locked with the owner's others, and the product facts on the way; undefined when there is none. */
export async function lockActiveWithFacts(ctx: Context, owner: CartOwner, { ids, places }: ProductQuery) {
  const rows = await lockWithFactsStatement(ctx, owner, [ids, places])
  const active = rows.find((row) => row.is_active)
  return active && { cart: active, facts: active.facts ?? [] }
}

type LockedLine = { cart_id: number; version: number; product: ProductFacts | null; custom: CustomFacts | null }

const lockLineStatement = forOwner<LockedLine>(
  'lock_cart_of_line',
  { cart_id: 'number', version: 'number', product: 'json?', custom: 'json?' },
  (isHis) => `
    select c.id as cart_id, c.version,
      (select to_json(f) from (${factsOf({ isWanted: 'p.id = i.product_id', places: '$4' })}) f) as product,
      (select json_build_object('id', o.id, 'unit', o.unit, 'price', o.price) from custom_products o where o.id = i.custom_product_id) as custom
    from cart_items i join carts c on c.id = i.cart_id where i.id = $3 and ${isHis} for update of c`,
)

/** A line's cart, which stays locked, with the facts of its product. */
export async function lockCartOfLine(
  ctx: Context,
  owner: CartOwner,
  { lineId, places }: { lineId: number; places: number[] },
): Promise<LockedLine | undefined> {
  const [row] = await lockLineStatement(ctx, owner, [lineId, places])
  return row
}

/** The owner's custom products, or those colleagues share with the company. */
export async function listCustomFacts({ db }: Context, owner: CartOwner, ids: number[]): Promise<CustomFacts[]> {
  if (!('userId' in owner) || ids.length === 0) return []
  const rows = await queryRows<CustomFacts>(
    db,
    { id: 'number', unit: 'text', price: 'number?' },
    sql`
    select p.id, p.unit, p.price from custom_products p
    where p.id = any(${sql.param(ids)}::int[])
      and (p.owner_id = ${owner.userId} or (p.company_id = ${owner.companyId}::int and p.visibility = 'company'))`,
  )
  return rows
}
