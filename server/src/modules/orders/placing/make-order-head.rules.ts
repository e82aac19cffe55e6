import type { Language } from '@vitrina/contract/languages'
import { eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import type { OrderWishes } from '@vitrina/contract/orders/checkout'
import type { CreditGrade } from '@vitrina/contract/orders/orders.rules'
import { vatRateOn, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { OrderHead } from '#modules/order-record/insert-order'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { type MadeLine, totalsOf } from './make-order.rules.ts'
import { meetsDay } from './split-order.rules.ts'
import type { OrderTerms } from './terms.queries.ts'

/** Everything the orders of one cart have in common. */
export type OrderInput = {
  wanted: OrderWishes
  buyer: { siteId: number; companyId: number; userId: number; language: Language; origin: string; regionId: number | null }
  source: 'cart' | 'quote' | 'phone'
  /** Null: not ordered from a cart. */
  cart: { id: number; version: number } | null
  groupKey: string
  terms: Pick<OrderTerms, 'manager_id' | 'address' | 'contract' | 'deferral_days'>
  offer: { acceptedAt: Date; version: string }
  creditGrade: CreditGrade
  isWaiting: boolean
  /** The price of the car. */
  charge: number
  vatRates: PriceViewer['vatRates']
  /** The day whose VAT rate counts. */
  shipOn: string
}

/** One of the orders a cart is split into. */
type OrderPart = {
  made: readonly MadeLine[]
  promisedOn: string | null
  /** Within the group, from 0. */
  position: number
}

function deliveryOf({ wanted, terms }: OrderInput) {
  if (wanted.deliveryType === 'pickup')
    return { warehouseId: wanted.warehouseId, deliveryAddressId: null, deliveryAddress: '', carrier: '' }
  return {
    warehouseId: null,
    deliveryAddressId: wanted.deliveryAddressId,
    deliveryAddress: terms.address?.address ?? '',
    carrier: wanted.deliveryType === 'carrier' ? wanted.carrier : '',
  }
}

/** One car brings the whole group: its price is on the first order alone. */
function deliveryPriceOf({ charge, vatRates, shipOn }: OrderInput, { position }: OrderPart) {
  const deliveryPrice = position === 0 ? charge : 0
  const rate = vatRateOn(vatRates, 'standard', shipOn)
  return { deliveryPrice, deliveryVat: rate === null ? 0 : vatWithin(deliveryPrice, rate) }
}

/** The head of an order, as the table keeps it. */
export function makeOrderHead(order: OrderInput, part: OrderPart): OrderHead {
  const { wanted, buyer, cart, terms, offer, isWaiting } = order
  const totals = totalsOf(part.made)
  const delivery = deliveryPriceOf(order, part)
  const isOnDay = meetsDay(wanted, part.promisedOn)
  return {
    ...totals,
    ...delivery,
    total: totals.itemsTotal + totals.customItemsTotal + delivery.deliveryPrice,
    vat: totals.vat + delivery.deliveryVat,
    siteId: buyer.siteId,
    companyId: buyer.companyId,
    legalEntityId: wanted.legalEntityId,
    contractId: wanted.contractId,
    regionId: buyer.regionId,
    createdBy: buyer.userId,
    managerId: terms.manager_id,
    source: order.source,
    groupKey: order.groupKey,
    groupPosition: part.position,
    cartId: cart?.id ?? null,
    cartVersion: cart?.version ?? null,
    ...eachBuyerText((name) => wanted[name]),
    deliveryType: wanted.deliveryType,
    ...deliveryOf(order),
    desiredOn: isOnDay ? wanted.desiredOn : null,
    promisedOn: part.promisedOn,
    window: isOnDay ? wanted.window : null,
    contactName: wanted.contactName,
    contactPhone: wanted.contactPhone,
    paymentMethod: wanted.paymentMethod,
    deferralDays: wanted.paymentMethod === 'deferred' ? (terms.contract?.deferral_days ?? terms.deferral_days) : 0,
    offerAcceptedAt: offer.acceptedAt,
    offerVersion: offer.version,
    state: isWaiting ? 'approval_pending' : 'submitted',
    approvalState: isWaiting ? 'pending' : 'not_needed',
    creditGrade: order.creditGrade,
    language: buyer.language,
    origin: buyer.origin,
  }
}
