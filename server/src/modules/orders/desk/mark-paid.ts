import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordIncoming } from '#modules/payments/record-incoming'
import { sellerDay, noonOfSellerDay } from '@vitrina/contract/days/days.rules'
import { atDesk } from './at-desk.ts'

type PaymentInput = { id: number; sum: number; method: 'transfer' | 'cash'; receivedOn: string; bankDocument: string }

/** Money that came by transfer or in cash: allocated to the invoices of the order, the rest is an advance of the company. */
export const markPaid = (ctx: Context, actor: Actor, { id, sum, method, receivedOn, bankDocument }: PaymentInput): Promise<Order> =>
  atDesk(ctx, actor, { id, action: 'markPaid' }, async (tx, { companyId }) => {
    if (receivedOn > sellerDay(tx.now())) throw new AppError('order.wrong-choice')
    const receivedAt = noonOfSellerDay(receivedOn)
    await recordIncoming(tx, { companyId, method, sum, orderId: id, receivedAt, bankDocument, actor })
  })
