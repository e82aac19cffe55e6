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

const found = (from: string) => `select o.id, 1 as rank from orders o where ${from}`
const way = (from: string) => candidates(found(from))
const each = (values: string, as: string, ways: string) => `(select f.* from unnest(${values}) ${as} cross join lateral ${ways} f)`
/** Of those that the person sees anyway. */
const newest = (from: string) => `(${found(from)} order by o.id desc nulls last limit ${MOST_READ})`

/** Every way has an index, of which those by company, author, goods and sum give the newest first. */
const WAYS = [
  `(select o.id, 0 as rank from orders o where o.number = any(${NUMBERS}))`,
  way(`o.buyer_order_number = ${TEXT} and o.buyer_order_number <> ''`),
  each(COMPANIES, 'company', newest('o.company_id = company')),
  each(PEOPLE, 'person(id, company_id)', newest('o.created_by = person.id and o.company_id = person.company_id')),
  each(
    PRODUCTS,
    'product',
    candidates(
      'select i.order_id as id, 1 as rank from order_items i where i.product_id = product order by i.order_id desc',
      MOST_OF_PRODUCT,
    ),
  ),
]
const WAYS_OF_WORDS = [
  way(`o.contact_name <> '' and lower(o.contact_name) = ${NAME} order by o.id desc`),
  // U+FFFF is above every letter. Backwards: of one name the newest come first.
  way(
    `o.contact_name <> '' and lower(o.contact_name) ~>=~ ${NAME} and lower(o.contact_name) ~<~ (${NAME} || U&'\\FFFF') order by lower(o.contact_name) using ~>~, o.id desc`,
  ),
]
const WAYS_OF_FIGURES = [
  way(`o.total = ${SUM} order by o.id desc`),
  each(PHONES, 'phone', way(`o.contact_phone <> '' and ${PHONE} = phone order by o.id desc`)),
  each(PHONES, 'first_digits', way(`o.contact_phone <> '' and ${PHONE} ~>=~ first_digits and ${PHONE} ~<~ (first_digits || ':')`)),
]

/** A text has words or figures: a way that is not asked for costs as much as the work itself, for it is set up for each key. */
const ordersBy = (name: string, ways: readonly string[]) =>
  prepared<OrderRow>(
    name,
    {
      id: 'number',
      number: 'text',
      companyId: 'number',
      company: 'text',
      contact: 'text',
      total: 'number',
      state: 'text',
      at: 'text',
    },
    // Candidates are narrowed to what the person sees from the newest on, only as far as is shown.
    `
  select o.id, o.number, c.id as "companyId", c.name as company, concat_ws(' ', nullif(o.contact_name, ''), nullif(o.contact_phone, '')) as contact,
    case when o.total = 0 then o.cancelled_total else o.total end as total, o.state, o.created_at as at
  from (select w.id, min(w.rank) as rank from (${ways.join(' union all ')}) w group by w.id order by rank, w.id desc offset 0) w
  ${rowOf('orders', { as: 'o', id: 'w.id' })} ${rowOf('companies', { as: 'c', id: 'o.company_id' })}
  where ${isSeenCompany('o.company_id')} order by w.rank, w.id desc limit ${MOST_READ}`,
  )

const ordersByWords = ordersBy('desk_search_orders_by_words', [...WAYS, ...WAYS_OF_WORDS])
const ordersByFigures = ordersBy('desk_search_orders_by_figures', [...WAYS, ...WAYS_OF_FIGURES])

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
  const common = [staffId, numbers, text, companyIds, people.map(({ id }) => id), people.map(({ companyId }) => companyId), productIds]
  return words === null ? ordersByFigures(ctx, [...common, sum, phones]) : ordersByWords(ctx, [...common, words])
}
