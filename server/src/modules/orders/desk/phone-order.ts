import { randomUUID } from 'node:crypto'
import type { Input, Output } from '@vitrina/contract/endpoint'
import type { PlacedOrder } from '@vitrina/contract/orders/checkout'
import type { PhoneLine, phoneOrderApi } from '@vitrina/contract/orders/phone-order'
import { canOrder } from '@vitrina/contract/roles/roles.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError, companyStopped } from '#platform/errors'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { readViewer } from '#modules/prices/read-viewer'
import { destinationOf } from '#modules/promise/destination.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { checkoutTextsIn } from '#texts/checkout'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { readGivenOptions } from '../placing/checkout-options.ts'
import { type GivenLine, listGivenLines } from '../placing/chosen-lines.queries.ts'
import { placeToldOrder } from '../placing/place-order.ts'
import { type PricedLine, priceOrder, problemOf } from '../placing/price-order.ts'
import { promiseOrder } from '../placing/promise-order.ts'
import { customerActor } from './customer-of-order.ts'
import { findCaller } from './phone-order.queries.ts'

type Told = { companyId: number; userId: number; lines: readonly { productId: number; amount: number }[] }

/** Everything happens as for the caller, under the name of the member of staff. A person without the right to order cannot by phone either. */
async function callerActor(ctx: Context, actor: Actor, told: Told): Promise<Actor> {
  const caller = await findCaller(ctx, actor, told)
  if (!caller || !canOrder(caller.role)) throw new AppError('order.customer-not-found')
  if (caller.stoppedFor !== null) throw companyStopped(caller.stoppedFor)
  return customerActor(actor, caller)
}

const givenLines = ({ lines }: Told): GivenLine[] =>
  lines.map(({ productId, amount }, at) => ({
    id: at + 1,
    product_id: productId,
    custom_product_id: null,
    amount,
    note: '',
    source: null,
    agreed: null,
  }))

/** When each line can be with the customer at their usual place. */
async function daysOf(
  ctx: Context,
  customer: Actor,
  { lines, choice, contractId }: { lines: readonly PricedLine[]; choice: Choice; contractId: number | null },
) {
  const viewer = await readViewer(ctx, customer, { contractId })
  const productIds = lines.flatMap(({ product_id }) => product_id ?? [])
  const facts = await readPromiseFacts(ctx, { productIds, places: viewer.places })
  const routes = await deliveryDays(ctx, { regionId: viewer.region.id, from: ctx.now() })
  const destination = destinationOf(choice ?? { deliveryType: 'carrier', warehouseId: null }, viewer, routes)
  const promised = promiseOrder({ destination, lines, from: ctx.now(), facts, wanted: { supply: 'earliest', shortage: 'toOrder' } })
  return new Map(promised.lines.map(({ lineId, day }) => [lineId, day]))
}

type Preview = Output<typeof phoneOrderApi.preview>
type Choice = Preview['options']['destination']

function shownLine({ language }: Actor, line: PricedLine, day: string | null): PhoneLine {
  const problem = problemOf(line)
  return {
    productId: line.product_id ?? 0,
    article: line.article,
    name: line.name,
    unit: line.unitName,
    amount: line.amount,
    price: line.price,
    sum: line.sum,
    day,
    problem: problem && checkoutTextsIn(language).lines[problem],
  }
}

/** Prices, days and choices of the caller. */
export async function previewPhoneOrder(ctx: Context, actor: Actor, told: Input<typeof phoneOrderApi.preview>['body']): Promise<Preview> {
  const customer = await callerActor(ctx, actor, told)
  const { contractId } = told
  const options = await readGivenOptions(ctx, customer, {
    lines: givenLines(told),
    supply: 'earliest',
    contractId: contractId ?? undefined,
  })
  const viewer = await readViewer(ctx, customer, { contractId })
  const chosen = await listGivenLines(ctx, givenLines(told))
  const lines = await priceOrder(ctx, { lines: chosen, viewer, language: actor.language, shipOn: sellerDay(ctx.now()) })
  const days = await daysOf(ctx, customer, { lines, choice: options.destination, contractId })
  return { lines: lines.map((line) => shownLine(actor, line, days.get(line.id) ?? null)), options }
}

type NewPhoneOrder = Input<typeof phoneOrderApi.place>['body'] & { origin: string }

/** Places an order for a customer who called, by the rules of any order. */
export async function placePhoneOrder(
  ctx: Context,
  actor: Actor,
  { origin, companyId, userId, lines, ...wanted }: NewPhoneOrder,
): Promise<PlacedOrder[]> {
  const told = { companyId, userId, lines }
  const customer = await callerActor(ctx, actor, told)
  return inTransaction(ctx, (tx) => placeToldOrder(tx, customer, { wanted, origin, lines: givenLines(told), groupKey: randomUUID() }))
}
