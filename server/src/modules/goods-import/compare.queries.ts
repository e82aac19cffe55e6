import { sql } from '#platform/database/drizzle'
import type { ChangedCell, ImportCounts, ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export const SAMPLE = 100

/** Rows of the file, by their places. */
export type Compared = { importId: number; from: number; to: number; dropPercent: number }

/** Every value of these rows beside the one the shop has. */
const compared = ({ importId, from, to }: Compared) => sql`
  select r.row, coalesce(r.article, r.manufacturer_code, r.ean, '') as code, r.product_id, r.product ->> 'name' as new_name, v.kind, v.ref_id, v.value as after,
    case v.kind when 'price' then p.price when 'cost' then c.cost else s.free end as before
  from goods_import_rows r
  join goods_import_values v on v.import_id = r.import_id and v.position = r.position
  left join prices p on v.kind = 'price' and p.product_id = r.product_id and p.price_type_id = v.ref_id
  left join product_costs c on v.kind = 'cost' and c.product_id = r.product_id
  left join stock s on v.kind = 'stock' and s.product_id = r.product_id and s.warehouse_id = v.ref_id
  where r.import_id = ${importId} and r.position > ${from} and r.position <= ${to} and r.reason is null and (r.product_id is not null or r.product is not null)
    and v.kind <> 'place'`

const steep = (percent: number) => sql`kind = 'price' and after < before and (before - after) * 100 > before * ${percent}::int`

type Counted = ImportCounts & { kind: string; drops: number }
const none: ImportCounts = { added: 0, changed: 0, left: 0 }

/** How many values would be added, changed and left, and how many rows are refused. */
export async function countDifferences({ db }: Context, wanted: Compared): Promise<Omit<ImportSummary, 'goods' | 'pictures'>> {
  const { importId, from, to, dropPercent } = wanted
  const counted = await queryRows<Counted>(
    db,
    { kind: 'text', added: 'number', changed: 'number', left: 'number', drops: 'number' },
    sql`select kind,
        count(*) filter (where before is null and after is not null) as added,
        count(*) filter (where before is not null and after is distinct from before) as changed,
        count(*) filter (where after is not distinct from before) as left,
        count(*) filter (where ${steep(dropPercent)}) as drops
      from (${compared(wanted)}) compared group by kind`,
  )
  const [rows] = await queryRows<{ rows: number; refused: number }>(
    db,
    { rows: 'number', refused: 'number' },
    sql`select count(*) as rows, count(*) filter (where reason is not null) as refused from goods_import_rows
      where import_id = ${importId} and position > ${from} and position <= ${to}`,
  )
  const of = (kind: string) => {
    const found = counted.find((one) => one.kind === kind)
    return found ? { added: found.added, changed: found.changed, left: found.left } : none
  }
  return {
    rows: rows?.rows ?? 0,
    refused: rows?.refused ?? 0,
    prices: of('price'),
    costs: of('cost'),
    stock: of('stock'),
    drops: counted.reduce((sum, { drops }) => sum + drops, 0),
  }
}

type Sampled = {
  row: number
  code: string
  product: string
  kind: 'price' | 'stock' | 'cost'
  of: string
  before: number | null
  after: number | null
  isSteep: boolean
}

/** Cells that would change, those whose price falls steeply first. */
export async function sampleDifferences({ db }: Context, wanted: Compared): Promise<ChangedCell[]> {
  const { dropPercent } = wanted
  const rows = await queryRows<Sampled>(
    db,
    { row: 'number', code: 'text', product: 'text', kind: 'text', of: 'text', before: 'number?', after: 'number?', isSteep: 'boolean' },
    sql`select c.row, c.code, coalesce(g.name, c.new_name, '') as product, c.kind, coalesce(t.name ->> 'ru', w.name, '') as of, c.before, c.after,
        coalesce(${steep(dropPercent)}, false) as "isSteep"
      from (
        select * from (${compared(wanted)}) every_value where after is distinct from before
        order by coalesce(${steep(dropPercent)}, false) desc, (before is null), row, kind, ref_id limit ${SAMPLE}
      ) c
      left join products g on g.id = c.product_id
      left join price_types t on c.kind = 'price' and t.id = c.ref_id
      left join warehouses w on c.kind = 'stock' and w.id = c.ref_id
      order by "isSteep" desc, (c.before is null), c.row, c.kind, c.ref_id`,
  )
  return rows.map(({ kind, isSteep, ...cell }) => (kind === 'price' ? { kind, ...cell, isSteepDrop: isSteep } : { kind, ...cell }))
}

/** For the rest of the transaction. */
export const forbidWriting = ({ db }: Context) => db.execute(sql`set transaction read only`)
