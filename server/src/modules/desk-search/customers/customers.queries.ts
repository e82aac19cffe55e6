import { lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'
import { customerChanges } from '#tables/customer-changes'
import type { IndexedCompany, IndexedPerson } from './customer-index.ts'

const companyShape = { id: 'number', name: 'text', inn: 'text?', entities: 'json', inns: 'json', managers: 'json' } as const
/** $1 and $2 say which: by ids, or the next after an id. */
const companiesOf = (which: string) => `
  select c.id, c.name, e.inn, coalesce(e.entities, '{}') as entities, coalesce(e.inns, '{}') as inns,
    array(select m.manager_id from company_managers m where m.company_id = c.id) as managers
  from companies c left join lateral (
    select (array_agg(l.inn order by l.is_main desc, l.id))[1] as inn, array_agg(l.short_name) as entities,
      array_agg(l.inn) filter (where l.inn <> '') as inns
    from legal_entities l where l.company_id = c.id) e on true
  where c.state <> 'deleted' and ${which}`

const personShape = { id: 'number', name: 'text', text: 'text', phone: 'text?', email: 'text?', companyIds: 'json' } as const
const peopleOf = (which: string) => `
  select u.id, concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')) as name,
    concat_ws(' ', u.last_name, u.first_name, u.middle_name, u.email) as text, u.phone, u.email,
    array(select m.company_id from company_members m where m.user_id = u.id) as "companyIds"
  from users u where u.role = 'buyer' and u.state = 'active' and ${which}`

const NEXT = (id: string) => `${id} > $1::int order by ${id} limit $2::int`

export const nextCompanies = prepared<IndexedCompany>('desk_search_next_companies', companyShape, companiesOf(NEXT('c.id')))
export const nextPeople = prepared<IndexedPerson>('desk_search_next_people', personShape, peopleOf(NEXT('u.id')))
export const companiesById = prepared<IndexedCompany>('desk_search_companies_by_id', companyShape, companiesOf('c.id = any($1::int[])'))
export const peopleById = prepared<IndexedPerson>('desk_search_people_by_id', personShape, peopleOf('u.id = any($1::int[])'))

/** So many are read anew one by one; of more the index is read anew. */
export const MOST_CHANGES = 5_000

const POSITION = hiddenFromPlanner('$1::pg_snapshot', 'pg_snapshot')

type ChangeRow = { position: string; served: number[] | null; kind: 'company' | 'person' | null; id: number | null }

/**
 * The changes committed since a position, and the managers one works for today. A position is a snapshot, as that of the search of goods:
 * numbers of rows run ahead of commits.
 */
export const customersSince = prepared<ChangeRow>(
  'desk_search_changes',
  { position: 'text', served: 'json?', kind: 'text?', id: 'number?' },
  `
  select pg_current_snapshot()::text as position, case when $2::int is not null then served_managers($2::int) end as served,
    c.kind, c.customer_id as id
  from (select 1) one left join customer_changes c on c.xid >= pg_snapshot_xmin(${POSITION}) and not pg_visible_in_snapshot(c.xid, ${POSITION})
  limit ${MOST_CHANGES + 1}`,
)

export const positionNow = prepared<{ position: string }>(
  'desk_search_position',
  { position: 'text' },
  'select pg_current_snapshot()::text as position',
)

/** Servers that were silent for so long read all customers anew. */
export async function deleteOldChanges(db: Context['db']): Promise<void> {
  await db.delete(customerChanges).where(lt(customerChanges.createdAt, sql`now() - interval '1 day'`))
}
