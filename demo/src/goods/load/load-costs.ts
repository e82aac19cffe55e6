import type pg from 'pg'

/** Costs from 70 to 90 % of the lowest price; one product in 25 has none yet, as in a real store. */
export const loadCosts = (client: pg.ClientBase) =>
  client.query(`insert into product_costs (product_id, cost)
    select product_id, greatest(1, round(min(price) * (70 + product_id % 21) / 100.0))
    from prices where product_id % 25 <> 0 group by product_id`)
