import type { PlacedOrder } from '@vitrina/contract/orders/checkout'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { insertOrder, type OrderHead } from '#modules/order-record/insert-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { recordPromise } from '#modules/order-record/record-promise'
import { requestReserve } from '#modules/fulfilment/reserve/request-reserve'
import { holdStock } from '#modules/fulfilment/stock/stock-holds'
import { afterPlacing } from './after-placing.jobs.ts'
import { itemOf, type MadeLine, promiseOf, sourcesOf } from './make-order.rules.ts'

type OrderToWrite = { head: OrderHead; made: readonly MadeLine[]; vatOn: string; wantsReserve: boolean }

/** Writes one order with everything that belongs to it: lines, held goods, promise, timeline, reserve, and the job of its letters. */
export async function writeOrder(tx: Context, actor: Actor, { head, made, vatOn, wantsReserve }: OrderToWrite): Promise<PlacedOrder> {
  const { promisedOn, total, state } = head
  const items = made.map((one, place) => itemOf(one, { lineNo: place + 1, vatOn }))
  const { id, number, itemIds } = await insertOrder(tx, { head, items })
  await holdStock(tx, sourcesOf(made, itemIds))
  const lines = made.map((one, place) => promiseOf(one, itemIds[place] ?? 0))
  await recordPromise(tx, { orderId: id, day: promisedOn, lines, cause: 'placed' })
  await recordOrderEvent(tx, actor, { orderId: id, type: 'order.placed', data: { total, lines: made.length, promisedOn } })
  if (wantsReserve) await requestReserve(tx, actor, id)
  await tx.jobs.add(afterPlacing.name, { orderId: id, isWaiting: state === 'approval_pending' })
  return { id, number, total, state }
}
