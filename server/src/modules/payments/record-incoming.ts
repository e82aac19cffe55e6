import { randomUUID } from 'node:crypto'
import type { PaymentInstrument } from '@vitrina/contract/payments/payments.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { bankKeyOf } from './bank-document.rules.ts'
import { findByBankKey, insertOnce, type NewPayment, type PaymentRecord } from './payments.queries.ts'
import { allocateMoney } from './allocate-money.ts'

export type Incoming = {
  companyId: number
  method: PaymentInstrument
  sum: number
  /** The invoices it is for, in the order they are paid; without them and without an order: all open ones, the first due first. */
  documentIds?: readonly number[]
  /** The one invoice the payer named. */
  documentId?: number
  orderId?: number
  receivedAt: Date
  bankDocument?: string
  payerName?: string
  payerInn?: string
  purpose?: string
  returnId?: number
  /** The person who entered it, if any. */
  actor?: Actor | null
}

/** The same bank document is refused by the name of the payment it is. */
async function record(tx: Context, payment: NewPayment & { receivedAt: Date }): Promise<PaymentRecord> {
  const made = await insertOnce(tx, payment)
  if (made) return made
  const id = (await findByBankKey(tx, payment.bankKey ?? '')) ?? 0
  const date = formatDay(sellerDay(payment.receivedAt))
  throw new AppError('payment.document-known', { params: { id, date, number: payment.bankDocument ?? '' } })
}

/**
 * Received money: allocated to invoices, never more than is open on each; their orders follow. The rest is an advance
 * of the company. Runs in the caller's transaction.
 */
export async function recordIncoming(tx: Context, incoming: Incoming): Promise<{ paymentId: number; advance: number }> {
  const { documentIds, orderId, actor = null, ...money } = incoming
  const bankKey = bankKeyOf({ bankDocument: '', ...money })
  const { id: paymentId } = await record(tx, {
    ...money,
    key: randomUUID(),
    bankKey,
    direction: 'in',
    state: 'paid',
    createdBy: actor?.user?.staffId ?? actor?.user?.id ?? null,
  })
  const advance = await allocateMoney(
    tx,
    actor,
    { paymentId, method: money.method, sum: money.sum },
    { companyId: money.companyId, documentIds, orderId },
  )
  return { paymentId, advance }
}
