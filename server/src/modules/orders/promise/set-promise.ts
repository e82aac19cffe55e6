import { expectedOn } from '@vitrina/contract/promise/promise.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { recordPromise } from '#modules/order-record/record-promise'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { saveLineDays } from '#modules/order-record/order-lines'
import type { PromisedLines } from './promises.queries.ts'

type NewPromise = { day: string | null; lines: PromisedLines; cause: 'arrival' | 'staff'; reason: string }

/**
 * An order gets another promise, kept beside the former one, recorded in its timeline and sent to the buyer. The order must be locked.
 * The day the buyer chose stands as long as it can be kept and staff have not named another.
 */
export async function setPromise(
  tx: Context,
  actor: Actor | null,
  order: OrderRecord,
  { day, lines, cause, reason }: NewPromise,
): Promise<void> {
  const isUnchanged = cause === 'arrival' && order.desiredOn !== null && day !== null && order.desiredOn >= day
  const desiredOn = isUnchanged ? order.desiredOn : null
  await saveLineDays(tx, lines)
  await recordPromise(tx, { orderId: order.id, day, lines, cause, reason })
  await updateOrderFields(tx, order.id, { promisedOn: day, desiredOn })
  const was = expectedOn(order)
  const now = expectedOn({ desiredOn, promisedOn: day })
  if (now === was) return
  await recordOrderEvent(tx, actor, { orderId: order.id, type: 'promise.changed', data: { was, day: now, cause, reason } })
  const key = `promise:${order.version}`
  if (now === null) await notifyAboutOrder(tx, order.id, 'promiseOpen', { key, reason })
  else await notifyAboutOrder(tx, order.id, 'promiseChanged', { key, reason, until: formatDay(now) })
}
