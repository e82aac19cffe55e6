import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockOrder, type OrderRecord } from './lock-order.ts'
import { isOrderSeen } from './seen-orders.queries.ts'

/** For statements of other modules: which orders `o` a member of staff sees. */
export { isSeen } from './seen-orders.queries.ts'

/** Another manager's order looks missing. */
export async function requireSeen(ctx: Context, actor: Actor, id: number): Promise<void> {
  if (!(await isOrderSeen(ctx, actor, id))) throw new AppError('order.not-found')
}

export async function lockSeenOrder(tx: Context, actor: Actor, id: number): Promise<OrderRecord> {
  await requireSeen(tx, actor, id)
  return lockOrder(tx, id)
}
