import { needsApproval } from '@vitrina/contract/roles/roles.rules'
import { randomUUID } from 'node:crypto'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { NewOrder, PlacedOrder } from '@vitrina/contract/orders/checkout'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { BOOKED_AHEAD_DAYS, deliveryDays } from '#modules/account/schedules/delivery-days'
import { requireOwner } from '#modules/cart/cart-owner'
import { lockOwnCart } from '#modules/cart/own-carts'
import { readDebt } from '#modules/debts/company-debt'
import { pageVersion } from '#modules/content/page-version'
import { readViewer } from '#modules/prices/read-viewer'
import { moscowDay, vatRateOn, vatWithin } from '#modules/prices/vat.rules'
import { lockPromiseFacts, readPromiseFacts } from '#modules/promise/read-facts'
import { requireToggle } from '#modules/site/require-toggle'
import { checkoutTextsIn } from '#texts/checkout'
import { inRoubles } from '#texts/roubles'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { recordPromise } from '#modules/order-record/record-promise'
import { requestReserve } from '../reserve/request-reserve.ts'
import { lockStock, holdStock } from '../stock-holds.ts'
import { afterPlacing } from './after-placing.jobs.ts'
import { checkChoices } from './check-choices.ts'
import { creditFor, requireCredit } from './check-credit.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { type InsertedOrder, insertOrder } from '#modules/order-record/insert-order.queries'
import { problemOf } from './line-problems.ts'
import { itemOf, linesOfOrder, promiseOf, totalsOf } from './make-order.rules.ts'
import { listChosenLines, removeOrderedLines } from './order-lines.queries.ts'
import { partsOf } from './order-parts.ts'
import { type PricedLine, priceOrder, sumOf } from './price-order.ts'
import { destinationOf, promiseOrder } from './promise-order.ts'
import { meetsDay, lastDay } from './promised-day.rules.ts'
import { requireDay } from './require-day.ts'
import { splitParts } from './split-order.rules.ts'
import { findOrderTerms } from './terms.queries.ts'

/** Lines that cannot be ordered as they are, each named by its place in the cart. */
function requireOrderable({ language }: Actor, lines: readonly PricedLine[]): void {
  const texts = checkoutTextsIn(language).lines
  const fields = lines.flatMap((line) => {
    const code = problemOf(line)
    return code ? [{ field: `lines.${line.id}`, message: `${line.article}: ${texts[code]}`, code }] : []
  })
  if (fields.length > 0) throw new AppError('order.line-refused', { fields })
}

/**
 * The chosen lines of a cart become an order, or several of one group. Stock, reserve, timeline and everything that follows
 * are of one transaction. The stock is locked last, after all pricing, to keep it short.
 */
export async function placeOrder(ctx: Context, actor: Actor, { origin, ...wanted }: NewOrder & { origin: string }): Promise<PlacedOrder[]> {
  requireToggle(actor, 'orders')
  const owner = requireOwner(actor)
  const user = actor.user
  if (!user?.companyId) throw new AppError('company.required')
  const companyId = user.companyId
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOwnCart(tx, owner, wanted.cartId)
    if (!cart) throw new AppError('cart.empty')
    if (cart.version !== wanted.cartVersion) throw new AppError('cart.changed')

    const now = tx.now()
    const today = moscowDay(now)
    const isOnCredit = wanted.paymentMethod === 'deferred'
    const terms = await findOrderTerms(tx, { ...wanted, companyId, today, isOnCredit })
    if (terms?.state !== 'approved') throw new AppError('order.company-pending')
    const viewer = await readViewer(tx, actor, { contractId: wanted.contractId })
    const places = viewer.places.map(({ id }) => id)
    checkChoices(actor, wanted, { terms, today, places })

    const chosen = await listChosenLines(tx, cart.id)
    if (chosen.length === 0) throw new AppError('cart.empty')
    const shipOn = wanted.desiredOn ?? today
    const lines = await priceOrder(tx, { lines: chosen, viewer, language: actor.language, shipOn })
    requireOrderable(actor, lines)
    const sum = sumOf(lines)
    if (sum !== wanted.expectedSum) throw new AppError('order.sum-changed', { params: { sum: inRoubles(sum, actor.language) } })
    // Read after the company was locked: two orders on credit at once must not both see the same free limit.
    const debt = await readDebt(tx, { companyId, today })
    const credit = creditFor(actor, { ...terms, debt }, { sum, method: wanted.paymentMethod })
    requireCredit(actor, credit, wanted.paymentMethod)
    const routes = await deliveryDays(tx, { regionId: viewer.region.id, from: now, sum, days: BOOKED_AHEAD_DAYS })
    const charge = deliveryCharge(actor, { wanted, routes })
    const offerVersion = await pageVersion(tx, actor, contentSlugs.offer)

    const productIds = lines.flatMap(({ product_id }) => product_id ?? [])
    const stock = await lockStock(tx, { productIds, places })
    const readFacts = wanted.shortage === 'refuse' ? readPromiseFacts : lockPromiseFacts
    const facts = { ...(await readFacts(tx, { productIds, places: viewer.places })), stock }
    const promised = promiseOrder({ destination: destinationOf(wanted, viewer, routes), lines, from: now, facts, wanted })
    const groups = splitParts(partsOf(actor, { lines, promised, wanted }), wanted.split)
    const cars = routes.find(({ routeId }) => routeId === promised.routeId)?.days ?? []
    requireDay(actor, wanted, { promisedOn: groups.map(lastDay), cars, facts })
    const byId = new Map(lines.map((line) => [line.id, line]))
    const isWaiting = needsApproval({ role: user.companyRole, approvalFrom: terms.approval_from, sum })
    const groupKey = randomUUID()
    const placed: PlacedOrder[] = []
    for (const [index, group] of groups.entries()) {
      const promisedOn = lastDay(group)
      const isOnDay = meetsDay(wanted, promisedOn)
      const made = linesOfOrder(group, byId)
      const totals = totalsOf(made)
      // One car brings the whole group.
      const deliveryPrice = index === 0 ? charge : 0
      const deliveryRate = vatRateOn(viewer.vatRates, 'standard', shipOn)
      const deliveryVat = deliveryRate === null ? 0 : vatWithin(deliveryPrice, deliveryRate)
      const state = isWaiting ? 'approval_pending' : 'submitted'
      const order: InsertedOrder = await insertOrder(tx, {
        head: {
          ...totals,
          vat: totals.vat + deliveryVat,
          siteId: actor.siteId,
          companyId,
          legalEntityId: wanted.legalEntityId,
          contractId: wanted.contractId,
          regionId: viewer.region.id || null,
          createdBy: user.id,
          managerId: terms.manager_id,
          source: 'cart',
          groupKey,
          cartId: cart.id,
          cartVersion: cart.version,
          buyerOrderNumber: wanted.buyerOrderNumber,
          comment: wanted.comment,
          deliveryType: wanted.deliveryType,
          warehouseId: wanted.deliveryType === 'pickup' ? wanted.warehouseId : null,
          deliveryAddressId: wanted.deliveryType === 'pickup' ? null : wanted.deliveryAddressId,
          deliveryAddress: wanted.deliveryType === 'pickup' ? '' : (terms.address?.address ?? ''),
          carrier: wanted.deliveryType === 'carrier' ? wanted.carrier : '',
          deliveryPrice,
          deliveryVat,
          desiredOn: isOnDay ? wanted.desiredOn : null,
          promisedOn,
          window: isOnDay ? wanted.window : null,
          contactName: wanted.contactName,
          contactPhone: wanted.contactPhone,
          paymentMethod: wanted.paymentMethod,
          deferralDays: isOnCredit ? (terms.contract?.deferral_days ?? terms.deferral_days) : 0,
          offerAcceptedAt: now.toISOString(),
          offerVersion,
          state,
          approvalState: isWaiting ? 'pending' : 'not_needed',
          creditGrade: credit.grade,
          language: actor.language,
          origin,
        },
        items: made.map((one, place) => itemOf(one, { lineNo: place + 1, vatOn: shipOn })),
      })
      const itemIds = new Map(order.items.map(({ id, line_no }) => [line_no, id]))
      await holdStock(
        tx,
        made.flatMap(({ line, parts: own }, place) =>
          own.map(({ kind, warehouseId, amount, readyOn, promised: part }) => ({
            orderItemId: itemIds.get(place + 1) ?? 0,
            productId: line.product_id,
            kind,
            warehouseId,
            amount,
            readyOn,
            arrivalId: part?.arrivalId ?? null,
          })),
        ),
      )
      const promises = made.map((one, place) => promiseOf(one, itemIds.get(place + 1) ?? 0))
      await recordPromise(tx, { orderId: order.id, day: promisedOn, lines: promises, cause: 'placed' })
      const total = totals.itemsTotal + totals.customItemsTotal + deliveryPrice
      await recordOrderEvent(tx, actor, { orderId: order.id, type: 'order.placed', data: { total, lines: totals.lineCount, promisedOn } })
      if (wanted.wantsReserve && actor.site.settings.toggles.orderReserve) await requestReserve(tx, actor, order.id)
      await tx.jobs.add(afterPlacing.name, { orderId: order.id, isWaiting })
      placed.push({ id: order.id, number: order.number, total, state })
    }
    await removeOrderedLines(tx, { cartId: cart.id, lineIds: lines.map(({ id }) => id) })
    return placed
  })
}
