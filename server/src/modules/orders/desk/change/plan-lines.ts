import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { cutLines } from '#modules/fulfilment/stock/cut-lines'
import { holdStock, lockStock, releaseHeld } from '#modules/fulfilment/stock/stock-holds'
import { openOf } from '#modules/order-record/line-figures.rules'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { listOrderLines, type OrderLine, saveLineDays } from '#modules/order-record/order-lines'
import { destinationOf } from '#modules/promise/destination.rules'
import { lockPromiseFacts } from '#modules/promise/read-facts'
import { promiseOf, sourcesOf } from '../../placing/make-order.rules.ts'
import { partsOf, type PromisedLine, promiseOrder } from '../../placing/promise-order.ts'
import { lastDay, type LinePart } from '../../placing/split-order.rules.ts'
import { listServing } from '../../promise/waiting-orders.queries.ts'
import type { PromisedLines } from '../../promise/promises.queries.ts'

/** The part of an order that decides where its goods come from. */
export type Receiving = Pick<OrderRecord, 'id' | 'regionId' | 'deliveryType' | 'warehouseId'>

type Plan = { order: Receiving; lines: readonly PromisedLine[]; shortage: 'refuse' | 'toOrder' }

/** From where and when lines come to the order's place, as a new order would be promised them. The goods stay locked. */
export async function planLines(tx: Context, actor: Actor, { order, lines, shortage }: Plan): Promise<LinePart[]> {
  const places = await listServing(tx, order.id)
  const routes = order.regionId === null ? [] : await deliveryDays(tx, { regionId: order.regionId, from: tx.now() })
  const productIds = lines.flatMap(({ product_id }) => product_id ?? [])
  const stock = await lockStock(tx, { productIds, places: places.map(({ id }) => id) })
  const facts = { ...(await lockPromiseFacts(tx, { productIds, places })), stock }
  const wanted = { supply: 'earliest', shortage } as const
  const promised = promiseOrder({ destination: destinationOf(order, { places }, routes), lines, from: tx.now(), facts, wanted })
  return partsOf(actor, { lines, promised, wanted })
}

const isReleased = ({ sources }: OrderLine) =>
  sources.some(({ kind, amount, held, inTransit, shipped }) => kind === 'stock' && amount > held + inTransit + shipped)

/** Everything that has not left comes to another place now: goods are taken where they are there soonest. */
export async function replanOrder(tx: Context, actor: Actor, order: Receiving): Promise<PromisedLines> {
  const open = (await listOrderLines(tx, order.id)).flatMap((line) => (openOf(line) > 0 ? [{ line, amount: openOf(line) }] : []))
  if (open.length === 0) return []
  await cutLines(
    tx,
    open.map(({ line, amount }) => ({ sources: line.sources, amount })),
  )
  const lines = open.map(({ line, amount }) => ({
    id: line.id,
    product_id: line.productId,
    amount,
    article: line.article,
    unitName: '',
  }))
  const parts = await planLines(tx, actor, { order, lines, shortage: 'toOrder' })
  const made = lines.map((line) => ({ line, parts: parts.filter(({ lineId }) => lineId === line.id) }))
  await holdStock(
    tx,
    sourcesOf(
      made,
      lines.map(({ id }) => id),
    ),
  )
  // Goods nobody held before are not held now: their reserve is over.
  if (open.some(({ line }) => isReleased(line))) await releaseHeld(tx, order.id)
  await saveLineDays(
    tx,
    made.map((one) => ({ orderItemId: one.line.id, day: lastDay(one.parts) })),
  )
  return made.map((one) => promiseOf(one, one.line.id))
}
