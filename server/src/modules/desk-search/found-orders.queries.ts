import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { contactDigits } from '#modules/order-record/contact-digits'
import { isSeenCompany, MOST_CANDIDATES, MOST_READ } from './staff-scope.queries.ts'

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

/** Every way has an index that gives the newest first; a way without a value costs nothing. */
const WAYS = [
  `select o.id from orders o where o.number = any($2::text[])`,
  `select o.id from orders o where o.buyer_order_number = $3 and o.buyer_order_number <> '' limit ${MOST_CANDIDATES}`,
  `select o.id from orders o where o.total = $4 order by o.id desc limit ${MOST_CANDIDATES}`,
  `select l.id from unnest($5::text[]) phone cross join lateral (
    select o.id from orders o where o.contact_phone <> '' and ${PHONE} = phone order by o.id desc limit ${MOST_CANDIDATES}) l`,
  `select l.id from unnest($5::text[]) first_digits cross join lateral (
    select o.id from orders o where o.contact_phone <> '' and ${PHONE} ~>=~ first_digits and ${PHONE} ~<~ (first_digits || ':') limit ${MOST_CANDIDATES}) l`,
  `select o.id from orders o where o.contact_name <> '' and lower(o.contact_name) = lower($6) order by o.id desc limit ${MOST_CANDIDATES}`,
  // U+FFFF is above every letter.
  `select o.id from orders o where o.contact_name <> '' and lower(o.contact_name) ~>=~ lower($6) and lower(o.contact_name) ~<~ (lower($6) || U&'\\FFFF') limit ${MOST_CANDIDATES}`,
  `select l.id from unnest($7::int[]) company cross join lateral (
    select o.id from orders o where o.company_id = company order by o.id desc nulls last limit ${MOST_READ}) l`,
  `select l.id from unnest($8::int[], $9::int[]) as person(id, company_id) cross join lateral (
    select o.id from orders o where o.created_by = person.id and o.company_id = person.company_id order by o.id desc nulls last limit ${MOST_READ}) l`,
  `select l.order_id from unnest($10::int[]) product cross join lateral (
    select i.order_id from order_items i where i.product_id = product order by i.order_id desc limit ${MOST_CANDIDATES}) l`,
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
  order by (o.number = any($2::text[])) desc, o.id desc limit ${MOST_READ}`,
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
