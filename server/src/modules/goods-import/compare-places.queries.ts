import { sql } from '#platform/database/drizzle'
import type { ChangedCell, ImportCounts } from '@vitrina/contract/goods-import/goods-import'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { type Compared, SAMPLE } from './compare.queries.ts'

/** Every storage place of these rows beside the one the shop has. */
const compared = ({ importId, from, to }: Compared) => sql`
  select r.row, coalesce(r.article, r.manufacturer_code, r.ean, '') as code, r.product_id, r.product ->> 'name' as new_name, v.ref_id,
    v.text as after, s.place as before
  from goods_import_rows r
  join goods_import_values v on v.import_id = r.import_id and v.position = r.position and v.kind = 'place'
  left join storage_places s on s.product_id = r.product_id and s.warehouse_id = v.ref_id
  where r.import_id = ${importId} and r.position > ${from} and r.position <= ${to} and r.reason is null
    and (r.product_id is not null or r.product is not null)`

/** How many places would be added, changed and left. */
export async function countPlaces({ db }: Context, wanted: Compared): Promise<ImportCounts> {
  const [row] = await queryRows<ImportCounts>(
    db,
    { added: 'number', changed: 'number', left: 'number' },
    sql`select
        count(*) filter (where before is null and after is not null) as added,
        count(*) filter (where before is not null and after is distinct from before) as changed,
        count(*) filter (where after is not distinct from before) as left
      from (${compared(wanted)}) compared`,
  )
  return row ?? { added: 0, changed: 0, left: 0 }
}

type Sampled = { row: number; code: string; product: string; of: string; before: string | null; after: string | null }

/** Places that would change. */
export async function samplePlaces({ db }: Context, wanted: Compared): Promise<ChangedCell[]> {
  const rows = await queryRows<Sampled>(
    db,
    { row: 'number', code: 'text', product: 'text', of: 'text', before: 'text?', after: 'text?' },
    sql`select c.row, c.code, coalesce(g.name, c.new_name, '') as product, coalesce(w.name, '') as of, c.before, c.after
      from (${compared(wanted)}) c
      left join products g on g.id = c.product_id
      left join warehouses w on w.id = c.ref_id
      where c.after is distinct from c.before
      order by (c.before is null), c.row, c.ref_id limit ${SAMPLE}`,
  )
  return rows.map((cell) => ({ kind: 'place', ...cell }))
}
