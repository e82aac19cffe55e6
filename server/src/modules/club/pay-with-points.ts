import type { PointsPayment } from '@vitrina/contract/club/club'
import { payableByPoints } from '@vitrina/contract/club/club.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readBalance } from '#modules/loyalty/read-points'
import { spendPoints } from '#modules/loyalty/spend-points'
import { findPayableInvoice, readPaidInPoints, requirePayableInvoice } from '#modules/payments/payable-invoice'
import { recordIncoming } from '#modules/payments/record-incoming'
import { holderOf, requireMember } from './club-holder.ts'
import { findMember } from './members.queries.ts'

type Invoice = { id: number; orderId: number; open: number }

async function payableOf(ctx: Context, actor: Actor, { id, orderId, open }: Invoice): Promise<PointsPayment> {
  const { holder } = holderOf(actor)
  const { payShare: share } = actor.site.settings.loyalty
  const { available } = await readBalance(ctx, holder)
  const { total, paid } = await readPaidInPoints(ctx, orderId)
  const member = await findMember(ctx, holder)
  const most = member?.state === 'active' ? payableByPoints({ total, open, paid, balance: available, share }) : 0
  return { documentId: id, available, most, share }
}

export async function readPayable(ctx: Context, actor: Actor, documentId: number): Promise<PointsPayment> {
  const { holder } = holderOf(actor)
  return payableOf(ctx, actor, await findPayableInvoice(ctx, { id: documentId, companyId: holder.companyId }))
}

/** A payment like any other, but of points: the order follows it, and a refund gives points back, never money. */
export async function payWithPoints(
  ctx: Context,
  actor: Actor,
  { documentId, points }: { documentId: number; points: number },
): Promise<PointsPayment> {
  const { holder } = holderOf(actor)
  return inTransaction(ctx, async (tx) => {
    const invoice = await requirePayableInvoice(tx, { id: documentId, companyId: holder.companyId })
    await requireMember(tx, holder)
    const { most, available } = await payableOf(tx, actor, invoice)
    if (points > available) throw new AppError('points.too-few', { params: { available: available / 100 } })
    if (points > most) throw new AppError('payment.too-much')
    const { paymentId } = await recordIncoming(tx, {
      companyId: holder.companyId,
      method: 'points',
      sum: points,
      documentIds: [documentId],
      documentId,
      receivedAt: tx.now(),
      actor,
    })
    await spendPoints(tx, holder, { points, on: { paymentId, orderId: invoice.orderId }, key: `payment:${paymentId}` })
    await recordEvent(tx, actor, { type: 'points.paid', entity: 'payment', entityId: paymentId, diff: { documentId, points } })
    return payableOf(tx, actor, { ...invoice, open: invoice.open - points })
  })
}
