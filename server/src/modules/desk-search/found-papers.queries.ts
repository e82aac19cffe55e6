import type { DocumentType } from '@vitrina/contract/documents/documents.rules'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { given, isSeenCompany, MOST_READ, seenOf } from './staff-scope.queries.ts'

type PaperRow = { id: number; number: string; orderId: number; companyId: number; company: string; sum: number }
const paper = { id: 'number', number: 'text', orderId: 'number', companyId: 'number', company: 'text', sum: 'number' } as const

const NUMBERS = given(2, 'text[]')
const SUM = given(3, 'bigint')

const documentsByText = prepared<Omit<PaperRow, 'orderId'> & { orderId: number | null; type: DocumentType; day: string }>(
  'desk_search_documents',
  { ...paper, orderId: 'number?', type: 'text', day: 'text' },
  `
  select d.id, d.number, d.order_id as "orderId", c.id as "companyId", c.name as company, d.sum, d.type, d.date as day
  from documents d join companies c on c.id = d.company_id
  where d.id in (
    (${seenOf(`select n.id, n.company_id from documents n where n.number = any(${NUMBERS})`)})
    union (${seenOf(`select s.id, s.company_id from documents s where s.type = 'invoice' and s.sum = ${SUM} order by s.id desc`)}))
  order by (d.type = 'invoice') desc, d.id desc limit ${MOST_READ}`,
)

type Money = { staffId: number | null; numbers: readonly string[]; sum: number | null }

/** Documents by number, invoices by sum too. */
export const findDocuments = (ctx: Context, { staffId, numbers, sum }: Money) => documentsByText(ctx, [staffId, numbers, sum])

const paymentsByText = prepared<{
  id: number
  companyId: number
  company: string
  sum: number
  bankDocument: string
  payer: string
  at: string
}>(
  'desk_search_payments',
  { id: 'number', companyId: 'number', company: 'text', sum: 'number', bankDocument: 'text', payer: 'text', at: 'text' },
  `
  select p.id, c.id as "companyId", c.name as company, p.sum, p.bank_document as "bankDocument", p.payer_name as payer,
    coalesce(p.received_at, p.created_at) as at
  from payments p join companies c on c.id = p.company_id
  where p.id in (
    (${seenOf(`select n.id, n.company_id from payments n where n.bank_document <> '' and n.bank_document = any(${NUMBERS})`)})
    union (${seenOf(`select s.id, s.company_id from payments s where s.sum = ${SUM} order by s.id desc`)})
    union (${seenOf(`select y.id, y.company_id from payments y where y.payer_inn <> '' and y.payer_inn = ${given(4, 'text')} order by y.id desc`)}))
  order by p.id desc limit ${MOST_READ}`,
)

/** Payments by the bank's number, the sum or the payer's ИНН. */
export const findPayments = (ctx: Context, { staffId, numbers, sum, inn }: Money & { inn: string | null }) =>
  paymentsByText(ctx, [staffId, numbers, sum, inn])

const shipmentsByText = prepared<PaperRow & { at: string }>(
  'desk_search_shipments',
  { ...paper, at: 'text' },
  `
  select s.id, s.number, s.order_id as "orderId", c.id as "companyId", c.name as company, s.sum, s.created_at as at
  from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id
  where s.id in (
    (select n.id from shipments n where n.number = any(${NUMBERS}))
    union (${seenOf(`select t.id, o.company_id from shipments t join orders o on o.id = t.order_id where t.tracking_number <> '' and t.tracking_number = ${given(3, 'text')}`)}))
    and ${isSeenCompany('o.company_id')}
  order by s.id desc limit ${MOST_READ}`,
)

type Numbered = { staffId: number | null; numbers: readonly string[] }

/** Shipments by their number or the carrier's. */
export const findShipments = (ctx: Context, { staffId, numbers, text }: Numbered & { text: string }) =>
  shipmentsByText(ctx, [staffId, numbers, text])

const pickupsByCode = prepared<PaperRow & { at: string }>(
  'desk_search_pickups',
  { ...paper, at: 'text' },
  `
  select s.id, o.number, s.order_id as "orderId", c.id as "companyId", c.name as company, s.sum, s.created_at as at
  from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id
  where s.state = 'ready_for_pickup' and s.pickup_code = ${given(2, 'text')} and ${isSeenCompany('o.company_id')}
  order by s.id desc limit ${MOST_READ}`,
)

/** Goods that wait to be handed out against this code. */
export const findPickups = (ctx: Context, { staffId, code }: { staffId: number | null; code: string }) =>
  pickupsByCode(ctx, [staffId, code])

const returnsByNumber = prepared<PaperRow & { at: string }>(
  'desk_search_returns',
  { ...paper, at: 'text' },
  `
  select q.id, q.number, q.order_id as "orderId", c.id as "companyId", c.name as company, q.sum, q.created_at as at
  from return_requests q join orders o on o.id = q.order_id join companies c on c.id = o.company_id
  where q.number = any(${NUMBERS}) and ${isSeenCompany('o.company_id')}
  order by q.id desc limit ${MOST_READ}`,
)

export const findReturns = (ctx: Context, { staffId, numbers }: Numbered) => returnsByNumber(ctx, [staffId, numbers])
