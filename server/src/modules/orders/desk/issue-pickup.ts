import { timingSafeEqual } from 'node:crypto'
import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { moscowDay } from '#modules/prices/vat.rules'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { readOrder } from '../reading/read-order.ts'
import { atDesk } from './at-desk.ts'
import { inFigures } from '#modules/order-record/day-in-figures.rules'
import { recordDeparture } from './record-departure.ts'
import { listLines } from '#modules/order-record/order-lines.queries'
import { lockSeenOrder } from '#modules/order-record/seen-orders.queries'
import { sendGoods } from './send-goods.ts'
import { changeShipment, listShipmentItems, newPickupCode, settleShipment } from './shipments.queries.ts'
import { pickupPointOf, requireWaiting } from './waiting-shipment.ts'
import { whyNotSent } from './why-not-sent.ts'

/** After so many wrong ones the buyer gets a new code: it cannot be guessed. */
const MAX_TRIES = 5

type IssueInput = { id: number; version: number; shipmentId: number; code: string; collectedBy: string; powerOfAttorney: string }

const isRight = (given: string, code: string) => given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code))

/** In a transaction of its own: a wrong code counts although the call is refused. */
const checkCode = (ctx: Context, actor: Actor, { id, shipmentId, code }: IssueInput): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const order = await lockSeenOrder(tx, actor, id)
    const shipment = await requireWaiting(tx, { id, shipmentId })
    const shown = await readOrder(tx, actor, id, 'seller')
    // No new code is sent for goods that may not leave.
    if (!shown.deskActions.includes('issue')) throw new AppError(whyNotSent('issue')(order, shown) ?? 'order.not-now')
    if (isRight(code.trim(), shipment.pickupCode)) return true
    const tries = shipment.pickupTries + 1
    if (tries % MAX_TRIES !== 0) {
      await changeShipment(tx, shipmentId, { pickupTries: tries })
      return false
    }
    const fresh = newPickupCode()
    await changeShipment(tx, shipmentId, { pickupTries: tries, pickupCode: fresh })
    await recordOrderEvent(tx, actor, { orderId: id, type: 'shipment.code-changed', data: { number: shipment.number } })
    await notifyAboutOrder(tx, id, 'readyForPickup', {
      key: `ready:${shipmentId}:${tries}`,
      code: fresh,
      until: inFigures(shipment.pickupUntil ?? ''),
    })
    return false
  })

/** Hands goods over for the right code; from this moment they are shipped. */
export async function issuePickup(ctx: Context, actor: Actor, asked: IssueInput): Promise<Order> {
  if (!(await checkCode(ctx, actor, asked))) throw new AppError('order.wrong-code')
  const { id, version, shipmentId, collectedBy, powerOfAttorney } = asked
  return atDesk(ctx, actor, { id, version, action: 'issue', whyNot: whyNotSent('issue') }, async (tx, order) => {
    const shipment = await requireWaiting(tx, asked)
    if (!isRight(asked.code.trim(), shipment.pickupCode)) throw new AppError('order.wrong-code')
    const shippedOn = moscowDay(tx.now())
    const lines = await listLines(tx, id)
    const shipmentItems = await listShipmentItems(tx, shipmentId)
    const items = await sendGoods(tx, {
      warehouseId: pickupPointOf(order),
      asked: shipmentItems.flatMap(({ orderItemId, amount }) =>
        lines.filter((line) => line.id === orderItemId).map((line) => ({ line, amount })),
      ),
      shippedOn,
    })
    await settleShipment(tx, shipmentId, items)
    await changeShipment(tx, shipmentId, {
      state: 'issued',
      shippedOn,
      pickupCode: null,
      collectedBy,
      powerOfAttorney,
      updatedAt: tx.now(),
    })
    const sum = items.reduce((total, item) => total + item.sum, 0)
    await recordDeparture(tx, actor, { order, shipment: { ...shipment, sum }, type: 'shipment.issued' })
  })
}
