import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { isSeenCompany, MOST_CANDIDATES, MOST_READ } from './staff-scope.queries.ts'

export type CustomerWords = {
  staffId: number | null
  /** A pattern of `ilike`; null: the text has no words. */
  pattern: string | null
  words: string | null
}

type CompanyRow = { id: number; name: string; inn: string | null }

const companiesByText = prepared<CompanyRow>(
  'desk_search_companies',
  { id: 'number', name: 'text', inn: 'text?' },
  `
  select c.id, c.name, (select e.inn from legal_entities e where e.company_id = c.id order by e.is_main desc, e.id limit 1) as inn
  from companies c where c.state <> 'deleted' and c.id in (
    (select n.id from companies n where n.name ilike $2 limit ${MOST_CANDIDATES})
    union (select e.company_id from legal_entities e where e.short_name ilike $2 limit ${MOST_CANDIDATES})
    union (select e.company_id from legal_entities e where e.inn ~>=~ $3 and e.inn ~<~ ($3 || ':') limit ${MOST_CANDIDATES}))
    and ${isSeenCompany('c.id')}
  order by strpos(lower(c.name), lower($4)), c.name, c.id limit ${MOST_READ}`,
)

/** Companies by a part of the name or by the first digits of an ИНН. */
export const findCompanies = (ctx: Context, { staffId, pattern, words, inn }: CustomerWords & { inn: string | null }) =>
  companiesByText(ctx, [staffId, pattern, inn, words])

type PersonRow = { id: number; name: string; contact: string; companyId: number; company: string }

/** Spelled as the index `users_staff_search` is. */
const SEARCHED = `(u.last_name || ' ' || u.first_name || ' ' || u.middle_name || ' ' || coalesce(u.email, ''))`

const peopleByText = prepared<PersonRow>(
  'desk_search_people',
  { id: 'number', name: 'text', contact: 'text', companyId: 'number', company: 'text' },
  `
  select u.id, coalesce(nullif(concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')), ''), u.email, u.phone, '') as name,
    coalesce(u.phone, u.email, '') as contact, c.id as "companyId", c.name as company
  from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id and c.state <> 'deleted'
  where u.role = 'buyer' and u.state = 'active' and u.id in (
    (select u.id from users u where ${SEARCHED} ilike $2 limit ${MOST_CANDIDATES})
    union (select p.id from unnest($3::text[]) first_digits cross join lateral (
      select p.id from users p where p.phone ~>=~ first_digits and p.phone ~<~ (first_digits || ':') limit ${MOST_CANDIDATES}) p))
    and ${isSeenCompany('c.id')}
  order by u.last_name, u.first_name, u.id limit ${MOST_READ}`,
)

/** Buyers by a part of the name or e-mail, or by the first digits of a phone, with each company they work for. */
export const findPeople = (ctx: Context, { staffId, pattern, phones }: CustomerWords & { phones: readonly string[] }) =>
  peopleByText(ctx, [staffId, pattern, phones])
