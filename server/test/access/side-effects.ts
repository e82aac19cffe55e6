import type { Server } from './world.ts'

/** Counters of tries, and tables the search writes in its own time. */
const NOT_COUNTED = ['rate_counters', 'search_changes', 'search_documents', 'search_terms', 'search_progress']

let query: string | undefined

/** Of every table the number and the content of its rows, the moment and place of a session's last use aside. */
export async function stateOf({ pool }: Server): Promise<Record<string, string>> {
  if (query === undefined) {
    const { rows } = await pool.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = '_private_jobs') and table_name <> all($1)`,
      [NOT_COUNTED],
    )
    query = rows
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended((to_jsonb(t) - 'seen_at' - 'ip')::text, 0)), 0) as state from ${name} t`,
      )
      .join(' union all ')
  }
  const { rows } = await pool.query<{ name: string; state: string }>(query)
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** Rights, prices and credit, which an extra field must not change. */
export async function rightsIn({ pool }: Server): Promise<string> {
  const { rows } = await pool.query(`
    select (select json_agg(u order by u.id) from (select id, role, state, password_hash from users) u) as users,
      (select json_agg(c order by c.id) from (select id, price_type_id, state, credit_sum, deferral_days, bonus from companies) c) as companies,
      (select json_agg(m order by m.company_id, m.user_id) from (select company_id, user_id, role from company_members) m) as members`)
  return JSON.stringify(rows)
}
