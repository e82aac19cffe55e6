import type { Arrival } from '@vitrina/contract/promise/arrivals'
import type { Context } from '#platform/context'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { lockOrder, type OrderRecord } from '#modules/order-record/lock-order'
import { destinationOf } from '#modules/promise/destination.rules'
import { dispatchesOf, readyDaysOf } from '#modules/promise/ready-days.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { earliestOf } from '../placing/split-order.rules.ts'
import { wholeDay, withArrivalMoved } from './promised-lines.rules.ts'
import { moveAwaitedParts } from '#modules/fulfilment/stock/ready-days'
import { findPromisedLines, listLineDays } from './promises.queries.ts'
import { setPromise } from './set-promise.ts'
import { listServing } from './waiting-orders.queries.ts'

/** When goods of an arrival are with the buyer of this order; null: unknown, or they do not come. */
async function dayOf(tx: Context, order: OrderRecord, arrival: Arrival): Promise<string | null> {
  if (arrival.quantity === 0) return null
  const places = await listServing(tx, order.id)
  const routes = order.regionId === null ? [] : await deliveryDays(tx, { regionId: order.regionId, from: tx.now() })
  const facts = await readPromiseFacts(tx, { productIds: [], places })
  const ways = dispatchesOf(destinationOf(order, { places }, routes)).map((dispatch) => readyDaysOf(dispatch, facts, tx.now()))
  return earliestOf(ways.map((days) => days.ofArrival(arrival.warehouse.id, arrival.expectedOn)))
}

/** An order that waits for an arrival is promised anew by the day it is expected on now. */
export async function recalculatePromise(tx: Context, orderId: number, arrival: Arrival): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const day = await dayOf(tx, order, arrival)
  const awaited = await moveAwaitedParts(tx, { orderId, arrivalId: arrival.id, day })
  // A repeat of the job finds everything as it should be.
  if (awaited.every(({ was }) => was === day)) return
  const days = await listLineDays(tx, orderId)
  const lines = withArrivalMoved(await findPromisedLines(tx, orderId), days, { warehouseId: arrival.warehouse.id, day, awaited })
  await setPromise(tx, null, order, { day: wholeDay(days), lines, cause: 'arrival', reason: '' })
}
