import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { listItems } from './order-items.queries.ts'
import { requireReadable } from './read-order.ts'

/** The lines of an order the reader may see. */
export async function readOrderItems(ctx: Context, actor: Actor, id: number): Promise<OrderItem[]> {
  await requireReadable(ctx, actor, id)
  return listItems(ctx, id)
}
