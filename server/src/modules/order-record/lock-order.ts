import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findLocked, type OrderRecord } from './order-record.queries.ts'

export type { OrderRecord } from './order-record.queries.ts'

/** An order stays locked until the transaction ends: everything that changes it goes one after the other. */
export async function lockOrder(tx: Context, id: number): Promise<OrderRecord> {
  const order = await findLocked(tx, id)
  if (!order) throw new AppError('order.not-found')
  return order
}

/** The same for a buyer: only an order of the active company; another's looks missing. */
export async function lockOwnOrder(tx: Context, { user }: Actor, id: number): Promise<OrderRecord> {
  const order = await findLocked(tx, id, user?.companyId ?? 0)
  if (!order) throw new AppError('order.not-found')
  return order
}
