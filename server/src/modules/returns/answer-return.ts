import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import { canAddTo, canWithdraw } from '@vitrina/contract/returns/returns.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { lockOwnReturn } from './own-return.ts'
import { changeReturn } from './returns.queries.ts'
import { readReturn } from './show-return.ts'

type AnswerInput = { id: number; returnId: number; comment: string; isWithdrawn: boolean }

/** The buyer answers a question, or withdraws the request while they still have the goods. */
export const answerReturn = (ctx: Context, actor: Actor, { id, returnId, comment, isWithdrawn }: AnswerInput): Promise<OrderReturn> =>
  inTransaction(ctx, async (tx) => {
    const { found } = await lockOwnReturn(tx, actor, { id, returnId })
    if (isWithdrawn ? !canWithdraw(found.state) : !canAddTo(found.state)) throw new AppError('return.not-now')
    const words = comment.trim()
    await changeReturn(tx, returnId, {
      state: isWithdrawn ? 'cancelled' : 'submitted',
      updatedAt: tx.now(),
      ...(words && { comment: [found.comment, words].filter(Boolean).join('\n') }),
    })
    const type = isWithdrawn ? 'return.cancelled' : 'return.answered'
    const { id: eventId } = await recordOrderEvent(tx, actor, {
      orderId: id,
      type,
      data: { returnId, number: found.number, reason: words },
    })
    if (!isWithdrawn)
      await notifyAboutOrder(tx, id, 'returnForManager', { key: `return-answer:${eventId}`, text: found.number, reason: words })
    await refreshOrder(tx, id)
    return readReturn(tx, returnId)
  })
