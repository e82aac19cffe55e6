import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { lockOwnOrder, type OrderRecord } from '#modules/order-record/lock-order'
import { findReturn, isReturnOf, type ReturnRecord } from './returns.queries.ts'

/** A return of an order of the active company; its order stays locked. */
export async function lockOwnReturn(
  tx: Context,
  actor: Actor,
  { id, returnId }: { id: number; returnId: number },
): Promise<{ order: OrderRecord; found: ReturnRecord }> {
  requireToggle(actor, 'orderReturn')
  if (!(await isReturnOf(tx, { id: returnId, orderId: id, companyId: actor.user?.companyId ?? 0 }))) throw new AppError('return.not-found')
  const order = await lockOwnOrder(tx, actor, id)
  const found = await findReturn(tx, returnId)
  if (!found) throw new AppError('return.not-found')
  return { order, found }
}
