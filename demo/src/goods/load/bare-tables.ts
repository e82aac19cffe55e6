import type pg from 'pg'

type Piece = { table: string; name: string; definition: string; kind: 'p' | 'u' | 'f' | 'index' }

/** Keys that other tables point at stay: they cannot go without those pointing. */
const constraintsOf = `
  select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition, c.contype as kind
  from pg_constraint c
  where c.conrelid = any($1::regclass[]) and c.contype in ('p', 'u', 'f')
    and (c.contype = 'f' or not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid))
  order by c.oid`

const indexesOf = `
  select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, 'index' as kind
  from pg_index i
  where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by i.indexrelid`

const drop = ({ table, name, kind }: Piece) => (kind === 'index' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`)
const make = ({ table, name, definition, kind }: Piece) =>
  kind === 'index' ? definition : `alter table ${table} add constraint ${name} ${definition}`

const isKey = ({ kind }: Piece) => kind === 'p' || kind === 'u'

/** Takes the indexes, constraints and triggers off, for filling without them is several times faster. Call within a transaction. */
export async function bareTables(client: pg.ClientBase, tables: readonly string[]) {
  const { rows: constraints } = await client.query<Piece>(constraintsOf, [tables])
  const { rows: indexes } = await client.query<Piece>(indexesOf, [tables])
  const foreign = constraints.filter(({ kind }) => kind === 'f')
  for (const piece of [...foreign, ...indexes, ...constraints.filter(isKey)]) await client.query(drop(piece))
  // New price types make every search index read all goods anew, so their triggers need not name each.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  const making = [...constraints.filter(isKey), ...indexes, ...foreign]
  return {
    /** Puts everything back as it was. */
    restore: async (progress: (share: number) => void) => {
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
      for (const [place, piece] of making.entries()) {
        progress(place / making.length)
        await client.query(make(piece))
      }
    },
  }
}
