import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** `free`: what can be sold, null for no stock there at all; `expected`: written only while the free stock is still this. */
export type WantedStock = { productId: number; warehouseId: number; free: number | null; expected?: { free: number | null } }
export type StockChange = { productId: number; warehouseId: number; before: number | null; after: number | null }

const shape = { productId: 'number', warehouseId: 'number', before: 'number?', after: 'number?', isOther: 'boolean' } as const

/** Sets the free stock where it differs, many amounts in one statement, and says what it was; each change is a movement. */
export async function writeStock({ db }: Context, wanted: readonly WantedStock[]): Promise<(StockChange & { isOther: boolean })[]> {
  const given = JSON.stringify(
    wanted.map(({ productId, warehouseId, free, expected }) => ({
      productId,
      warehouseId,
      free,
      isExpected: expected !== undefined,
      expected: expected?.free ?? null,
    })),
  )
  const record = sql`json_to_recordset(${given}::json) as w ("productId" int, "warehouseId" int, free numeric, "isExpected" boolean, expected numeric)`
  // In the order in which orders take goods.
  await db.execute(sql`
    select from stock s where (s.product_id, s.warehouse_id) in (select w."productId", w."warehouseId" from ${record})
    order by s.product_id, s.warehouse_id for update`)
  return queryRows<StockChange & { isOther: boolean }>(
    db,
    shape,
    sql`
    with compared as materialized (
      select w."productId", w."warehouseId", s.free as before, w.free as after,
        w."isExpected" and s.free is distinct from w.expected as "isOther"
      from ${record}
      join products g on g.id = w."productId"
      left join stock s on s.product_id = w."productId" and s.warehouse_id = w."warehouseId"
      where s.free is distinct from w.free or (w."isExpected" and s.free is distinct from w.expected)
    ), moved as (
      insert into stock_movements (product_id, warehouse_id, change, kind)
      select c."productId", c."warehouseId", coalesce(c.after, 0) - coalesce(c.before, 0), 'counted' from compared c
      where not c."isOther" and coalesce(c.after, 0) <> coalesce(c.before, 0)
    ), removed as (
      delete from stock s using compared c
      where c.after is null and not c."isOther" and s.product_id = c."productId" and s.warehouse_id = c."warehouseId"
    ), written as (
      insert into stock (product_id, warehouse_id, free)
      select c."productId", c."warehouseId", c.after from compared c where c.after is not null and not c."isOther" order by 1, 2
      on conflict (product_id, warehouse_id) do update set free = excluded.free
    )
    select "productId", "warehouseId", before, after, "isOther" from compared`,
  )
}
