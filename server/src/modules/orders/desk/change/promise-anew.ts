import type { ChangedTerms } from '@vitrina/contract/orders/order-change'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { BOOKED_AHEAD_DAYS, deliveryDays } from '#modules/account/schedules/delivery-days'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { saveLineDays } from '#modules/order-record/order-lines'
import { recordPromise } from '#modules/order-record/record-promise'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { requireDay } from '../../placing/require-day.ts'
import { wholeDay } from '../../promise/promised-lines.rules.ts'
import { findPromisedLines, listLineDays, type PromisedLines } from '../../promise/promises.queries.ts'
import { listServing } from '../../promise/waiting-orders.queries.ts'

type Changed = {
  /** As it is now, with the day it had. */
  order: OrderRecord
  terms: ChangedTerms
  /** Lines planned by the change; the others keep their promise. */
  planned: PromisedLines
  /** The goods come another way, so a day chosen for the former one means nothing. */
  isElsewhere: boolean
}

/** The day the customer chooses must be one on which the goods can be had. */
async function requireChosenDay(
  tx: Context,
  actor: Actor,
  { order, desiredOn, promisedOn }: { order: OrderRecord; desiredOn: string; promisedOn: string | null },
) {
  const places = await listServing(tx, order.id)
  const facts = await readPromiseFacts(tx, { productIds: [], places })
  const routes =
    order.regionId === null ? [] : await deliveryDays(tx, { regionId: order.regionId, from: tx.now(), days: BOOKED_AHEAD_DAYS })
  const wanted = { deliveryType: order.deliveryType, warehouseId: order.warehouseId, desiredOn, window: null }
  requireDay(actor, wanted, { promisedOn: [promisedOn], cars: routes.flatMap(({ days }) => days), facts })
}

/** The promise of an order after its lines or its place have changed; the buyer reads of it in the letter about the change. */
export async function promiseAnew(tx: Context, actor: Actor, { order, terms, planned, isElsewhere }: Changed): Promise<OrderRecord> {
  const days = await listLineDays(tx, order.id)
  const promisedOn = wholeDay(days)
  const isKept = order.desiredOn !== null && promisedOn !== null && order.desiredOn >= promisedOn && !isElsewhere
  const desiredOn = terms.desiredOn === undefined ? (isKept ? order.desiredOn : null) : terms.desiredOn
  if (terms.desiredOn) await requireChosenDay(tx, actor, { order, desiredOn: terms.desiredOn, promisedOn })
  const window = desiredOn === order.desiredOn ? order.window : null
  if (planned.length > 0 || promisedOn !== order.promisedOn) {
    const known = new Map([...(await findPromisedLines(tx, order.id)), ...planned].map((line) => [line.orderItemId, line]))
    const lines = days.map(({ orderItemId, day }): PromisedLines[number] => {
      const line = known.get(orderItemId) ?? { orderItemId, confidence: 'unknown', parts: [], missing: 0 }
      return { ...line, day, confidence: day === null ? 'unknown' : line.confidence }
    })
    await saveLineDays(tx, days)
    await recordPromise(tx, { orderId: order.id, day: promisedOn, lines, cause: 'changed' })
  }
  if (promisedOn !== order.promisedOn || desiredOn !== order.desiredOn)
    await updateOrderFields(tx, order.id, { promisedOn, desiredOn, window })
  return { ...order, promisedOn, desiredOn, window }
}
