import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type pg from 'pg'

/** One product in 41 is on promo, 5 to 20 % off; one in four is cheaper by the pack; every third brand gives points. By id, so a bigger store keeps them. */
export async function loadOffers(client: pg.ClientBase, today: Date): Promise<void> {
  const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS)
  await client.query(
    `with promotion as (insert into promotions (name, starts_at, ends_at) values ('Осенние скидки', $1, $2) returning id)
     insert into product_promos (product_id, promotion_id, discount, starts_at, ends_at)
     select p.id, promotion.id, 500 + 500 * (p.id / 41 % 4), $1, $2 from products p, promotion where p.id % 41 = 7`,
    [inDays(-10), inDays(20)],
  )
  await client.query(
    `insert into price_breaks (product_id, from_quantity, discount)
     select id, greatest(coalesce(minimum_batch, 1), multiplicity) * step.times, step.discount
     from products, (values (10, 300), (50, 700)) step (times, discount) where id % 4 = 1`,
  )
  await client.query('insert into brand_cash_backs (brand_id, rate) select id, 100 + 50 * (id % 3) from brands where id % 3 = 1')
  await client.query('analyze product_promos, price_breaks')
}
