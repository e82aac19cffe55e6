import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type pg from 'pg'

const SHIPPED = ['partially_shipped', 'shipped', 'delivered', 'issued']
const OVER = ['cancelled', 'declined', 'rejected']

type Order = { id: number; total: number; payment_method: string; shipping_state: string; state: string }
type Invoice = { id: number; sum: number; due: string; order_id: number }
type Payment = { id: number; sum: number; direction: string; state: string; refund_of: number | null; return_id: number | null }
type Allocation = { payment_id: number; document_id: number; sum: number }

const total = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0)

/** A company's debt worked out from the bare rows, in another way than the store does it: invoice by invoice, payment by payment. */
export async function debtByRows(pool: pg.Pool, { companyId, limit, today }: { companyId: number; limit: number; today: string }) {
  const rowsOf = async <T extends pg.QueryResultRow>(sql: string) => (await pool.query<T>(sql, [companyId])).rows
  const allocations = await rowsOf<Allocation>(
    `select a.payment_id, a.document_id, a.sum from payment_allocations a join payments p on p.id = a.payment_id where p.company_id = $1`,
  )
  const orders = await rowsOf<Order>(`select id, total, payment_method, shipping_state, state from orders where company_id = $1`)
  const payments = await rowsOf<Payment>(`select id, sum, direction, state, refund_of, return_id from payments where company_id = $1`)
  const standing = await rowsOf<Invoice>(
    `select id, sum, due_on::text as due, order_id from documents where company_id = $1 and type = 'invoice' and state <> 'cancelled'`,
  )
  const invoices = standing.map(({ id, sum, due, order_id }) => ({
    open: sum - total(allocations.filter((one) => one.document_id === id).map((one) => one.sum)),
    due,
    sum,
    order: orders.find((order) => order.id === order_id),
  }))
  const late = invoices.filter(({ open, due }) => open > 0 && due < today)
  const lent = invoices.filter(({ order }) => order && (order.payment_method === 'deferred' || SHIPPED.includes(order.shipping_state)))
  const notInvoiced = orders
    .filter(({ payment_method, state }) => payment_method === 'deferred' && !OVER.includes(state))
    .map((order) => order.total - total(invoices.flatMap((one) => (one.order === order ? [one.sum] : []))))
  const free = payments
    .filter(({ direction, state }) => direction === 'in' && (state === 'paid' || state === 'partially_refunded'))
    .map(({ id, sum }) => {
      const allocated = allocations.flatMap((one) => (one.payment_id === id ? [one.sum] : []))
      const back = payments.filter((one) => one.refund_of === id && one.return_id === null && ['created', 'paid'].includes(one.state))
      return sum - total(allocated) - total(back.map((one) => one.sum))
    })
  return {
    receivables: total(invoices.map(({ open }) => open)),
    overdue: total(late.map(({ open }) => open)),
    overdueDays: Math.max(0, ...late.map(({ due }) => (Date.parse(today) - Date.parse(due)) / DAY_MS)),
    advance: total(free.map((sum) => Math.max(0, sum))),
    creditLeft: Math.max(0, limit - total(lent.map(({ open }) => open)) - total(notInvoiced.map((sum) => Math.max(0, sum)))),
  }
}
