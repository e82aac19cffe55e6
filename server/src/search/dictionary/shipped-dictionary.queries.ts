import type pg from 'pg'
import { dictionaryKey } from './dictionary-key.ts'
import { shippedDictionary } from './shipped-dictionary.ts'

/**
 * Brings the product's entries up to date, with the migrations: new ones are added, changed ones follow, withdrawn ones go. An entry the
 * seller changed keeps its meanings and learns what the product says now; if it is withdrawn, it becomes the seller's own.
 */
const MERGE = `
  with shipped as (select says, key, means from jsonb_to_recordset($1::jsonb) as s (says text, key text, means text[])),
  withdrawn as (
    delete from search_dictionary d
    where d.means = d.shipped_means and not d.is_off and not exists (select from shipped s where s.key = d.key)),
  abandoned as (
    update search_dictionary d set shipped_means = null
    where (d.means <> d.shipped_means or d.is_off) and not exists (select from shipped s where s.key = d.key))
  insert into search_dictionary as d (says, key, means, shipped_means)
  select s.says, s.key, s.means, s.means from shipped s
  on conflict (key) do update set
    means = case when d.means = d.shipped_means then excluded.means else d.means end,
    shipped_means = excluded.shipped_means
  where d.shipped_means is distinct from excluded.shipped_means`

export async function mergeShippedDictionary(client: pg.ClientBase, entries = shippedDictionary()): Promise<void> {
  await client.query(MERGE, [JSON.stringify(entries.map((entry) => ({ ...entry, key: dictionaryKey(entry.says) })))])
}
