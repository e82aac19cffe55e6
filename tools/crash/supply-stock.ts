import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Store } from './open-store.ts'

/** Scarce on purpose: the buyers are to meet at the last pieces, and find some the next time. */
const FEW = 60
const REFILL = 240

// What was brought is written with the stock it was brought to: a killed PostgreSQL keeps both or neither.
const SUPPLIES = 'create table crash_supplies (product_id int not null, warehouse_id int not null, amount numeric not null)'
const SUPPLY = `
  with brought as (
    update stock set free = free + $2 where product_id = any($1) and free < $3 returning product_id, warehouse_id)
  insert into crash_supplies select product_id, warehouse_id, $2 from brought`
const AT_START = 'insert into crash_supplies select product_id, warehouse_id, free from stock'

/** Notes what is there before the first order. */
export async function noteStock(pool: pg.Pool): Promise<void> {
  await pool.query(SUPPLIES)
  await pool.query(AT_START)
}

/** Brings goods where few are left, so that orders go on to the last kill. */
export async function supplyStock({ pool, productIds }: Store, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // PostgreSQL may be down at this moment; the next round brings what is missing.
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

/** Stock at the start and what was brought, less what moved, must be what is free. */
export async function findUnbalanced(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(UNBALANCED)
  return rows.map(({ what }) => `stock does not add up: ${what}`)
}
