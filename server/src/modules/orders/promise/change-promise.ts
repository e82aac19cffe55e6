import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { checkoutTextsIn } from '#texts/checkout'
import { atDesk } from '../desk/at-desk.ts'
import { onDay } from './promised-lines.rules.ts'
import { moveOpenParts } from '#modules/fulfilment/stock/ready-days'
import { findPromisedLines, listLineDays } from './promises.queries.ts'
import { setPromise } from './set-promise.ts'

type Input = { id: number; version: number; day: string | null; reason: string }

/** Staff set another day for the unshipped part, or take the day back until one is known. */
export const changePromise = (ctx: Context, actor: Actor, { id, version, day, reason }: Input): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'changePromise' }, async (tx, order) => {
    if (day !== null && day < sellerDay(tx.now())) {
      const message = checkoutTextsIn(actor.language).fields.past
      throw new AppError('order.wrong-choice', { fields: [{ field: 'day', message, code: 'wrong_choice' }] })
    }
    const lines = onDay(await findPromisedLines(tx, id), await listLineDays(tx, id), day)
    await moveOpenParts(tx, id, day)
    await setPromise(tx, actor, order, { day, lines, cause: 'staff', reason })
  })
