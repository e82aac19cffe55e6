import { sellerDay } from '@vitrina/contract/days/days.rules'
import { needsApproval } from '@vitrina/contract/roles/roles.rules'
import { randomUUID } from 'node:crypto'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { NewOrder, OrderWishes, PlacedOrder } from '@vitrina/contract/orders/checkout'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError, companyStopped } from '#platform/errors'
import { BOOKED_AHEAD_DAYS, deliveryDays } from '#modules/account/schedules/delivery-days'
import { requireOwner } from '#modules/cart/cart-owner'
import { lockOwnCart, removeOrderedLines } from '#modules/cart/own-carts'
import { readDebt } from '#modules/debts/company-debt'
import { pageVersion } from '#modules/content/page-version'
import { readViewer } from '#modules/prices/read-viewer'
import { destinationOf } from '#modules/promise/destination.rules'
import { lockPromiseFacts, readPromiseFacts } from '#modules/promise/read-facts'
import { requireToggle } from '#modules/site/require-access'
import { inRoubles } from '#texts/roubles'
import { requestReserve } from '#modules/fulfilment/reserve/request-reserve'
import { holdStock, lockStock } from '#modules/fulfilment/stock/stock-holds'
import { insertOrder, type OrderHead } from '#modules/order-record/insert-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { recordPromise } from '#modules/order-record/record-promise'
import { afterPlacing } from './after-placing.jobs.ts'
import { checkChoices } from './check-choices.ts'
import { creditFor, requireCredit } from './check-credit.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { makeOrderHead, type OrderInput } from './make-order-head.rules.ts'
import { itemOf, linesOfOrders, type MadeLine, promiseOf, sourcesOf } from './make-order.rules.ts'
import { type AgreedLine, type ChosenLine, type GivenLine, listChosenLines, listGivenLines } from './chosen-lines.queries.ts'
import { priceOrder, requireOrderable, sumOf } from './price-order.ts'
import { partsOf, promiseOrder } from './promise-order.ts'
import { lastDay, splitParts } from './split-order.rules.ts'
import { requireDay } from './require-day.ts'
import { findOrderTerms } from './terms.queries.ts'

export type { AgreedLine } from './chosen-lines.queries.ts'

/** The chosen lines of a cart become an order, or several of one group, and leave the cart. */
export async function placeOrder(ctx: Context, actor: Actor, { origin, ...wanted }: NewOrder & { origin: string }): Promise<PlacedOrder[]> {
  requireToggle(actor, 'orders')
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOwnCart(tx, owner, wanted.cartId)
    if (!cart) throw new AppError('cart.empty')
    if (cart.version !== wanted.cartVersion) throw new AppError('cart.changed')
    const lines = await listChosenLines(tx, cart.id)
    const placed = await placeLines(tx, actor, { wanted, origin, source: 'cart', cart, lines, groupKey: randomUUID() })
    await removeOrderedLines(tx, { cartId: cart.id, lineIds: lines.map(({ id }) => id) })
    return placed
  })
}

type GivenOrder<Line extends GivenLine> = { wanted: OrderWishes; origin: string; lines: readonly Line[]; groupKey: string }

async function placeGivenLines(
  tx: Context,
  actor: Actor,
  { lines, ...order }: GivenOrder<GivenLine> & { source: 'quote' | 'phone' },
): Promise<PlacedOrder[]> {
  requireToggle(actor, 'orders')
  const found = await listGivenLines(tx, lines)
  if (found.length < lines.length) throw new AppError('order.line-refused')
  return placeLines(tx, actor, { ...order, cart: null, lines: found })
}

/** The lines of an accepted request for prices become an order at these prices. The caller holds the request locked in `tx`. */
export const placeAgreedOrder = (tx: Context, actor: Actor, order: GivenOrder<AgreedLine>): Promise<PlacedOrder[]> =>
  placeGivenLines(tx, actor, { ...order, source: 'quote' })

/** Lines told by phone become an order of the customer; `actor` is the customer, with the member of staff in their place. */
export const placeToldOrder = (tx: Context, actor: Actor, order: GivenOrder<GivenLine>): Promise<PlacedOrder[]> =>
  placeGivenLines(tx, actor, { ...order, source: 'phone' })

type PlacedLines = {
  wanted: OrderWishes
  origin: string
  lines: readonly ChosenLine[]
  groupKey: string
} & Pick<OrderInput, 'source' | 'cart'>

/**
 * Lines become an order, or several of one group. Stock, reserve, timeline and everything that follows are of one transaction.
 * The stock is locked last, after all pricing, to keep it short.
 */
async function placeLines(
  tx: Context,
  actor: Actor,
  { wanted, origin, source, cart, lines: chosen, groupKey }: PlacedLines,
): Promise<PlacedOrder[]> {
  const { user, siteId, language } = actor
  if (!user?.companyId) throw new AppError('company.required')
  const { id: userId, companyId } = user
  const now = tx.now()
  const today = sellerDay(now)
  const terms = await findOrderTerms(tx, { ...wanted, companyId, today, isOnCredit: wanted.paymentMethod === 'deferred' })
  if (terms?.state === 'inactive') throw companyStopped(terms.rejection)
  if (terms?.state !== 'approved') throw new AppError('order.company-pending')
  const viewer = await readViewer(tx, actor, { contractId: wanted.contractId })
  const places = viewer.places.map(({ id }) => id)
  checkChoices(actor, wanted, { terms, today, places })

  if (chosen.length === 0) throw new AppError('cart.empty')
  const shipOn = wanted.desiredOn ?? today
  const lines = await priceOrder(tx, { lines: chosen, viewer, language, shipOn })
  requireOrderable(actor, lines)
  const sum = sumOf(lines)
  if (sum !== wanted.expectedSum) throw new AppError('order.sum-changed', { params: { sum: inRoubles(sum, language) } })
  // Read after the company was locked: two orders on credit at once must not both see the same free limit.
  const debt = await readDebt(tx, { companyId, today })
  const credit = creditFor(actor, { ...terms, debt }, { sum, method: wanted.paymentMethod })
  requireCredit(actor, credit, wanted.paymentMethod)
  const routes = await deliveryDays(tx, { regionId: viewer.region.id, from: now, sum, days: BOOKED_AHEAD_DAYS })
  const order: OrderInput = {
    wanted,
    buyer: { siteId, companyId, userId, language, origin, regionId: viewer.region.id || null },
    source,
    cart,
    groupKey,
    terms,
    charge: deliveryCharge(actor, { wanted, routes }),
    offer: { acceptedAt: now, version: await pageVersion(tx, actor, contentSlugs.offer) },
    creditGrade: credit.grade,
    isWaiting: needsApproval({ role: user.companyRole, approvalFrom: terms.approval_from, sum }),
    vatRates: viewer.vatRates,
    shipOn,
  }

  const productIds = lines.flatMap(({ product_id }) => product_id ?? [])
  const stock = await lockStock(tx, { productIds, places })
  const readFacts = wanted.shortage === 'refuse' ? readPromiseFacts : lockPromiseFacts
  const facts = { ...(await readFacts(tx, { productIds, places: viewer.places })), stock }
  const promised = promiseOrder({ destination: destinationOf(wanted, viewer, routes), lines, from: now, facts, wanted })
  const groups = splitParts(partsOf(actor, { lines, promised, wanted }), wanted.split)
  const cars = routes.find(({ routeId }) => routeId === promised.routeId)?.days ?? []
  requireDay(actor, wanted, { promisedOn: groups.map(lastDay), cars, facts })

  const wantsReserve = wanted.wantsReserve && actor.site.settings.toggles.orderReserve
  const byId = new Map(lines.map((line) => [line.id, line]))
  const placed: PlacedOrder[] = []
  for (const [position, made] of linesOfOrders(groups, byId).entries()) {
    const head = makeOrderHead(order, { made, promisedOn: lastDay(groups[position] ?? []), position })
    placed.push(await writeOrder(tx, actor, { head, made, vatOn: shipOn, wantsReserve }))
  }
  return placed
}

type OrderToWrite = { head: OrderHead; made: readonly MadeLine[]; vatOn: string; wantsReserve: boolean }

/** Writes one order with everything that belongs to it: lines, held goods, promise, timeline, reserve, and the job of its letters. */
async function writeOrder(tx: Context, actor: Actor, { head, made, vatOn, wantsReserve }: OrderToWrite): Promise<PlacedOrder> {
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
