import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { ChangedTerms } from '@vitrina/contract/orders/order-change'
import { vatRateOn, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { type OrderTerms, updateOrderFields } from '#modules/order-record/update-order-fields'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { wrongChoices } from '../../placing/check-choices.ts'
import { deliveryCharge } from '../../placing/delivery-charge.ts'
import { findOrderTerms, type OrderTerms as CompanyTerms } from '../../placing/terms.queries.ts'
import { isElsewhere, type NewReceiving, receivingOf } from './receiving.rules.ts'

type Change = { order: OrderRecord; customer: Actor; terms: ChangedTerms; viewer: PriceViewer; hasBegun: boolean; goodsSum: number }

const DELIVERY_FIELDS = ['deliveryType', 'warehouseId', 'deliveryAddressId', 'carrier', 'paymentMethod']

/** Only what changes is judged: a contract that has ended since does not forbid another phone number. */
function requireChoices(change: Change, { company, next }: { company: CompanyTerms; next: NewReceiving }, today: string): void {
  const { order, customer, terms, viewer } = change
  const judged = new Set([...Object.keys(terms), ...(isElsewhere(order, next) ? DELIVERY_FIELDS : [])])
  const choices = {
    contractId: order.contractId,
    deliveryType: next.deliveryType,
    carrier: next.carrier,
    desiredOn: terms.desiredOn ?? null,
    paymentMethod: terms.paymentMethod ?? order.paymentMethod,
    contactPhone: terms.contactPhone ?? order.contactPhone,
  }
  const wrong = wrongChoices(customer, choices, { terms: company, today, places: viewer.places.map(({ id }) => id) })
  const fields = wrong.filter(({ field }) => judged.has(field)).map((one) => ({ ...one, field: `terms.${one.field}` }))
  if (fields.length > 0) throw new AppError('order.wrong-choice', { fields })
}

function paymentOf({ order, terms }: Change, company: CompanyTerms) {
  const method = terms.paymentMethod
  if (method === undefined || method === order.paymentMethod) return {}
  if (order.paidSum > 0) throw new AppError('order.not-now')
  const deferralDays = method === 'deferred' ? (company.contract?.deferral_days ?? company.deferral_days) : 0
  return { paymentMethod: method, deferralDays }
}

async function deliveryPriceOf(tx: Context, { order, customer, viewer, goodsSum }: Change, next: NewReceiving, today: string) {
  if (next.deliveryType === order.deliveryType) return {}
  const routes = await deliveryDays(tx, { regionId: viewer.region.id, from: tx.now(), sum: goodsSum })
  const deliveryPrice = deliveryCharge(customer, { wanted: next, routes })
  const rate = vatRateOn(viewer.vatRates, 'standard', today)
  return { deliveryPrice, deliveryVat: rate === null ? 0 : vatWithin(deliveryPrice, rate) }
}

/** Changes who receives the order, where, and how it is paid for; the day follows when its goods are planned. */
export async function changeTerms(tx: Context, change: Change): Promise<OrderRecord> {
  const { order, terms, hasBegun } = change
  if (Object.keys(terms).length === 0) return order
  const today = sellerDay(tx.now())
  const next = receivingOf(order, terms)
  if (hasBegun && (next.deliveryType !== order.deliveryType || next.warehouseId !== order.warehouseId)) throw new AppError('order.not-now')
  const company = await findOrderTerms(tx, {
    ...next,
    companyId: order.companyId,
    legalEntityId: order.legalEntityId,
    contractId: order.contractId,
    today,
    isOnCredit: terms.paymentMethod === 'deferred',
  })
  if (!company) throw new Error(`Order ${order.id} is of no company`)
  requireChoices(change, { company, next }, today)
  const isMoved = isElsewhere(order, next)
  const values: Partial<OrderTerms> = {
    ...(isMoved && { ...next, deliveryAddress: next.deliveryType === 'pickup' ? '' : (company.address?.address ?? '') }),
    ...(isMoved && (await deliveryPriceOf(tx, change, next, today))),
    ...(terms.contactName !== undefined && { contactName: terms.contactName }),
    ...(terms.contactPhone !== undefined && { contactPhone: terms.contactPhone }),
    ...paymentOf(change, company),
  }
  await updateOrderFields(tx, order.id, values)
  return { ...order, ...values }
}
