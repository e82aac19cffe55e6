import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { extendPickup } from '../pickup/extend-pickup.ts'
import { returnUncollected } from '../pickup/return-uncollected.ts'
import { atDesk } from './at-desk.ts'
import { requireWaiting } from './waiting-shipment.ts'

type Seen = { id: number; version: number; shipmentId: number }

/** Goods that wait at the pickup point: the seller gives the buyer more time, or waits no longer. */
export const extendPickupAtDesk = (ctx: Context, actor: Actor, { id, version, shipmentId }: Seen): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'extendPickup' }, async (tx) =>
    extendPickup(tx, actor, await requireWaiting(tx, { id, shipmentId })),
  )

export const takeBackAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, version, shipmentId, reason }: Seen & { reason: string },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'takeBack' }, async (tx) =>
    returnUncollected(tx, actor, { orderId: id, shipment: await requireWaiting(tx, { id, shipmentId }), reason }),
  )
