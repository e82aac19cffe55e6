import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Store } from './open-store.ts'

/** Scarce on purpose: the buyers should compete for the last pieces, and find some the next time. */
const FEW = 60
const REFILL = 240

// A supply is written with the stock it adds to: a killed PostgreSQL keeps both or neither.
const SUPPLIES = 'create table crash_supplies (product_id int not null, warehouse_id int not null, amount numeric not null)'
const SUPPLY = `
  with brought as (
    update stock set free = free + $2 where product_id = any($1) and free < $3 returning product_id, warehouse_id)
  insert into crash_supplies select product_id, warehouse_id, $2 from brought`
const AT_START = 'insert into crash_supplies select product_id, warehouse_id, free from stock'

/** Records the stock before the first order. */
export async function noteStock(pool: pg.Pool): Promise<void> {
  await pool.query(SUPPLIES)
  await pool.query(AT_START)
}

/** Adds stock where little is left, so that orders go on to the last kill. */
export async function supplyStock({ pool, productIds }: Store, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // PostgreSQL may be down at this moment; the next round adds the missing stock.
    await pool.query(SUPPLY, [productIds, REFILL, FEW]).catch(() => null)
    await pause(500)
  }
}

const UNBALANCED = `
  select format('product %s in warehouse %s: brought %s, moved %s, free %s', s.product_id, s.warehouse_id, b.amount, coalesce(m.change, 0), s.free) as what
  from stock s
  join (select product_id, warehouse_id, sum(amount) as amount from crash_supplies group by 1, 2) b using (product_id, warehouse_id)
  left join (select product_id, warehouse_id, sum(change) as change from stock_movements group by 1, 2) m using (product_id, warehouse_id)
  where b.amount + coalesce(m.change, 0) <> s.free`

/** Initial stock and supplies, less movements, must equal the free stock. */
export async function findUnbalanced(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(UNBALANCED)
  return rows.map(({ what }) => `stock does not add up: ${what}`)
}
