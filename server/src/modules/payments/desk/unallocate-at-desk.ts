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
import { lockPayment } from '../payments.queries.ts'
import { returnedByOrder } from '../refunds.queries.ts'
import { requireSeen } from './payments-at-desk.ts'

type Input = { id: number; documentId: number; reason: string }

/** Takes the money of a payment off a wrong invoice: an advance again, to be allocated to the right one. */
export const unallocateAtDesk = (ctx: Context, actor: Actor, { id, documentId, reason }: Input): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    const { direction } = await requireSeen(tx, actor, id)
    if (direction !== 'in') throw new AppError('payment.not-now')
    await lockOrdersOfPayment(tx, id)
    const { method } = await lockPayment(tx, id)
    // Points without an invoice are nothing: they are given back by a refund.
    if (method === 'points') throw new AppError('allocation.not-undoable')
    const part = (await listParts(tx, id)).find((one) => one.documentId === documentId)
    if (!part) throw new AppError('document.not-found')
    const { orderId, sum } = part
    // Money refunded for returned goods is covered by the goods alone: taken off, it would look like money that is there.
    if (orderId !== null && (await returnedByOrder(tx, id)).has(orderId)) throw new AppError('allocation.not-undoable')
    await addAllocation(tx, { paymentId: id, documentId, sum: -sum })
    if (orderId !== null) {
      await refreshOrder(tx, orderId)
      await recordOrderEvent(tx, actor, { orderId, type: 'payment.unallocated', data: { paymentId: id, documentId, sum, reason } })
    }
    await recordEvent(tx, actor, { type: 'payment.unallocated', entity: 'payment', entityId: id, diff: { documentId, sum, reason } })
    return requireSeen(tx, actor, id)
  })
