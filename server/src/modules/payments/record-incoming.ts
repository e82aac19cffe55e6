import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { insertPayment } from './payments.queries.ts'
import { placeMoney } from './place-money.ts'

export type Incoming = {
  companyId: number
  method: 'transfer' | 'cash' | 'sbp' | 'card' | 'offset'
  sum: number
  /** The invoices it is for, in the order they are paid; without them and without an order: all open ones, what is due first. */
  documentIds?: readonly number[]
  orderId?: number
  receivedAt: Date
  bankDocument?: string
  payerName?: string
  payerInn?: string
  purpose?: string
  returnId?: number
  /** Who wrote it down, where a person did. */
  actor?: Actor | null
}

/**
 * Money that has come: laid over invoices, never more than is open on each; their orders follow. What is left is an advance
 * of the company. Runs in the caller's transaction.
 */
export async function recordIncoming(tx: Context, incoming: Incoming): Promise<{ paymentId: number; advance: number }> {
  const { documentIds, orderId, actor = null, ...money } = incoming
  const { id: paymentId } = await insertPayment(tx, {
    ...money,
    key: randomUUID(),
    direction: 'in',
    state: 'paid',
    createdBy: actor?.user?.staffId ?? actor?.user?.id ?? null,
  })
  const advance = await placeMoney(
    tx,
    actor,
    { paymentId, method: money.method, sum: money.sum },
    { companyId: money.companyId, documentIds, orderId },
  )
  return { paymentId, advance }
}
