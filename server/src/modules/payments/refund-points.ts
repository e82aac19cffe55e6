import { randomUUID } from 'node:crypto'
import { pointsBack } from '@vitrina/contract/club/club.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { restorePoints } from '#modules/loyalty/spend-points'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { changePayment, insertPayment, lockPayment, type PaymentRecord } from './payments.queries.ts'
import { listFreePoints, spendingOf } from './points.queries.ts'
import { stateAfterRefund } from './refund.rules.ts'

type Refund = { sum: number; returnId?: number; orderId: number | null; purpose?: string; actor?: Actor }

/** A payment in points goes back at once, to the lots the points came from. The payment must be held. Answers with the refund. */
export async function refundPoints(
  tx: Context,
  payment: PaymentRecord,
  { sum, returnId, orderId, purpose = '', actor }: Refund,
): Promise<number> {
  const refunded = payment.refundedSum + sum
  const { companyId, id: refundOf, method } = payment
  const refund = await insertPayment(tx, {
    key: randomUUID(),
    companyId,
    direction: 'refund',
    method,
    sum,
    state: 'paid',
    refundOf,
    returnId: returnId ?? null,
    purpose,
    createdBy: actor?.user?.staffId ?? actor?.user?.id ?? null,
    receivedAt: tx.now(),
  })
  await changePayment(tx, refundOf, { refundedSum: refunded, state: stateAfterRefund({ sum: payment.sum, refunded }) })
  const { spending, cost } = await spendingOf(tx, payment)
  const inAll = pointsBack({ cost, worth: payment.sum, refunded })
  await restorePoints(tx, spending, { inAll, returnId: returnId ?? null, key: `refund:${refund.id}` })
  if (orderId !== null)
    await recordOrderEvent(tx, actor ?? null, { orderId, type: 'refund.paid', data: { paymentId: refund.id, method, sum } })
  return refund.id
}

/** Points no invoice needs any more go back: of an order that was cancelled or became smaller. */
export async function returnFreePoints(tx: Context, companyId: number): Promise<void> {
  for (const { id, free, orderId } of await listFreePoints(tx, companyId))
    await refundPoints(tx, await lockPayment(tx, id), { sum: free, orderId })
}
