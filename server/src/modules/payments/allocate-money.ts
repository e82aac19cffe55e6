import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { oldestFirst, spread } from './allocate.rules.ts'
import { closeLinks } from './close-links.ts'
import { addAllocation } from '#modules/documents/add-allocation'
import { type LockedInvoice, lockOpenInvoices, type InvoiceFilter } from './allocations.queries.ts'

type Money = { paymentId: number; method: string; sum: number }

/** Everything that follows once money lies on invoices of an order: state and points, timeline, the buyer's letter. */
async function recordOrderPayment(tx: Context, actor: Actor | null, orderId: number, { paymentId, method, sum }: Money): Promise<void> {
  await refreshOrder(tx, orderId)
  await closeLinks(tx, orderId)
  await recordOrderEvent(tx, actor, { orderId, type: 'payment.received', data: { paymentId, method, sum } })
  // Of an offset the buyer is notified with the return; points the buyer spends themselves.
  if (method !== 'offset' && method !== 'points')
    await notifyAboutOrder(tx, orderId, 'paymentReceived', { key: `payment:${paymentId}`, paid: sum })
}

/** The same for an advance, of which the buyer was notified before. */
export async function recordAdvanceUse(
  tx: Context,
  orderId: number,
  { documentId, sum }: { documentId: number; sum: number },
): Promise<void> {
  await refreshOrder(tx, orderId)
  await closeLinks(tx, orderId)
  await recordOrderEvent(tx, null, { orderId, type: 'payment.advance-used', data: { documentId, sum } })
}

/** The named invoices in the payer's order; otherwise by their due day. */
const inOrder = (invoices: LockedInvoice[], documentIds: readonly number[] | undefined): LockedInvoice[] =>
  documentIds
    ? invoices.toSorted((one, other) => documentIds.indexOf(one.documentId) - documentIds.indexOf(other.documentId))
    : invoices.toSorted(oldestFirst)

/** Allocates money to its invoices. The rest is an advance of the company; returns it. */
export async function allocateMoney(tx: Context, actor: Actor | null, money: Money, filter: InvoiceFilter): Promise<number> {
  const invoices = inOrder(await lockOpenInvoices(tx, filter), filter.documentIds)
  const { parts, rest } = spread(money.sum, invoices)
  for (const part of parts) await addAllocation(tx, { paymentId: money.paymentId, ...part })
  const byOrder = new Map<number, number>()
  for (const { documentId, sum } of parts) {
    const orderId = invoices.find((invoice) => invoice.documentId === documentId)?.orderId
    if (orderId) byOrder.set(orderId, (byOrder.get(orderId) ?? 0) + sum)
  }
  for (const [orderId, sum] of byOrder) await recordOrderPayment(tx, actor, orderId, { ...money, sum })
  if (rest > 0 && filter.orderId !== undefined)
    await recordOrderEvent(tx, actor, { orderId: filter.orderId, type: 'payment.advance', data: { paymentId: money.paymentId, sum: rest } })
  return rest
}
