import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { needsApproval } from '@vitrina/contract/roles/roles.rules'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { type PaymentMethod, paymentMethods } from '@vitrina/contract/orders/orders.rules'
import { onlinePaymentMethodsOf } from '@vitrina/contract/payments/payments.rules'
import { CALENDAR_DAYS } from '@vitrina/contract/account/schedules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { BOOKED_AHEAD_DAYS, deliveryDays, type RouteWithDays } from '#modules/account/schedules/delivery-days'
import { dayIn } from '#modules/calendar/zoned-time.rules'
import { requireOwner } from '#modules/cart/cart-owner'
import { readActiveCart } from '#modules/cart/own-carts'
import { readDebt } from '#modules/debts/company-debt'
import type { Debt } from '#modules/debts/debts.rules'
import { pageVersion } from '#modules/content/page-version'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { offeredDeliveryTypes, readDestination } from '#modules/promise/buyer-destination'
import type { LinePromise, PromiseFacts } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import type { Destination } from '#modules/promise/ready-days.rules'
import { requireToggle } from '#modules/site/require-access'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { planHolds } from '#modules/fulfilment/stock/stock-holds.rules'
import { creditFor, isPayable, limitOf, reasonText } from './check-credit.ts'
import { type CompanyChoices, findChoices, findRecipient } from './options.queries.ts'
import { type ChosenLine, type GivenLine, listChosenLines, listGivenLines } from './chosen-lines.queries.ts'
import { type PricedLine, priceOrder, problemOf, sumOf } from './price-order.ts'
import { promiseOrder } from './promise-order.ts'

type PricedCart = { lines: readonly PricedLine[]; viewer: PriceViewer; from: Date; facts: PromiseFacts; supply: SupplyStrategy }

const wantsOf = (lines: readonly PricedLine[], places: number[]) =>
  lines.flatMap((line) => (line.product_id === null ? [] : [{ key: line.id, productId: line.product_id, amount: line.amount, places }]))

const promisedTo = (destination: Destination, { lines, from, facts, supply }: PricedCart) =>
  promiseOrder({ destination, lines, from, facts, wanted: { supply, shortage: 'toOrder' } })

/** When everything chosen is promised at a point, and how many lines lie there already. */
function readinessAt(warehouseId: number, known: PricedCart) {
  const { day, lines } = promisedTo({ type: 'pickup', warehouseId }, known)
  const point = known.facts.places.get(warehouseId)
  const today = point && dayIn(point.timezone, known.from)
  const isThere = (line: LinePromise) => line.day === today && line.parts.every(({ source }) => source === 'stock')
  return { readyOn: day, readyLines: lines.filter(isThere).length }
}

/** The cars that bring it, from the first that can. */
function carsOf(
  routes: readonly RouteWithDays[],
  known: PricedCart,
): Pick<CheckoutOptions['delivery'], 'promisedOn' | 'days' | 'splitDays'> {
  const { day, ifSplit, routeId } = promisedTo({ type: 'delivery', routes }, known)
  const cars = routes.find((route) => route.routeId === routeId)?.days ?? []
  const from = (first: string | null | undefined) =>
    first ? cars.filter(({ date }) => date >= first && date < shiftDay(first, CALENDAR_DAYS)) : []
  return { promisedOn: day, days: from(day), splitDays: from(ifSplit[0]?.day) }
}

function problemsOf({ language }: Actor, { lines, viewer, facts }: PricedCart): CheckoutOptions['problems'] {
  const texts = checkoutTextsIn(language).lines
  const places = viewer.places.map(({ id }) => id)
  const missing = new Map(planHolds(wantsOf(lines, places), facts.stock).map((hold) => [hold.key, hold.missing]))
  return lines.flatMap((line): CheckoutOptions['problems'] => {
    const code = problemOf(line)
    if (code) return [{ lineId: line.id, code, message: `${line.article}: ${texts[code]}`, available: null }]
    const found: CheckoutOptions['problems'] = []
    if (line.price === null)
      found.push({ lineId: line.id, code: 'no-price', message: `${line.article}: ${texts['no-price']}`, available: null })
    const short = missing.get(line.id) ?? 0
    if (short > 0) {
      const available = subtractAmounts(line.amount, short)
      const message = `${line.article}: ${fill(texts['stock-short'], { amount: available, unit: line.unitName })}`
      found.push({ lineId: line.id, code: 'stock-short', message, available })
    }
    return found
  })
}

type Payer = { credit_sum: number; contract: Contract | null; debt: Debt }

function paymentsFor(actor: Actor, payer: Payer, sum: number) {
  const { flags } = actor.site.settings
  const { contract } = payer
  const texts = checkoutTextsIn(actor.language).fields
  return paymentMethods.flatMap((method: PaymentMethod): CheckoutOptions['payments'] => {
    if ((method === 'sbp' || method === 'card') && !onlinePaymentMethodsOf(flags).includes(method)) return []
    if (method === 'deferred' && !contract) return [{ method, isAllowed: false, reason: texts.contractForCredit, deferralDays: 0 }]
    const verdict = creditFor(actor, payer, { sum, method })
    const [first] = verdict.reasons
    const isAllowed = isPayable(verdict, method)
    const deferralDays = method === 'deferred' ? (contract?.deferral_days ?? 0) : 0
    return [{ method, isAllowed, reason: isAllowed || !first ? null : reasonText(actor, first), deferralDays }]
  })
}

type Contract = { id: number; number: string; deferral_days: number; credit_limit: number }

/** The requested contract, or the first of the main legal entity, with which the page opens. */
function contractOf({ entities }: CompanyChoices, contractId: number | undefined): Contract | null {
  const all = (entities ?? []).flatMap(({ contracts }) => contracts)
  const found = contractId === undefined ? entities?.[0]?.contracts[0] : all.find(({ id }) => id === contractId)
  return found ? { id: found.id, number: found.number, deferral_days: found.deferralDays, credit_limit: found.creditLimit } : null
}

type OptionsQuery = { contractId?: number | undefined; supply: SupplyStrategy }

/** Choices for the lines marked in the active cart, and the obstacles. Nothing is held yet. */
export async function readCheckoutOptions(ctx: Context, actor: Actor, query: OptionsQuery): Promise<CheckoutOptions> {
  requireToggle(actor, 'orders')
  const owner = requireOwner(actor)
  if (!actor.user?.companyId) throw new AppError('company.required')
  const cart = await readActiveCart(ctx, owner)
  const chosen = cart ? await listChosenLines(ctx, cart.id) : []
  if (!cart || chosen.length === 0) throw new AppError('cart.empty')
  return { cartId: cart.id, cartVersion: cart.version, ...(await optionsFor(ctx, actor, { ...query, chosen })) }
}

/** The same for lines that stand in no cart: those of an accepted request for prices, at its prices, or told by phone. */
export async function readGivenOptions(
  ctx: Context,
  actor: Actor,
  { lines, ...query }: OptionsQuery & { lines: readonly GivenLine[] },
): Promise<GivenOptions> {
  requireToggle(actor, 'orders')
  return optionsFor(ctx, actor, { ...query, chosen: await listGivenLines(ctx, lines) })
}

type GivenOptions = Omit<CheckoutOptions, 'cartId' | 'cartVersion'>

async function optionsFor(
  ctx: Context,
  actor: Actor,
  { contractId, supply, chosen }: OptionsQuery & { chosen: readonly ChosenLine[] },
): Promise<GivenOptions> {
  const { user, site } = actor
  if (!user?.companyId) throw new AppError('company.required')
  const viewer = await readViewer(ctx, actor, { contractId: contractId ?? null })
  const places = viewer.places.map(({ id }) => id)
  const from = ctx.now()
  const today = sellerDay(from)
  const lines = await priceOrder(ctx, { lines: chosen, viewer, language: actor.language, shipOn: today })
  const sum = sumOf(lines)
  const [choices, debt, facts, routes, recipient, offerVersion, { chosen: wanted }] = await Promise.all([
    findChoices(ctx, { companyId: user.companyId, regionId: viewer.region.id, places, today }),
    readDebt(ctx, { companyId: user.companyId, today }),
    readPromiseFacts(ctx, { productIds: lines.flatMap(({ product_id }) => product_id ?? []), places: viewer.places }),
    deliveryDays(ctx, { regionId: viewer.region.id, from, sum, days: BOOKED_AHEAD_DAYS }),
    findRecipient(ctx, { userId: user.id, companyId: user.companyId }),
    pageVersion(ctx, actor, contentSlugs.offer),
    readDestination(ctx, actor, { viewer }),
  ])
  if (!choices) throw new AppError('company.required')
  const known: PricedCart = { lines, viewer, from, facts, supply }
  const contract = contractOf(choices, contractId)
  const payer = { credit_sum: choices.credit_sum, contract, debt }
  const credit = creditFor(actor, payer, { sum, method: contract ? 'deferred' : 'transfer' })
  const charges = routes.flatMap(({ charge }) => charge ?? [])
  const kinds = offeredDeliveryTypes(actor, routes)
  // Another town's point may be ready sooner but is too far: those of the buyer's own place come first.
  const wayOf = ({ id }: { id: number }) => ((viewer.places.find((place) => place.id === id)?.days ?? 0) > 1 ? 1 : 0)
  const points = (choices.points ?? []).map((point) => ({ ...point, ...readinessAt(point.id, known) }))
  return {
    lineCount: lines.length,
    sum,
    vat: lines.reduce((total, { vat }) => total + vat, 0),
    weightGrams: Math.round(lines.reduce((total, line) => total + line.weight_grams * line.amount, 0)),
    volumeMl: Math.round(lines.reduce((total, line) => total + line.volume_ml * line.amount, 0)),
    defaultDeliveryType: kinds.find((type) => type === site.settings.defaultDeliveryType) ?? kinds[0] ?? 'carrier',
    destination: wanted,
    legalEntities: choices.entities ?? [],
    pickupPoints: points.toSorted((a, b) => wayOf(a) - wayOf(b) || (a.readyOn ?? '9999').localeCompare(b.readyOn ?? '9999')),
    addresses: choices.addresses ?? [],
    delivery: {
      ...carsOf(routes, known),
      price: charges.length > 0 ? Math.min(...charges) : 0,
      minimum: routes.length > 0 ? Math.min(...routes.map(({ minimum }) => minimum)) : 0,
      freeFrom: routes.find(({ freeFrom }) => freeFrom !== null)?.freeFrom ?? null,
    },
    carrier: { promisedOn: promisedTo({ type: 'carrier', warehouseId: viewer.places[0]?.id ?? 0 }, known).day },
    deliveryTypes: kinds,
    payments: paymentsFor(actor, payer, sum),
    credit: {
      grade: credit.grade,
      reasons: credit.reasons.map((reason) => reasonText(actor, reason)),
      limit: limitOf(payer),
      available: credit.available,
      overdueSum: debt.overdue,
      overdueDays: debt.overdueDays,
      statement: debt.statement,
    },
    problems: problemsOf(actor, known),
    contacts: [...(choices.contacts ?? []), ...(recipient ? [{ name: recipient.name, phone: recipient.phone ?? '' }] : [])].filter(
      (one, place, all) => one.name !== '' && all.findIndex(({ name, phone }) => name === one.name && phone === one.phone) === place,
    ),
    offer: { version: offerVersion, path: `/content/${contentSlugs.offer}`, isAccepted: recipient?.accepted_offer === offerVersion },
    needsApproval: needsApproval({ role: user.companyRole, approvalFrom: choices.approval_from, sum }),
    canReserve: site.settings.toggles.orderReserve,
  }
}
