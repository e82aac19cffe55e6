import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { contactDigits } from '#modules/order-record/contact-digits'
import { candidates, given, isSeenCompany, MOST_READ, rowOf } from './staff-scope.queries.ts'

type OrderRow = {
  id: number
  number: string
  companyId: number
  company: string
  contact: string
  total: number
  state: OrderState
  at: string
}

const PHONE = contactDigits('o')

const NUMBERS = given(2, 'text[]')
const TEXT = given(3, 'text')
const COMPANIES = given(4, 'int[]')
const PEOPLE = `${given(5, 'int[]')}, ${given(6, 'int[]')}`
const PRODUCTS = given(7, 'int[]')
/** The name of a text of words, the sum of one of figures. */
const NAME = `lower(${given(8, 'text')})`
const SUM = given(8, 'bigint')
const PHONES = given(9, 'text[]')

/** Of each product: an article leads to several. */
const MOST_OF_PRODUCT = 30

/** An order with its company; null where the index does not have it: it is read later, only of those that are looked at. */
const found = (from: string, company = 'o.company_id') => `select o.id, 1 as rank, ${company} as company_id from orders o where ${from}`
const way = (from: string) => candidates(found(from))
const each = (values: string, as: string, ways: string) => `(select f.* from unnest(${values}) ${as} cross join lateral ${ways} f)`
/** Of those that the person sees anyway. */
const newest = (from: string) => `(${found(from)} order by o.id desc nulls last limit ${MOST_READ})`

const WAYS_OF_NUMBER = [
  `(select o.id, 0 as rank, o.company_id from orders o where o.number = any(${NUMBERS}))`,
  way(`o.buyer_order_number = ${TEXT} and o.buyer_order_number <> ''`),
]
/** Every way has an index, of which those by company, author, goods and sum give the newest first. */
const WAYS_OF_FOUND = {
  companies: each(COMPANIES, 'company', newest('o.company_id = company')),
  people: each(PEOPLE, 'person(id, company_id)', newest('o.created_by = person.id and o.company_id = person.company_id')),
  products: each(
    PRODUCTS,
    'product',
    candidates(
      'select i.order_id as id, 1 as rank, null::int as company_id from order_items i where i.product_id = product order by i.order_id desc',
      MOST_OF_PRODUCT,
    ),
  ),
}
type FoundLead = keyof typeof WAYS_OF_FOUND
const foundLeads: readonly FoundLead[] = ['companies', 'people', 'products']
const WAYS_OF_WORDS = [
  way(`o.contact_name <> '' and lower(o.contact_name) = ${NAME} order by o.id desc`),
  // U+FFFF is above every letter. Backwards: of one name the newest come first.
  way(
    `o.contact_name <> '' and lower(o.contact_name) ~>=~ ${NAME} and lower(o.contact_name) ~<~ (${NAME} || U&'\\FFFF') order by lower(o.contact_name) using ~>~, o.id desc`,
  ),
]
const WAYS_OF_FIGURES = [
  candidates(found(`o.total = ${SUM} order by o.id desc`, 'null::int')),
  each(PHONES, 'phone', way(`o.contact_phone <> '' and ${PHONE} = phone order by o.id desc`)),
  each(PHONES, 'first_digits', way(`o.contact_phone <> '' and ${PHONE} ~>=~ first_digits and ${PHONE} ~<~ (first_digits || ':')`)),
]

/** Every statement is given all values, of which it may not name one: PostgreSQL wants the type of each. */
const VALUES = [NUMBERS, TEXT, COMPANIES, given(5, 'int[]'), given(6, 'int[]'), PRODUCTS]

const shape = {
  id: 'number',
  number: 'text',
  companyId: 'number',
  company: 'text',
  contact: 'text',
  total: 'number',
  state: 'text',
  at: 'text',
} as const

const ordersBy = (name: string, ways: readonly string[]) =>
  prepared<OrderRow>(
    name,
    shape,
    // Candidates are narrowed to what the person sees from the newest on, only as far as is shown; the order itself is read after that.
    `
  select o.id, o.number, c.id as "companyId", c.name as company, concat_ws(' ', nullif(o.contact_name, ''), nullif(o.contact_phone, '')) as contact,
    case when o.total = 0 then o.cancelled_total else o.total end as total, o.state, o.created_at as at
  from (
    select w.id, w.rank from (select w.id, min(w.rank) as rank, max(w.company_id) as company_id from (${ways.join(' union all ')}) w group by w.id order by rank, w.id desc offset 0) w
    where ${isSeenCompany('coalesce(w.company_id, (select t.company_id from orders t where t.id = w.id))')} order by w.rank, w.id desc limit ${MOST_READ}
  ) w
  ${rowOf('orders', { as: 'o', id: 'w.id' })} ${rowOf('companies', { as: 'c', id: 'o.company_id' })}
  where true or (${VALUES.map((value) => `${value} is null`).join(' or ')})
  order by w.rank, w.id desc`,
  )

/** A way that is not asked for costs as much as the work itself, for it is set up for each key: every choice has its statement. */
const statements = new Map<string, ReturnType<typeof ordersBy>>()

function statementOf(kind: 'words' | 'figures', leads: readonly FoundLead[]): ReturnType<typeof ordersBy> {
  const name = ['desk_search_orders', kind, ...leads].join('_')
  const own = kind === 'words' ? WAYS_OF_WORDS : WAYS_OF_FIGURES
  const statement = statements.get(name) ?? ordersBy(name, [...WAYS_OF_NUMBER, ...leads.map((lead) => WAYS_OF_FOUND[lead]), ...own])
  statements.set(name, statement)
  return statement
}

export type OrderWays = {
  staffId: number | null
  numbers: readonly string[]
  text: string
  sum: number | null
  phones: readonly string[]
  words: string | null
  companyIds: readonly number[]
  people: readonly { id: number; companyId: number }[]
  productIds: readonly number[]
}

/** Orders by number, sum, contact, company, author or goods: the number meant first, then the newest. */
export function findOrders(ctx: Context, { staffId, numbers, text, sum, phones, words, companyIds, people, productIds }: OrderWays) {
  const count = { companies: companyIds.length, people: people.length, products: productIds.length }
  const leads = foundLeads.filter((lead) => count[lead] > 0)
  const common = [staffId, numbers, text, companyIds, people.map(({ id }) => id), people.map(({ companyId }) => companyId), productIds]
  return words === null
    ? statementOf('figures', leads)(ctx, [...common, sum, phones])
    : statementOf('words', leads)(ctx, [...common, words])
}
