import type { Server } from './world.ts'

/** Counters of tries, and tables the search writes in its own time. */
const NOT_COUNTED = ['rate_counters', 'search_changes', 'search_documents', 'search_terms', 'search_progress']

/**
 * Prepares a log of every row that is written while it is watched: the hash of what it was, taken away, and of what it is, added,
 * the moment and place of a session's last use aside. Reading all tables before and after each call would take most of the test, and
 * so would hashing what is made for the next call.
 */
export async function startChangeLog({ pool }: Server): Promise<void> {
  await pool.query(`
    create schema changes;
    create unlogged table changes.log (id bigserial primary key, name text, hash numeric, rows int);
    create unlogged table changes.watch as select false as is_on;
    create function changes.note() returns trigger language plpgsql as $$
    declare
      name text := tg_table_schema || '.' || tg_table_name;
    begin
      if not (select is_on from changes.watch) then return null; end if;
      -- No rows are given with this one, and no later write takes it back.
      if tg_op = 'TRUNCATE' then insert into changes.log (name, hash, rows) values (name, 0.5, 0); end if;
      if tg_op in ('UPDATE', 'DELETE') then
        insert into changes.log (name, hash, rows) values (name, -hashtextextended((to_jsonb(old) - 'seen_at' - 'ip')::text, 0)::numeric, -1);
      end if;
      if tg_op in ('UPDATE', 'INSERT') then
        insert into changes.log (name, hash, rows) values (name, hashtextextended((to_jsonb(new) - 'seen_at' - 'ip')::text, 0)::numeric, 1);
      end if;
      return null;
    end $$;`)
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = '_private_jobs') and table_name <> all($1)`,
    [NOT_COUNTED],
  )
  await pool.query(
    rows
      .map(
        ({ name }) => `create trigger noted after insert or update or delete on ${name} for each row execute function changes.note();
          create trigger noted_whole after truncate on ${name} for each statement execute function changes.note();`,
      )
      .join('\n'),
  )
}

/** Begins to watch; the place in the log that has been reached. */
export async function watchChanges({ pool }: Server): Promise<string> {
  await pool.query('update changes.watch set is_on = true')
  const { rows } = await pool.query<{ place: string }>('select coalesce(max(id), 0)::text as place from changes.log')
  return rows[0]?.place ?? '0'
}

/** Watches no longer; tables that are not as they were at that place: a row that came and went leaves no trace. */
export async function changedSince({ pool }: Server, place: string): Promise<string[]> {
  await pool.query('update changes.watch set is_on = false')
  const { rows } = await pool.query<{ name: string }>(
    'select name from changes.log where id > $1 group by name having sum(hash) <> 0 or sum(rows) <> 0 order by name',
    [place],
  )
  return rows.map(({ name }) => name)
}

/** Rights, prices and credit, which an extra field must not change. */
export async function rightsIn({ pool }: Server): Promise<string> {
  const { rows } = await pool.query(`
    select (select json_agg(u order by u.id) from (select id, role, state, password_hash from users) u) as users,
      (select json_agg(c order by c.id) from (select id, price_type_id, state, credit_sum, deferral_days, bonus from companies) c) as companies,
      (select json_agg(m order by m.company_id, m.user_id) from (select company_id, user_id, role from company_members) m) as members`)
  return JSON.stringify(rows)
}
