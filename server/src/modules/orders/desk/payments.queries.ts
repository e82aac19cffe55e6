import { sql } from '#platform/database/drizzle'
import type { Payment } from '@vitrina/contract/payments/payments'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

type Row = Omit<Payment, 'createdAt' | 'receivedAt' | 'expiresAt'> & {
  createdAt: string
  receivedAt: string | null
  expiresAt: string | null
}

const momentOrNull = (given: string | null) => (given === null ? null : new Date(given).toISOString())

/** Money that came for an order, or went back; links to pay by are the buyer's own. */
export async function listPaymentsOf({ db }: Context, orderId: number): Promise<Payment[]> {
  const rows = await queryRows<Row>(
    db,
    {
      id: 'number',
      method: 'text',
      direction: 'text',
      sum: 'number',
      refundedSum: 'number',
      state: 'text',
      documentId: 'number?',
      payUrl: 'text?',
      qrPayload: 'text?',
      expiresAt: 'text?',
      createdAt: 'text',
      receivedAt: 'text?',
    },
    sql`
    select p.id, p.method, p.direction, p.sum, p.refunded_sum as "refundedSum", p.state, p.document_id as "documentId",
      null as "payUrl", null as "qrPayload", p.expires_at as "expiresAt", p.created_at as "createdAt", p.received_at as "receivedAt"
    from payments p where p.id in (
      select a.payment_id from documents d join payment_allocations a on a.document_id = d.id where d.order_id = ${orderId}
      union select s.id from documents d join payments s on s.document_id = d.id where d.order_id = ${orderId}
      union select b.id from return_requests q join payments b on b.return_id = q.id where q.order_id = ${orderId})
    order by p.id`,
  )
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    receivedAt: momentOrNull(row.receivedAt),
    expiresAt: momentOrNull(row.expiresAt),
  }))
}
