import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { DeskArrival } from '@vitrina/contract/promise/arrivals-desk'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { isStockAmount } from '@vitrina/contract/fulfilment/stock.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { stockTextsIn } from '#texts/stock'
import { lockArrival } from './arrivals.queries.ts'
import {
  type ArrivalRow,
  type ArrivalsQuery,
  findArrivalGround,
  findDeskArrival,
  insertArrival,
  listDeskArrivals,
  updateArrival,
} from './arrivals-desk.queries.ts'
import { ARRIVAL_MOVED } from './move-arrival.ts'

/** Numbers of orders are for those who may see orders. */
const shownTo = ({ user, language }: Actor, { product, orders, ...arrival }: ArrivalRow): DeskArrival => ({
  ...arrival,
  product: { ...product, unit: { ...product.unit, name: inLanguage(product.unit.name, language) } },
  orders: user?.permissions.includes('orders.see') ? orders : [],
})

export async function listExpected(ctx: Context, actor: Actor, query: Omit<ArrivalsQuery, 'today'>) {
  const { items, total } = await listDeskArrivals(ctx, { ...query, today: sellerDay(ctx.now()) })
  return { items: items.map((arrival) => shownTo(actor, arrival)), total }
}

async function readArrival(tx: Context, actor: Actor, id: number): Promise<DeskArrival> {
  const arrival = await findDeskArrival(tx, id)
  if (!arrival) throw new AppError('arrival.not-found')
  return shownTo(actor, arrival)
}

function requireAmount({ language }: Actor, quantity: number, unit: { decimals: number }): void {
  if (isStockAmount(quantity, unit)) return
  throw new AppError('input.invalid', { fields: [{ field: 'quantity', message: stockTextsIn(language).wrongAmount, code: 'precision' }] })
}

type NewArrival = { productId: number; warehouseId: number; quantity: number; expectedOn: string; source: string }

export const addArrival = (ctx: Context, actor: Actor, given: NewArrival): Promise<DeskArrival> =>
  inTransaction(ctx, async (tx) => {
    const { product, warehouse } = await findArrivalGround(tx, given)
    if (!product) throw new AppError('product.not-found')
    if (!warehouse) throw new AppError('warehouse.not-found')
    if (!takesGoods(warehouse)) throw new AppError('warehouse.off')
    if (given.expectedOn < sellerDay(tx.now())) throw new AppError('arrival.past')
    requireAmount(actor, given.quantity, product)
    const id = await insertArrival(tx, given)
    const { quantity, expectedOn, source } = given
    const after = { quantity, expectedOn, source }
    const diff = { after, article: product.article, warehouse: warehouse.name }
    await recordEvent(tx, actor, { type: 'arrival.added', entity: 'arrival', entityId: id, diff })
    return readArrival(tx, actor, id)
  })

type Change = {
  id: number
  quantity: number
  expectedOn: string
  source: string
  seen: { quantity: number; expectedOn: string }
}

/** Less may come than was promised: then the arrival is shown as such, and the manager decides which order waits. */
export const changeArrival = (ctx: Context, actor: Actor, { id, seen, ...after }: Change): Promise<DeskArrival> =>
  inTransaction(ctx, async (tx) => {
    const locked = await lockArrival(tx, id)
    const before = locked && (await findDeskArrival(tx, id))
    if (!locked || !before) throw new AppError('arrival.not-found')
    if (before.quantity !== seen.quantity || before.expectedOn !== seen.expectedOn)
      throw new AppError('arrival.changed', { current: shownTo(actor, before) })
    const isMoved = after.expectedOn !== before.expectedOn
    if (isMoved && after.expectedOn < sellerDay(tx.now())) throw new AppError('arrival.past')
    requireAmount(actor, after.quantity, before.product.unit)
    await updateArrival(tx, id, after)
    const { quantity, expectedOn, source } = before
    const diff = { before: { quantity, expectedOn, source }, after, article: before.product.article, warehouse: before.warehouse.name }
    await recordEvent(tx, actor, { type: 'arrival.changed', entity: 'arrival', entityId: id, diff })
    if (isMoved) await tx.jobs.add(ARRIVAL_MOVED, { arrivalId: id })
    return readArrival(tx, actor, id)
  })

/** Nothing of it comes: from now on it promises nothing, and the job takes it from the orders that wait and forgets it. */
export const cancelArrival = (ctx: Context, actor: Actor, { id, reason }: { id: number; reason: string }): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const locked = await lockArrival(tx, id)
    const before = locked && (await findDeskArrival(tx, id))
    if (!locked || !before || before.quantity === 0) throw new AppError('arrival.not-found')
    await updateArrival(tx, id, { quantity: 0 })
    const { quantity, expectedOn, source } = before
    const diff = { before: { quantity, expectedOn, source }, reason, article: before.product.article, warehouse: before.warehouse.name }
    await recordEvent(tx, actor, { type: 'arrival.cancelled', entity: 'arrival', entityId: id, diff })
    await tx.jobs.add(ARRIVAL_MOVED, { arrivalId: id })
    return { ok: true }
  })
