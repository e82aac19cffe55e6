import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { contactDigits } from '#modules/order-record/contact-digits'
import { given, isSeenCompany, MOST_READ, seenOf } from './staff-scope.queries.ts'

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

const SUM = given(4, 'bigint')
const NAME = `lower(${given(6, 'text')})`
const O = 'select o.id, o.company_id from orders o where'

/** Every way has an index that gives the newest first; a way without a value costs nothing. */
const WAYS = [
  `select o.id from orders o where o.number = any(${given(2, 'text[]')})`,
  seenOf(`${O} o.buyer_order_number = ${given(3, 'text')} and o.buyer_order_number <> ''`),
  seenOf(`${O} o.total = ${SUM} order by o.id desc`),
  `select l.id from unnest(${given(5, 'text[]')}) phone cross join lateral (
    ${seenOf(`${O} o.contact_phone <> '' and ${PHONE} = phone order by o.id desc`)}) l`,
  `select l.id from unnest(${given(5, 'text[]')}) first_digits cross join lateral (
    ${seenOf(`${O} o.contact_phone <> '' and ${PHONE} ~>=~ first_digits and ${PHONE} ~<~ (first_digits || ':')`)}) l`,
  seenOf(`${O} o.contact_name <> '' and lower(o.contact_name) = ${NAME} order by o.id desc`),
  // U+FFFF is above every letter.
  seenOf(`${O} o.contact_name <> '' and lower(o.contact_name) ~>=~ ${NAME} and lower(o.contact_name) ~<~ (${NAME} || U&'\\FFFF')`),
  `select l.id from unnest(${given(7, 'int[]')}) company cross join lateral (
    select o.id from orders o where o.company_id = company order by o.id desc nulls last limit ${MOST_READ}) l`,
  `select l.id from unnest(${given(8, 'int[]')}, ${given(9, 'int[]')}) as person(id, company_id) cross join lateral (
    select o.id from orders o where o.created_by = person.id and o.company_id = person.company_id order by o.id desc nulls last limit ${MOST_READ}) l`,
  `select l.id from unnest(${given(10, 'int[]')}) product cross join lateral (
    ${seenOf(`select i.order_id as id, o.company_id from order_items i join orders o on o.id = i.order_id where i.product_id = product order by i.order_id desc`)}) l`,
]

const ordersByText = prepared<OrderRow>(
  'desk_search_orders',
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
  `
  select o.id, o.number, c.id as "companyId", c.name as company, concat_ws(' ', nullif(o.contact_name, ''), nullif(o.contact_phone, '')) as contact,
    case when o.total = 0 then o.cancelled_total else o.total end as total, o.state, o.created_at as at
  from orders o join companies c on c.id = o.company_id
  where o.id in (${WAYS.map((way) => `(${way})`).join(' union ')}) and ${isSeenCompany('o.company_id')}
  order by (o.number = any(${given(2, 'text[]')})) desc, o.id desc limit ${MOST_READ}`,
)

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
export const findOrders = (ctx: Context, { staffId, numbers, text, sum, phones, words, companyIds, people, productIds }: OrderWays) =>
  ordersByText(ctx, [
    staffId,
    numbers,
    text,
    sum,
    phones,
    words,
    companyIds,
    people.map(({ id }) => id),
    people.map(({ companyId }) => companyId),
    productIds,
  ])
