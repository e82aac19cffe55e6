import { canStep, type OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from './order-events.ts'
import { type OrderRecord, updateOrder } from './order-record.queries.ts'

type Step = { to: OrderState; type: string; data?: Record<string, unknown>; refusal?: string }

/** The one way an order's business state changes: along an edge of the machine, with its event. The order must be locked. */
export async function stepOrder(
  tx: Context,
  actor: Actor | null,
  order: Pick<OrderRecord, 'id' | 'state'>,
  { to, type, data = {}, refusal }: Step,
): Promise<void> {
  if (!canStep(order.state, to)) throw new AppError('order.not-now')
  await updateOrder(tx, order.id, { state: to, ...(refusal !== undefined && { refusal }) })
  await recordOrderEvent(tx, actor, { orderId: order.id, type, data: { ...data, from: order.state, to } })
}
