import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { given, isSeenCompany, MOST_CANDIDATES, MOST_COMPARED, MOST_READ, seenOf } from './staff-scope.queries.ts'

export type CustomerWords = {
  staffId: number | null
  /** A pattern of `ilike`; null: the text has no words. */
  pattern: string | null
  words: string | null
}

type CompanyRow = { id: number; name: string; inn: string | null }

const PATTERN = given(2, 'text')
const INN = given(3, 'text')

const companiesByText = prepared<CompanyRow>(
  'desk_search_companies',
  { id: 'number', name: 'text', inn: 'text?' },
  `
  select c.id, c.name, (select e.inn from legal_entities e where e.company_id = c.id order by e.is_main desc, e.id limit 1) as inn
  from companies c where c.state <> 'deleted' and c.id in (
    (${seenOf(`select n.id, n.id as company_id from companies n where n.name ilike ${PATTERN}`, MOST_COMPARED)})
    union (${seenOf(`select e.company_id as id, e.company_id from legal_entities e where e.short_name ilike ${PATTERN}`, MOST_COMPARED)})
    union (${seenOf(`select e.company_id as id, e.company_id from legal_entities e where e.inn ~>=~ ${INN} and e.inn ~<~ (${INN} || ':')`, MOST_COMPARED)}))
  order by strpos(lower(c.name), lower(${given(4, 'text')})), c.name, c.id limit ${MOST_READ}`,
)

/** Companies by a part of the name or by the first digits of an ИНН. */
export const findCompanies = (ctx: Context, { staffId, pattern, words, inn }: CustomerWords & { inn: string | null }) =>
  companiesByText(ctx, [staffId, pattern, inn, words])

type PersonRow = { id: number; name: string; contact: string; companyId: number; company: string }

/** Spelled as the index `users_staff_search` is. */
const SEARCHED = `(u.last_name || ' ' || u.first_name || ' ' || u.middle_name || ' ' || coalesce(u.email, ''))`

/** Buyers of one way to match, with each company of theirs that the person sees. */
const seenBuyers = (way: string) => `select x.id, m.company_id
    from (${way} limit ${MOST_CANDIDATES}) x join company_members m on m.user_id = x.id where ${isSeenCompany('m.company_id')} limit ${MOST_COMPARED}`

const BUYERS = `select u.id from users u where u.role = 'buyer' and u.state = 'active'`

const peopleByText = prepared<PersonRow>(
  'desk_search_people',
  { id: 'number', name: 'text', contact: 'text', companyId: 'number', company: 'text' },
  `
  select u.id, coalesce(nullif(concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')), ''), u.email, u.phone, '') as name,
    coalesce(u.phone, u.email, '') as contact, c.id as "companyId", c.name as company
  from (
    (${seenBuyers(`${BUYERS} and ${SEARCHED} ilike ${PATTERN}`)})
    union (select p.* from unnest(${given(3, 'text[]')}) first_digits cross join lateral (
      ${seenBuyers(`${BUYERS} and u.phone ~>=~ first_digits and u.phone ~<~ (first_digits || ':')`)}) p)
  ) found join users u on u.id = found.id join companies c on c.id = found.company_id and c.state <> 'deleted'
  order by u.last_name, u.first_name, u.id limit ${MOST_READ}`,
)

/** Buyers by a part of the name or e-mail, or by the first digits of a phone, with each company they work for. */
export const findPeople = (ctx: Context, { staffId, pattern, phones }: CustomerWords & { phones: readonly string[] }) =>
  peopleByText(ctx, [staffId, pattern, phones])
