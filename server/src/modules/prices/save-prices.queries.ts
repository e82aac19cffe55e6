import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** `price` in kopecks, null to have none; `expected`: written only while the price is still this. */
export type WantedPrice = { productId: number; priceTypeId: number; price: number | null; expected?: { price: number | null } }
export type PriceChange = { productId: number; priceTypeId: number; before: number | null; after: number | null }

const shape = { productId: 'number', priceTypeId: 'number', before: 'number?', after: 'number?', isOther: 'boolean' } as const

/** Writes the prices that differ, many in one statement, and says what they were; of products that are gone nothing is written. */
export async function writePrices({ db }: Context, wanted: readonly WantedPrice[]): Promise<(PriceChange & { isOther: boolean })[]> {
  const given = JSON.stringify(
    wanted.map(({ productId, priceTypeId, price, expected }) => ({
      productId,
      priceTypeId,
      price,
      isExpected: expected !== undefined,
      expected: expected?.price ?? null,
    })),
  )
  const record = sql`json_to_recordset(${given}::json) as w ("productId" int, "priceTypeId" int, price bigint, "isExpected" boolean, expected bigint)`
  // In one order everywhere, so that two imports wait for each other and do not lock each other out.
  await db.execute(sql`
    select from prices p where (p.product_id, p.price_type_id) in (select w."productId", w."priceTypeId" from ${record})
    order by p.product_id, p.price_type_id for update`)
  return queryRows<PriceChange & { isOther: boolean }>(
    db,
    shape,
    sql`
    with compared as materialized (
      select w."productId", w."priceTypeId", p.price as before, w.price as after,
        w."isExpected" and p.price is distinct from w.expected as "isOther"
      from ${record}
      join products g on g.id = w."productId"
      left join prices p on p.product_id = w."productId" and p.price_type_id = w."priceTypeId"
      where p.price is distinct from w.price or (w."isExpected" and p.price is distinct from w.expected)
    ), removed as (
      delete from prices p using compared c
      where c.after is null and not c."isOther" and p.product_id = c."productId" and p.price_type_id = c."priceTypeId"
    ), written as (
      insert into prices (product_id, price_type_id, price)
      select c."productId", c."priceTypeId", c.after from compared c where c.after is not null and not c."isOther" order by 1, 2
      on conflict (product_id, price_type_id) do update set price = excluded.price
    )
    select "productId", "priceTypeId", before, after, "isOther" from compared`,
  )
}
