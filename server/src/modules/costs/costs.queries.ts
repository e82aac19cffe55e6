import { eq, inArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { products } from '#tables/catalogue'
import { productCosts } from '#tables/costs'

/** Undefined: there is no such product; null: its cost is not known. */
export async function findCost({ db }: Context, productId: number): Promise<number | null | undefined> {
  const [row] = await db
    .select({ cost: productCosts.cost })
    .from(products)
    .leftJoin(productCosts, eq(productCosts.productId, products.id))
    .where(eq(products.id, productId))
  return row?.cost
}

/** The next to save waits until this is saved; false: there is no such product. */
export async function lockProduct({ db }: Context, productId: number): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
  return rows.length > 0
}

export async function findCosts({ db }: Context, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const { productId, cost } = productCosts
  const rows = await db
    .select({ productId, cost })
    .from(productCosts)
    .where(inArray(productId, [...productIds]))
  return new Map(rows.map((row) => [row.productId, row.cost]))
}

/** `cost`: null when it is not known; `expected`: written only while the cost is still this. */
export type WantedCost = { productId: number; cost: number | null; expected?: { cost: number | null } }
export type CostChange = { productId: number; before: number | null; after: number | null }

const shape = { productId: 'number', before: 'number?', after: 'number?', isOther: 'boolean' } as const

/** Sets the costs where they differ, many in one statement, and says what they were. */
export async function writeCosts({ db }: Context, wanted: readonly WantedCost[]): Promise<(CostChange & { isOther: boolean })[]> {
  const given = JSON.stringify(
    wanted.map(({ expected, ...one }) => ({ ...one, isExpected: expected !== undefined, expected: expected?.cost ?? null })),
  )
  return queryRows<CostChange & { isOther: boolean }>(
    db,
    shape,
    sql`
    with compared as materialized (
      select w."productId", c.cost as before, w.cost as after, w."isExpected" and c.cost is distinct from w.expected as "isOther"
      from json_to_recordset(${given}::json) as w ("productId" int, cost bigint, "isExpected" boolean, expected bigint)
      join products g on g.id = w."productId"
      left join product_costs c on c.product_id = w."productId"
      where c.cost is distinct from w.cost or (w."isExpected" and c.cost is distinct from w.expected)
    ), removed as (
      delete from product_costs c using compared w where w.after is null and not w."isOther" and c.product_id = w."productId"
    ), written as (
      insert into product_costs (product_id, cost)
      select w."productId", w.after from compared w where w.after is not null and not w."isOther" order by 1
      on conflict (product_id) do update set cost = excluded.cost, changed_at = now()
    )
    select "productId", before, after, "isOther" from compared`,
  )
}
