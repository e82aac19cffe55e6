import { sellerDayOf } from '#platform/database/seller-day'
import { type SQL, sql } from '#platform/database/drizzle'
import type { DeskPayment, PaymentQueue } from '@vitrina/contract/payments/payment-desk'
import type { PaymentRecordState, PaymentInstrument } from '@vitrina/contract/payments/payments.rules'
import { MOST_COUNTED } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { isSeenCompany } from '#modules/companies/seen-companies'
import { FREE_OF_PAYMENT, IS_ADVANCE } from '../allocations.queries.ts'

type Row = Omit<DeskPayment, 'createdAt' | 'receivedAt' | 'expiresAt'> &
  Record<'createdAt', string> &
  Record<'receivedAt' | 'expiresAt', string | null>

const IS_SHOWN: Record<PaymentQueue, SQL> = {
  all: sql`true`,
  advances: sql`${IS_ADVANCE} and ${FREE_OF_PAYMENT} > 0`,
  // Refunds through a bank go back by themselves.
  refunds: sql`p.direction = 'refund' and p.state = 'created' and p.method not in ('sbp', 'card')`,
}

const COLUMNS = sql`p.id, p.method, p.direction, p.sum, p.refunded_sum as "refundedSum", p.state, p.document_id as "documentId",
  p.expires_at as "expiresAt", p.created_at as "createdAt", p.received_at as "receivedAt", p.payer_name as "payerName", p.payer_inn as "payerInn",
  p.purpose, p.bank_document as "bankDocument", p.refund_of as "refundOf",
  ${FREE_OF_PAYMENT} as free,
  json_build_object('id', c.id, 'name', c.name) as company`

const momentOf = (given: string) => new Date(given).toISOString()
const shown = (row: Row): DeskPayment => ({
  ...row,
  createdAt: momentOf(row.createdAt),
  receivedAt: row.receivedAt === null ? null : momentOf(row.receivedAt),
  expiresAt: row.expiresAt === null ? null : momentOf(row.expiresAt),
})

/** The typed text is no pattern. */
const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const matchesText = (text: string): SQL => {
  const like = partOf(text)
  return sql`(p.payer_name ilike ${like} or p.payer_inn = ${text} or p.bank_document ilike ${like} or p.purpose ilike ${like} or c.name ilike ${like}
    or exists (select from legal_entities e where e.company_id = p.company_id and e.inn = ${text})
    or p.document_id in (select d.id from documents d left join orders o on o.id = d.order_id where d.type = 'invoice' and (d.number = ${text} or o.number = ${text}))
    or exists (select from payment_allocations a join documents d on d.id = a.document_id left join orders o on o.id = d.order_id
      where a.payment_id = p.id and (d.number = ${text} or o.number = ${text})))`
}

export type PaymentFilter = {
  show: PaymentQueue
  state?: PaymentRecordState | undefined
  method?: PaymentInstrument | undefined
  companyId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  q: string
  page: number
  size: number
}

/** Days are those of Moscow, as banks count them. */
const DAY = sellerDayOf(sql`coalesce(p.received_at, p.created_at)`)

function conditionsOf(actor: Actor, { show, state, method, companyId, from, to, q }: PaymentFilter): SQL {
  const conditions = [
    IS_SHOWN[show],
    isSeenCompany(actor, 'p.company_id'),
    ...(state ? [sql`p.state = ${state}`] : []),
    ...(method ? [sql`p.method = ${method}`] : []),
    ...(companyId === undefined ? [] : [sql`p.company_id = ${companyId}`]),
    ...(from ? [sql`${DAY} >= ${from}::date`] : []),
    ...(to ? [sql`${DAY} <= ${to}::date`] : []),
    ...(q ? [matchesText(q)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const FROM = sql`from payments p join companies c on c.id = p.company_id`

const rowShape: RowShape<Row> = {
  bankDocument: 'text',
  company: 'json',
  createdAt: 'text',
  direction: 'text',
  documentId: 'number?',
  expiresAt: 'text?',
  free: 'number',
  id: 'number',
  method: 'text',
  payerInn: 'text',
  payerName: 'text',
  purpose: 'text',
  receivedAt: 'text?',
  refundOf: 'number?',
  refundedSum: 'number',
  state: 'text',
  sum: 'number',
}

export async function listDeskPayments(
  { db }: Context,
  actor: Actor,
  filter: PaymentFilter,
): Promise<{ items: DeskPayment[]; total: number }> {
  const condition = conditionsOf(actor, filter)
  const counted = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`
    select count(*)::int as total from (select ${FROM} where ${condition} limit ${MOST_COUNTED}) counted`,
  )
  const order = filter.show === 'all' ? sql`p.id desc` : sql`p.id`
  const rows = await queryRows<Row>(
    db,
    rowShape,
    sql`
    select ${COLUMNS} ${FROM} where ${condition} order by ${order} limit ${filter.size} offset ${(filter.page - 1) * filter.size}`,
  )
  return { items: rows.map(shown), total: counted[0]?.total ?? 0 }
}

/** The sum of a payment that lies on one invoice, on none yet, or went back; a refund is less than nothing. */
export type PaymentPart = Pick<DeskPayment, 'id' | 'method' | 'direction' | 'bankDocument' | 'payerName' | 'payerInn' | 'purpose'> & {
  day: string
  company: string
  invoice: string | null
  invoiceDay: string | null
  orderNumber: string | null
  sum: number
}

/** Money that came or went back, invoice by invoice: parts of a payment sum up to it. What is begun or voided is not among it. */
export const listPaymentParts = ({ db }: Context, actor: Actor, filter: PaymentFilter): Promise<PaymentPart[]> =>
  queryRows<PaymentPart>(
    db,
    {
      id: 'number',
      day: 'text',
      method: 'text',
      direction: 'text',
      bankDocument: 'text',
      payerName: 'text',
      payerInn: 'text',
      purpose: 'text',
      company: 'text',
      invoice: 'text?',
      invoiceDay: 'text?',
      orderNumber: 'text?',
      sum: 'number',
    },
    sql`
    select p.id, ${DAY}::text as day, p.method, p.direction, p.bank_document as "bankDocument", p.payer_name as "payerName",
      p.payer_inn as "payerInn", p.purpose, c.name as company, part.number as invoice, part.date::text as "invoiceDay",
      part.order_number as "orderNumber", part.sum
    ${FROM} cross join lateral (
      select d.number, d.date, o.number as order_number, a.sum from payment_allocations a
        join documents d on d.id = a.document_id left join orders o on o.id = d.order_id where a.payment_id = p.id
      union all select null, null, null, p.sum - p.allocated_sum where p.direction = 'in' and p.allocated_sum < p.sum
      union all select null, null, null, -p.sum where p.direction = 'refund'
    ) part
    where p.state in ('paid', 'partially_refunded', 'refunded') and ${conditionsOf(actor, filter)}
    order by 2, p.id, part.number nulls last limit ${filter.size}`,
  )

/** How much waits for a person. */
export async function countQueues({ db }: Context, actor: Actor): Promise<{ advances: number; refunds: number }> {
  const count = (queue: PaymentQueue) => sql`
    (select count(*)::int from (select from payments p where ${IS_SHOWN[queue]} and ${isSeenCompany(actor, 'p.company_id')} limit ${MOST_COUNTED}) counted)`
  const rows = await queryRows<{ advances: number; refunds: number }>(
    db,
    { advances: 'number', refunds: 'number' },
    sql`
    select ${count('advances')} as advances, ${count('refunds')} as refunds`,
  )
  return rows[0] ?? { advances: 0, refunds: 0 }
}

/** Undefined: there is none, or the actor may not see it. */
export async function findDeskPayment({ db }: Context, actor: Actor, id: number): Promise<DeskPayment | undefined> {
  const rows = await queryRows<Row>(
    db,
    rowShape,
    sql`select ${COLUMNS} ${FROM} where p.id = ${id} and ${isSeenCompany(actor, 'p.company_id')}`,
  )
  return rows[0] && shown(rows[0])
}

export async function listRefundsOf({ db }: Context, id: number): Promise<DeskPayment[]> {
  const rows = await queryRows<Row>(db, rowShape, sql`select ${COLUMNS} ${FROM} where p.refund_of = ${id} order by p.id`)
  return rows.map(shown)
}

/** Null: there is none, or the actor may not see it. */
export async function findSeenCompany({ db }: Context, actor: Actor, id: number): Promise<{ id: number; name: string } | null> {
  const rows = await queryRows<{ id: number; name: string }>(
    db,
    { id: 'number', name: 'text' },
    sql`
    select c.id, c.name from companies c where c.id = ${id} and ${isSeenCompany(actor, 'c.id')}`,
  )
  return rows[0] ?? null
}
