import { timingSafeEqual } from 'node:crypto'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { recordDeparture } from './record-departure.ts'
import { listOrderLines } from '#modules/order-record/order-lines'
import { sendGoods } from './send-goods.ts'
import { changeShipment, listShipmentItems, newPickupCode, settleShipment } from '../shipments.queries.ts'
import { pickupPointOf, requireWaiting } from '../pickup/waiting-shipments.ts'

/** After so many wrong ones the buyer gets a new code: it cannot be guessed. */
const MAX_TRIES = 5

/** By their bytes: six letters of another alphabet are longer than six digits. */
function isRight(given: string, code: string): boolean {
  const [typed, right] = [Buffer.from(given), Buffer.from(code)]
  return typed.length === right.length && timingSafeEqual(typed, right)
}

type CodeInput = { shipmentId: number; code: string }

/** Whether the code is that of a waiting shipment. A wrong one counts, so the caller commits it although the call is refused. */
export async function checkPickupCode(tx: Context, actor: Actor, { id, shipmentId, code }: CodeInput & { id: number }): Promise<boolean> {
  const shipment = await requireWaiting(tx, { id, shipmentId })
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
    until: formatDay(shipment.pickupUntil ?? ''),
  })
  return false
}

type IssueInput = CodeInput & { collectedBy: string; powerOfAttorney: string }

/** Hands goods over for the right code; from this moment they are shipped. The order must be locked. */
export async function issuePickup(
  tx: Context,
  actor: Actor,
  order: OrderRecord,
  { shipmentId, code, collectedBy, powerOfAttorney }: IssueInput,
): Promise<void> {
  const { id } = order
  const shipment = await requireWaiting(tx, { id, shipmentId })
  if (!isRight(code.trim(), shipment.pickupCode)) throw new AppError('order.wrong-code')
  const shippedOn = sellerDay(tx.now())
  const lines = await listOrderLines(tx, id)
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
}
