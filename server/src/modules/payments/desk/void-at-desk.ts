import type { DeskPayment } from '@vitrina/contract/payments/payment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { addAllocation } from '#modules/documents/add-allocation'
import { listParts } from '../allocations.queries.ts'
import { lockOrdersOfPayment } from '../lock-orders-of-payment.ts'
import { changePayment, lockPayment, pendingRefundsOf } from '../payments.queries.ts'
import { isVoidable } from '../void.rules.ts'
import { requireSeen } from './payments-at-desk.ts'

/** Voids a payment typed by mistake: its invoices are open again, the payment stays with the author and the reason. */
export const voidAtDesk = (ctx: Context, actor: Actor, { id, reason }: { id: number; reason: string }): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    await requireSeen(tx, actor, id)
    await lockOrdersOfPayment(tx, id)
    const payment = await lockPayment(tx, id)
    if (!isVoidable({ ...payment, pendingRefunds: await pendingRefundsOf(tx, id) })) throw new AppError('payment.not-voidable')
    const parts = await listParts(tx, id)
    for (const { documentId, sum } of parts) await addAllocation(tx, { paymentId: id, documentId, sum: -sum })
    // Its bank document may be recorded again, as it should have been.
    await changePayment(tx, id, {
      state: 'voided',
      bankKey: null,
      voidedAt: tx.now(),
      voidedBy: actor.user?.staffId ?? actor.user?.id ?? null,
      voidReason: reason,
    })
    for (const { orderId, sum } of parts) {
      if (orderId === null) continue
      await refreshOrder(tx, orderId)
      await recordOrderEvent(tx, actor, { orderId, type: 'payment.voided', data: { paymentId: id, sum, reason } })
    }
    await recordEvent(tx, actor, { type: 'payment.voided', entity: 'payment', entityId: id, diff: { sum: payment.sum, reason, parts } })
    return requireSeen(tx, actor, id)
  })
