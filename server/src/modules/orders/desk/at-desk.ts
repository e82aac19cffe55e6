import * as z from 'zod'
import type { ErrorCode } from '@vitrina/contract/errors'
import { type Order, order as orderShape } from '@vitrina/contract/orders/orders'
import type { DeskAction } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { readOrder } from '../reading/read-order.ts'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { lockSeenOrder } from '#modules/order-record/seen-orders'

type DeskStep = {
  id: number
  action: DeskAction
  /** The version the staff have seen; an order changed since is answered instead. */
  version?: number
  /** A more precise error than "not now", if any. */
  whyNot?: (order: OrderRecord, shown: Order) => ErrorCode | undefined
}

/** Staff may do this with the order now; it must be locked. */
export async function requireDeskAction(
  tx: Context,
  actor: Actor,
  order: OrderRecord,
  { action, version, whyNot }: Omit<DeskStep, 'id'>,
): Promise<void> {
  const shown = await readOrder(tx, actor, order.id, 'seller')
  if (version !== undefined && version !== order.version) throw new AppError('order.changed', { current: z.encode(orderShape, shown) })
  if (!shown.deskActions.includes(action)) throw new AppError(whyNot?.(order, shown) ?? 'order.not-now')
}

/** One step of the seller's people with an order they see: locked, of the version they have seen, allowed now; its sums follow. */
export async function atDesk(
  ctx: Context,
  actor: Actor,
  { id, ...step }: DeskStep,
  work: (tx: Context, order: OrderRecord) => Promise<void>,
): Promise<Order> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockSeenOrder(tx, actor, id)
    await requireDeskAction(tx, actor, order, step)
    await work(tx, order)
    await refreshOrder(tx, id)
    return readOrder(tx, actor, id, 'seller')
  })
}
