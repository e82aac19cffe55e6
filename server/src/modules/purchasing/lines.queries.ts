import { sql } from '#platform/database/drizzle'
import type { LineSource } from '@vitrina/contract/cart/cart'
import type { EntryLine } from '@vitrina/contract/purchasing/entry-changes.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type StoredLine = EntryLine & { name: string }

export const listEntryLines = ({ db }: Context, entryId: number): Promise<StoredLine[]> =>
  queryRows<StoredLine>(
    db,
    { id: 'text', productId: 'number?', customProductId: 'number?', amount: 'number', note: 'text', name: 'text' },
    sql`select l.id, l.product_id as "productId", l.custom_product_id as "customProductId", l.amount, l.note, l.name
      from purchasing_lines l where l.entry_id = ${entryId} order by l.position, l.id`,
  )

export type SavedLine = StoredLine & { source: LineSource | null }

/** Lines that are gone go, the others get their amounts and notes; new ones stand at the end. */
export async function saveEntryLines(
  { db }: Context,
  entryId: number,
  { lines, removed }: { lines: readonly SavedLine[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0)
    await db.execute(sql`delete from purchasing_lines where entry_id = ${entryId} and id = any(${sql.param([...removed])}::uuid[])`)
  if (lines.length > 0)
    await db.execute(sql`
      insert into purchasing_lines as l (entry_id, id, position, product_id, custom_product_id, name, amount, note, source)
      select ${entryId}, g.id, g.place + coalesce((select max(position) from purchasing_lines where entry_id = ${entryId}), 0),
        g."productId", g."customProductId", g.name, g.amount, g.note, nullif(g.source, 'null')
      from json_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, place: at + 1 })))}::json) as g (
        place int, id uuid, "productId" int, "customProductId" int, name text, amount numeric, note text, source jsonb)
      on conflict (entry_id, id) do update set amount = excluded.amount, note = excluded.note`)
}
