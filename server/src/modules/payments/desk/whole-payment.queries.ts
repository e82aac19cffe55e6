import { sqlList } from '#platform/database/sql-list'
import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { sql } from '#platform/database/drizzle'
import type { PaymentDetails } from '@vitrina/contract/payments/payment-desk'
import { paymentEvents } from '@vitrina/contract/payments/payments.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

type OpenInvoice = PaymentDetails['openInvoices'][number]
type Allocation = PaymentDetails['allocations'][number]
type HistoryRow = PaymentDetails['history'][number]

/** More than anybody allocates to by hand; keeps the list and its query short. */
const MOST_INVOICES = 100

const INVOICE = sql`d.id as "documentId", d.number, d.date::text as date, d.due_on::text as "dueOn", d.sum,
  (d.sum - d.paid_sum) as open, case when o.id is null then null else json_build_object('id', o.id, 'number', o.number) end as "order"`

/** Where the money of a payment lies. */
export async function listAllocations({ db }: Context, paymentId: number): Promise<Allocation[]> {
  const rows = await queryRows<Allocation>(
    db,
    {
      sum: 'number',
      allocated: 'number',
      order: 'json?',
      date: 'text',
      documentId: 'number',
      dueOn: 'text?',
      number: 'text',
      open: 'number',
    },
    sql`
    select ${INVOICE}, a.sum as allocated from payment_allocations a join documents d on d.id = a.document_id
    left join orders o on o.id = d.order_id where a.payment_id = ${paymentId} order by d.id`,
  )
  return rows
}

/** Open invoices of a company, the first due first. */
export async function listOpenInvoices({ db }: Context, companyId: number): Promise<OpenInvoice[]> {
  const rows = await queryRows<OpenInvoice>(
    db,
    { order: 'json?', date: 'text', documentId: 'number', dueOn: 'text?', number: 'text', open: 'number', sum: 'number' },
    sql`
    select ${INVOICE} from documents d left join orders o on o.id = d.order_id
    where d.company_id = ${companyId} and d.type = 'invoice' and d.state in (${sqlList(openInvoiceStates)})
    order by d.due_on nulls last, d.id limit ${MOST_INVOICES}`,
  )
  return rows
}

/** The history of a payment with its authors, the oldest first: from the audit. */
export async function listHistory({ db }: Context, paymentId: number): Promise<HistoryRow[]> {
  const rows = await queryRows<HistoryRow>(
    db,
    { at: 'text', author: 'text?', type: 'text', sum: 'number?', invoice: 'text?', reason: 'text' },
    sql`
    select e.at, nullif(concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')), '') as author, e.type,
      (e.diff ->> 'sum')::bigint as sum, d.number as invoice, coalesce(e.diff ->> 'reason', '') as reason
    from audit_events e left join users u on u.id = e.actor_user_id left join documents d on d.id = (e.diff ->> 'documentId')::int
    where e.entity = 'payment' and e.entity_id = ${String(paymentId)} and e.type = any(${sql.param([...paymentEvents])}::text[]) order by e.id`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
