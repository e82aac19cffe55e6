import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'

type Good = { id: number; batch: number }

/** Among how many products it looks: a demo of a million has plenty among its first ones too. */
const LOOKED_THROUGH = 2_000
const MOST_BATCHES = 8

/** Goods that a region has plenty of, sold by the piece at everyday prices; `batch` is the least one may order. */
export async function listPlentiful({ db }: Context, regionId: number): Promise<Good[]> {
  const { rows } = await db.execute<Good>(sql`
    select p.id, p.batch
    from (
      select *, ceil(greatest(coalesce(minimum_batch, 1), 1) / multiplicity) * multiplicity as batch
      from products order by id limit ${LOOKED_THROUGH}
    ) p join units u on u.id = p.unit_id and u.decimals = 0
    join prices r on r.product_id = p.id join price_types t on t.id = r.price_type_id and t.is_retail
    where p.is_active and r.price between 5000 and 2000000 and p.batch <= 50
      and (select coalesce(sum(s.free), 0) from stock s join region_warehouses w on w.warehouse_id = s.warehouse_id
        where s.product_id = p.id and w.region_id = ${regionId}) >= ${2 * MOST_BATCHES} * p.batch
    order by p.popularity desc, p.id limit 40`)
  return rows
}

/** The n-th order takes other goods than the one before it, and other amounts. */
export const pickGoods = (goods: readonly Good[], { nth, lines }: { nth: number; lines: number }) =>
  Array.from({ length: Math.min(lines, goods.length) }, (_, place) => {
    const { id, batch } = goods[(nth * 5 + place) % goods.length] ?? { id: 0, batch: 1 }
    return { productId: id, amount: batch * (2 + ((nth + place * 3) % (MOST_BATCHES - 1))) }
  })
