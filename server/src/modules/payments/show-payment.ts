import type { Payment } from '@vitrina/contract/payments/payments'
import type { PaymentRecord } from './payments.queries.ts'

export function showPayment(payment: PaymentRecord): Payment {
  const { id, method, direction, sum, refundedSum, state, documentId, payUrl, qrPayload } = payment
  const isPayable = state === 'link_issued'
  return {
    id,
    method,
    direction,
    sum,
    refundedSum,
    state,
    documentId,
    payUrl: isPayable ? payUrl : null,
    qrPayload: isPayable ? qrPayload : null,
    expiresAt: payment.expiresAt?.toISOString() ?? null,
    createdAt: payment.createdAt.toISOString(),
    receivedAt: payment.receivedAt?.toISOString() ?? null,
  }
}
