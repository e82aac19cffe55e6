import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'

/** Agreed discounts of companies: each buyer above retail has two brands, and a section with all under it. */
export async function seedDiscounts(db: Db): Promise<void> {
  await db.execute(sql`
    with buyers as (
      select c.id, t.position as level from companies c join price_types t on t.id = c.price_type_id
      where c.state = 'approved' and not t.is_retail
    ), named as (
      select id, row_number() over (order by id) as place, count(*) over () as total from brands
    ), roots as (
      select id, row_number() over (order by id) as place, count(*) over () as total from sections where parent_id is null
    )
    insert into company_discounts (company_id, brand_id, section_id, discount)
    select b.id, n.id, null, 200 + 100 * b.level from buyers b join named n on n.place in (1 + b.id % n.total, 1 + (b.id + 5) % n.total)
    union all
    select b.id, null, r.id, 150 + 100 * b.level from buyers b join roots r on r.place = 1 + b.id % r.total`)
}
