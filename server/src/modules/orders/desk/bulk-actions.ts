import type { BulkOutcome } from '@vitrina/contract/orders/desk-queue'
import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { confirmOrder } from './confirm-order.ts'
import { findHeads, type DeskOrderHead } from './order-heads.queries.ts'
import { renewInvoiceAtDesk } from './renew-invoice-at-desk.ts'

export type SeenOrder = { id: number; version: number }

const CONFIRMED: readonly OrderState[] = ['confirmed', 'in_progress', 'completed']

type Work = {
  /** Whether the wish is fulfilled without us: by a colleague, or by an earlier press whose answer was lost. */
  isDone: (head: DeskOrderHead) => boolean
  run: (order: SeenOrder, head: DeskOrderHead) => Promise<unknown>
}

/**
 * One action on many orders, each in a transaction of its own: a refusal stops none of the others. A failure of ours is logged and
 * reported as well; what was done before it stays done and is in the report.
 */
export async function doToEach(ctx: Context, actor: Actor, orders: readonly SeenOrder[], { isDone, run }: Work): Promise<BulkOutcome[]> {
  const wordsOf = (error: AppError) => fill(textsIn(actor.language).errors[error.code], error.params)
  const unique = [...new Map(orders.map((order) => [order.id, order])).values()]
  const outcomes: BulkOutcome[] = []
  for (const order of unique) {
    const [head] = await findHeads(ctx, actor, [order.id])
    const { id, number } = head ?? { id: order.id, number: '' }
    if (!head) outcomes.push({ id, number, result: 'refused', message: wordsOf(new AppError('order.not-found')) })
    else if (isDone(head)) outcomes.push({ id, number, result: 'already', message: '' })
    else outcomes.push({ id, number, ...(await tryOne(ctx, () => run(order, head), wordsOf)) })
  }
  return outcomes
}

async function tryOne(ctx: Context, run: () => Promise<unknown>, wordsOf: (error: AppError) => string) {
  try {
    await run()
    return { result: 'done' as const, message: '' }
  } catch (error) {
    if (error instanceof AppError) return { result: 'refused' as const, message: wordsOf(error) }
    // The report must not be lost with the orders already done: the person reads that this one failed.
    ctx.log.error(error, 'One order of many failed')
    return { result: 'refused' as const, message: wordsOf(new AppError('server.failed')) }
  }
}

export const confirmMany = async (ctx: Context, actor: Actor, orders: readonly SeenOrder[]) => ({
  items: await doToEach(ctx, actor, orders, {
    isDone: ({ state }) => CONFIRMED.includes(state),
    run: (order) => confirmOrder(ctx, actor, order),
  }),
})

export const invoiceMany = async (ctx: Context, actor: Actor, orders: readonly SeenOrder[]) => ({
  items: await doToEach(ctx, actor, orders, { isDone: () => false, run: (order) => renewInvoiceAtDesk(ctx, actor, order) }),
})
