import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** Figures of a product as a person saw them. */
export type Seen = { productId: number; price: number | null; stock: number; day: string | null; isSold: boolean }

type Opening = { specificationId: number; userId: number }

export async function listOpenings({ db }: Context, { specificationId, userId }: Opening): Promise<(Seen & { openedAt: string })[]> {
  return queryRows<Seen & { openedAt: string }>(
    db,
    { productId: 'number', price: 'number?', stock: 'number', day: 'text?', isSold: 'boolean', openedAt: 'text' },
    sql`
    select o.product_id as "productId", o.price, o.stock, o.day, o.is_sold as "isSold", to_json(o.opened_at) #>> '{}' as "openedAt"
    from specification_openings o where o.specification_id = ${specificationId} and o.user_id = ${userId}`,
  )
}

/** Remembers what is seen now instead of what was seen before. */
export async function replaceOpenings({ db, now }: Context, { specificationId, userId }: Opening, seen: readonly Seen[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(seen)}::json) as g ("productId" int, price bigint, stock numeric, day text, "isSold" boolean)
    ), gone as (
      delete from specification_openings o where o.specification_id = ${specificationId} and o.user_id = ${userId}
        and not exists (select from given g where g."productId" = o.product_id)
    )
    insert into specification_openings (specification_id, user_id, product_id, price, stock, day, is_sold, opened_at)
    select ${specificationId}, ${userId}, g."productId", g.price, g.stock, g.day, g."isSold", ${now().toISOString()}::timestamptz from given g
    on conflict (specification_id, user_id, product_id) do update set
      price = excluded.price, stock = excluded.stock, day = excluded.day, is_sold = excluded.is_sold, opened_at = excluded.opened_at`)
}
