import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import { decisionsOn, type ReturnDecision, stateAfter } from '@vitrina/contract/returns/returns.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockSeenOrder } from '#modules/order-record/seen-orders'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { type OrderLetter, notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { changeReturn, findReturn, listReturnItems } from '../returns.queries.ts'
import { settleReturn } from './settle-return.ts'
import { readReturn } from '../show-return.ts'
import { type ReceivedItem, receiveReturn } from './receive-return.ts'

const outcomes: Record<ReturnDecision, { type: string; letter: OrderLetter }> = {
  ask: { type: 'return.needs_info', letter: 'returnAsked' },
  authorize: { type: 'return.authorized', letter: 'returnAuthorized' },
  deny: { type: 'return.denied', letter: 'returnDenied' },
  receive: { type: 'return.received', letter: 'returnReceived' },
  approve: { type: 'return.approved', letter: 'returnApproved' },
  reject: { type: 'return.rejected', letter: 'returnRejected' },
}

type DecisionInput = { id: number; step: ReturnDecision; answer: string; items?: readonly ReceivedItem[] | undefined }

/** One step of the seller with a return; the buyer is notified of each. */
export const decideReturn = (ctx: Context, actor: Actor, { id, step, answer, items }: DecisionInput): Promise<OrderReturn> =>
  inTransaction(ctx, async (tx) => {
    const requestedReturn = await findReturn(tx, id)
    if (!requestedReturn) throw new AppError('return.not-found')
    const order = await lockSeenOrder(tx, actor, requestedReturn.orderId).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError('return.not-found') : error
    })
    // Read again under the lock.
    const found = (await findReturn(tx, id)) ?? requestedReturn
    if (!decisionsOn[found.state].includes(step)) throw new AppError('return.not-now')
    if (step === 'receive') await receiveReturn(tx, { order, found, receivedItems: items })
    if (step === 'approve') await settleReturn(tx, actor, { order, found })
    // Goods on the shelf have been accepted.
    if (step === 'reject' && (await listReturnItems(tx, id)).some(({ accepted }) => accepted)) throw new AppError('return.not-now')
    const words = answer.trim()
    await changeReturn(tx, id, { state: stateAfter[step], updatedAt: tx.now(), ...(words && { answer: words }) })
    const { type, letter } = outcomes[step]
    await recordOrderEvent(tx, actor, { orderId: order.id, type, data: { returnId: id, number: found.number, reason: words } })
    await notifyAboutOrder(tx, order.id, letter, { key: `${type}:${id}:${order.version}`, text: found.number, reason: words })
    await refreshOrder(tx, order.id)
    return readReturn(tx, id)
  })
