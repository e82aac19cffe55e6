import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { lockOrder } from '#modules/order-record/lock-order'
import { lockOpenInvoices } from './allocations.queries.ts'
import { scheduleRefund } from './schedule-jobs.ts'
import { insertPayment, lockPayment } from './payments.queries.ts'
import { recordIncoming } from './record-incoming.ts'
import { refundPoints } from './refund-points.ts'
import { planReturn } from './refund.rules.ts'
import { findReturn, isPaidFor, lockSources } from './refunds.queries.ts'

/**
 * The worth of returned goods lowers the debt of their order, goes back the way it was paid, or stays as an advance.
 * A bank is asked by a job; a transfer waits for the accountant. Once for each return, in the caller's transaction.
 */
export async function refundForReturn(tx: Context, returnId: number): Promise<void> {
  const { orderId, resolution, sum } = await findReturn(tx, returnId)
  const { companyId } = await lockOrder(tx, orderId)
  if (sum <= 0 || (await isPaidFor(tx, returnId))) return
  const invoices = await lockOpenInvoices(tx, { companyId, orderId })
  const debt = invoices.reduce((total, { open }) => total + open, 0)
  const { offset, refunds, credited } = planReturn(sum, { debt, resolution, sources: await lockSources(tx, orderId) })
  // Set off and kept is one credit of the company: its part on the open invoices, the rest an advance.
  if (offset + credited > 0)
    await recordIncoming(tx, { companyId, method: 'offset', sum: offset + credited, orderId, returnId, receivedAt: tx.now() })
  for (const { paymentId, sum: back } of refunds) await requestRefund(tx, { paymentId, sum: back, returnId, orderId })
}

/** Money that has to go back to its payer. */
async function requestRefund(
  tx: Context,
  { paymentId, sum, returnId, orderId }: { paymentId: number; sum: number; returnId: number; orderId: number },
): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  const { companyId, method, providerId } = payment
  if (method === 'points') {
    await refundPoints(tx, payment, { sum, returnId, orderId })
    return
  }
  const refund = await insertPayment(tx, {
    key: randomUUID(),
    companyId,
    direction: 'refund',
    method,
    sum,
    state: 'created',
    refundOf: paymentId,
    returnId,
  })
  if (providerId !== null) await scheduleRefund(tx, refund.id)
  await recordOrderEvent(tx, null, { orderId, type: 'refund.started', data: { paymentId: refund.id, method, sum } })
}
