import type { Order } from '@vitrina/contract/orders/orders'
import type { OrderAction } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { readOrder } from './reading/read-order.ts'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { extendReserve } from '#modules/fulfilment/reserve/extend-reserve'
import { holdAgain } from '#modules/fulfilment/reserve/hold-again'
import { releaseReserve } from '#modules/fulfilment/reserve/release-reserve'

type Step = { action: OrderAction; work: (tx: Context, actor: Actor, which: { orderId: number }) => Promise<unknown> }

const ownStep =
  ({ action, work }: Step) =>
  (ctx: Context, actor: Actor, id: number): Promise<Order> => {
    requireToggle(actor, 'orderReserve')
    return inTransaction(ctx, async (tx) => {
      await lockOwnOrder(tx, actor, id)
      const { actions } = await readOrder(tx, actor, id)
      if (!actions.includes(action)) throw new AppError('order.not-now')
      await work(tx, actor, { orderId: id })
      await refreshOrder(tx, id)
      return readOrder(tx, actor, id)
    })
  }

/** The buyer's side of a reserve: each only when the order's actions name it. */
export const reserveOwnOrder = ownStep({ action: 'reserve', work: holdAgain })
export const extendOwnReserve = ownStep({ action: 'extendReserve', work: extendReserve })
export const releaseOwnReserve = ownStep({ action: 'releaseReserve', work: releaseReserve })
