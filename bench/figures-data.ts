import type pg from 'pg'
import { SELLER_TIMEZONE } from '../contract/src/days/days.rules.ts'
import { fillTrade } from './desk-search-data.ts'

type Filled = { orders: number; companies: number; days: number }

/** Every order was promised a day; most were served in time, some late, and the newest wait. */
async function fillPromises(db: pg.Client): Promise<void> {
  await db.query(`insert into order_promises (order_id, at, day, lines, cause)
    select id, created_at, created_at::date + 3, '[]', 'placed' from orders o
    where not exists (select from order_promises p where p.order_id = o.id)`)
  await db.query(`update orders set promised_on = created_at::date + 3 + (case when id % 20 = 0 then 2 else 0 end),
    shipping_state = case when id % 50 = 0 then 'not_shipped' else 'issued' end where number like 'ЗК-%' and shipping_state = 'not_shipped'`)
  await db.query(`insert into shipments (number, order_id, state, shipped_on, sum, vat, created_at, updated_at)
    select 'ОТ-Б' || id, id, 'issued', created_at::date + 3, total, 18, created_at + (2 + id % 3) * interval '1 day', created_at + interval '5 days'
    from orders o where shipping_state = 'issued' and not exists (select from shipments s where s.order_id = o.id)`)
  await db.query('delete from promise_facts')
  await db.query('insert into promise_facts select f.* from orders o cross join lateral promise_facts_of(o.id) f')
}

/** A cart of three lines for each person of a company, left some time in these days. */
async function fillCarts(db: pg.Client, { days }: Filled): Promise<void> {
  await db.query(
    `with made as (
      insert into carts (user_id, company_id, name, is_active, updated_at)
      select m.user_id, m.company_id, 'bench', false, now() - (m.user_id % $1::int) * interval '1 day' from company_members m returning id
    ) insert into cart_items (cart_id, product_id, amount, price)
      select made.id, p.id, 2, 100 * (made.id % 900 + 1)
      from made join (select id, (row_number() over (order by id))::int as place from products order by id limit 300) p
        on p.place between 1 + 3 * (made.id % 100) and 3 + 3 * (made.id % 100)`,
    [days],
  )
}

/** As many searches as orders, of the half year the log is kept for. */
async function fillSearches(db: pg.Client, { orders }: Filled): Promise<void> {
  await db.query(
    `insert into search_log (site_id, keyword, normalised, changed, total, is_used, searched_at)
    select (select min(id) from sites), 'кабель', '', '', case when n % 9 = 0 then 0 else 40 end, n % 9 <> 0 and n % 2 = 0,
      now() - n * (interval '180 days' / $1::int)
    from generate_series(1, $1::int) n`,
    [orders],
  )
}

/** A year of trade with its promises, shipments, carts left and searches; no day of it is summed yet. */
export async function fillFigures(db: pg.Client, filled: Filled): Promise<void> {
  if (!(await fillTrade(db, filled))) return
  await db.query("set session_replication_role = 'replica'")
  await fillPromises(db)
  await fillCarts(db, filled)
  await fillSearches(db, filled)
  await db.query('delete from search_days')
  await db.query('insert into sales_changes (day) select distinct (created_at at time zone $1)::date from orders', [SELLER_TIMEZONE])
  await db.query("set session_replication_role = 'origin'")
  await db.query('vacuum analyze')
}
