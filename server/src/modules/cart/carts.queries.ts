import { fractionSql, lineSumSql, vatWithinSql, wholeSql } from '@vitrina/contract/prices/prices.sql'
import { and, eq, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { queryRows, type RowShape } from '#platform/database/rows'
import { carts } from '#tables/cart'
import type { CartOwner } from './cart-owner.ts'

export type CartHead = { id: number; name: string; version: number }

export const isOf = (owner: CartOwner): SQL =>
  'userId' in owner
    ? sql`c.user_id = ${owner.userId} and coalesce(c.company_id, 0) = ${owner.companyId ?? 0}`
    : sql`c.visitor_uuid = ${owner.visitorUuid}::uuid`

/** The same condition for the query builder. */
export const isOwn = (owner: CartOwner): SQL | undefined =>
  'userId' in owner
    ? and(eq(carts.userId, owner.userId), sql`coalesce(${carts.companyId}, 0) = ${owner.companyId ?? 0}`)
    : eq(carts.visitorUuid, owner.visitorUuid)

/** Part of a change of a cart: its new version. */
export const bumped = { version: sql`${carts.version} + 1`, updatedAt: sql`now()` }

export async function findActiveCart({ db }: Context, owner: CartOwner): Promise<CartHead | undefined> {
  const rows = await queryRows<CartHead>(
    db,
    { id: 'number', name: 'text', version: 'number' },
    sql`select c.id, c.name, c.version from carts c where ${isOf(owner)} and c.is_active`,
  )
  return rows[0]
}

/** The same condition in a statement that is planned once; its own values begin at $3. */
export function forOwner<Row extends object>(name: string, shape: RowShape<Row>, text: (isHis: string) => string) {
  const ofUser = prepared<Row>(`${name}_of_user`, shape, text('c.user_id = $1 and coalesce(c.company_id, 0) = $2'))
  const ofVisitor = prepared<Row>(`${name}_of_visitor`, shape, text('c.visitor_uuid = $1::uuid and $2::int = 0'))
  return (ctx: Context, owner: CartOwner, values: readonly unknown[] = []): Promise<Row[]> =>
    'userId' in owner ? ofUser(ctx, [owner.userId, owner.companyId ?? 0, ...values]) : ofVisitor(ctx, [owner.visitorUuid, 0, ...values])
}

export type OwnCart = CartHead & { is_active: boolean }

/**
 * All carts of the owner stay locked, always in the order of their ids: two changes never meet among the lines or wait for
 * each other in a ring. A lock on “the active one” alone would lose it when another tab switches in that moment.
 */
export const lockOwnCarts = forOwner<OwnCart>(
  'lock_own_carts',
  { id: 'number', name: 'text', version: 'number', is_active: 'boolean' },
  (isHis) => `select c.id, c.name, c.version, c.is_active from carts c where ${isHis} order by c.id for update`,
)

export async function lockActiveCart(tx: Context, owner: CartOwner): Promise<CartHead | undefined> {
  const own = await lockOwnCarts(tx, owner)
  const active = own.find((cart) => cart.is_active)
  // One made and switched to while we waited: with the others locked it can no longer change.
  return active || own.length === 0 ? active : (await lockOwnCarts(tx, owner)).find((cart) => cart.is_active)
}

/** Without a cart there is nothing to lock: the user's row stands for it. A visitor has one at most, ensured by an index. */
export async function lockOwner({ db }: Context, owner: CartOwner): Promise<void> {
  if ('userId' in owner) await db.execute(sql`select from users where id = ${owner.userId} for no key update`)
}

/** The active cart, made when there is none; of two first changes at once one makes it. */
export async function openActiveCart(tx: Context, owner: CartOwner): Promise<CartHead> {
  const known = await lockActiveCart(tx, owner)
  if (known) return known
  await lockOwner(tx, owner)
  await tx.db.insert(carts).values(owner).onConflictDoNothing()
  const made = await lockActiveCart(tx, owner)
  if (!made) throw new Error('The cart just made is not there')
  return made
}

/** One cart of the owner stays locked; false when it is not there. */
export async function lockCart({ db }: Context, owner: CartOwner, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from carts c where ${isOf(owner)} and c.id = ${id} for update`)
  return rows.length > 0
}

/** Part of a statement, after which the cart of that id has a new version. */
export const bumpOf = (cartId: string) =>
  `update carts set version = version + 1, updated_at = now() where id = ${cartId} returning version`

const orderedStatement = prepared<{ version: number }>(
  'take_ordered_lines_out',
  { version: 'number' },
  `with gone as (delete from cart_items where cart_id = $1 and id = any($2::int[]))
   update carts set version = version + 1, updated_at = now() where id = $1 returning version`,
)

export async function deleteOrdered(tx: Context, { cartId, lineIds }: { cartId: number; lineIds: readonly number[] }): Promise<void> {
  await orderedStatement(tx, [cartId, lineIds])
}

/** Sums of one VAT rate; kopecks. */
export type RateTotals = {
  rate: number | null
  lines: number
  selected: number
  unpriced: number
  line_sum: number
  sum: number
  vat: number
  full: number
  cash_back: number
  weight: number
  volume: number
}

/**
 * Part of a statement: the totals of the lines of its `after`, by VAT rate. The rules of prices as SQL, done
 * where the lines are: a thousand of them need not travel. Whole numbers, for `numeric` takes several times as long;
 * `offset 0` keeps PostgreSQL from writing out each sum anew wherever it is used, and from reading all products for the few here.
 */
export const TOTALS = `(
  select coalesce(json_agg(t), '[]') from (
    select l.vat_rate as rate, count(*) as lines,
      count(*) filter (where l.is_selected) as selected,
      count(*) filter (where l.is_selected and l.price is null) as unpriced,
      coalesce(sum(l.sum), 0) as line_sum,
      coalesce(sum(l.sum) filter (where l.is_selected), 0) as sum,
      coalesce(sum(${vatWithinSql('l.sum', 'l.vat_rate')}) filter (where l.is_selected), 0) as vat,
      coalesce(sum(coalesce(${lineSumSql({ price: 'l.old_price', whole: 'l.whole', fraction: 'l.part' })}, l.sum)) filter (where l.is_selected), 0) as full,
      coalesce(sum(l.cash_back * l.whole + l.cash_back * l.part / 1000) filter (where l.is_selected), 0) as cash_back,
      coalesce(sum(l.weight_grams * (l.whole * 1000 + l.part)) filter (where l.is_selected), 0) / 1000.0 as weight,
      coalesce(sum(l.volume_ml * (l.whole * 1000 + l.part)) filter (where l.is_selected), 0) / 1000.0 as volume
    from (
      select i.*, ${lineSumSql({ price: 'i.price', whole: 'i.whole', fraction: 'i.part' })} as sum, p.weight_grams, p.volume_ml
      from (
        select a.product_id, a.vat_rate, a.is_selected, a.price, a.old_price, a.cash_back,
          ${wholeSql('a.amount')} as whole, ${fractionSql('a.amount')} as part
        from after a offset 0
      ) i left join lateral (select weight_grams, volume_ml from products where id = i.product_id offset 0) p on true offset 0
    ) l group by l.vat_rate
  ) t)`
