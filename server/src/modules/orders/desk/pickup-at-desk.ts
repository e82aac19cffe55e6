import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Input } from '@vitrina/contract/endpoint'
import type { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import type { Order } from '@vitrina/contract/orders/orders'
import { proxyProblem, proxyText } from '@vitrina/contract/warehouse/pickup.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockSeenOrder } from '#modules/order-record/seen-orders'
import { extendPickup } from '#modules/fulfilment/pickup/extend-pickup'
import { returnUncollected } from '#modules/fulfilment/pickup/return-uncollected'
import { assemblePickup } from '#modules/fulfilment/desk/assemble-pickup'
import { atDesk, requireDeskAction } from './at-desk.ts'
import { checkPickupCode, issuePickup } from '#modules/fulfilment/desk/issue-pickup'
import { requireWaiting } from '#modules/fulfilment/pickup/waiting-shipments'
import { whyNotSent } from '#modules/fulfilment/desk/why-not-sent.rules'

type Seen = { id: number; version: number }
type SeenShipment = Seen & { shipmentId: number }

/** Goods for pickup: each step only when the order's actions name it. */
export const assembleAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, version, items }: Seen & { items?: readonly { id: number; amount: number }[] | undefined },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'assemble', whyNot: whyNotSent('assemble') }, (tx, order) =>
    assemblePickup(tx, actor, order, { items }),
  )

export async function issueAtDesk(
  ctx: Context,
  actor: Actor,
  { id, version, proxy, ...given }: Seen & Input<typeof orderDeskApi.issue>['body'],
): Promise<Order> {
  if (proxy && proxyProblem(proxy, sellerDay(ctx.now()))) throw new AppError('shipment.wrong-proxy')
  const asked = { ...given, powerOfAttorney: proxy ? proxyText(proxy) : '' }
  const step = { action: 'issue', whyNot: whyNotSent('issue') } as const
  // In a transaction of its own: a wrong code counts although the call is refused.
  const isRight = await inTransaction(ctx, async (tx) => {
    const order = await lockSeenOrder(tx, actor, id)
    await requireWaiting(tx, { id, shipmentId: asked.shipmentId })
    // No new code is sent for goods that may not leave.
    await requireDeskAction(tx, actor, order, step)
    return checkPickupCode(tx, actor, { id, ...asked })
  })
  if (!isRight) throw new AppError('order.wrong-code')
  return atDesk(ctx, actor, { id, version, ...step }, (tx, order) => issuePickup(tx, actor, order, asked))
}

/** The seller gives the buyer more time to collect them. */
export const extendPickupAtDesk = (ctx: Context, actor: Actor, { id, version, shipmentId }: SeenShipment): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'extendPickup' }, async (tx) =>
    extendPickup(tx, actor, await requireWaiting(tx, { id, shipmentId })),
  )

/** The seller waits no longer for the buyer to collect them. */
export const takeBackAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, version, shipmentId, reason }: SeenShipment & { reason: string },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'takeBack' }, async (tx) =>
    returnUncollected(tx, actor, { orderId: id, shipment: await requireWaiting(tx, { id, shipmentId }), reason }),
  )
