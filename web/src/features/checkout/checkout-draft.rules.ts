import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import type { BuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { type CheckoutOptions, type NewOrder, newOrderDefaults } from '@vitrina/contract/orders/checkout'
import type { DeliveryType, PaymentMethod } from '@vitrina/contract/orders/orders.rules'

/** Choices that stand as '' until they are made. */
type OpenChoices = {
  desiredOn: string
  window: string
  paymentMethod: PaymentMethod | ''
  shortage: NewOrder['shortage'] | ''
  agreedForOffer: boolean
}

/** The new order as far as the buyer has filled it in; what the cart knows is added when it is sent. */
export type CheckoutDraft = Omit<NewOrder, 'cartId' | 'cartVersion' | 'expectedSum' | 'supply' | keyof OpenChoices> & OpenChoices

/** Free texts among its fields. */
export type DraftText = BuyerText | 'carrier' | 'contactName' | 'contactPhone'

type PickupPoint = CheckoutOptions['pickupPoints'][number]
type Window = { from: string; to: string }

const LATER_THAN_ANY = '9999'

/** Earliest readiness first; on the same day the nearer first, as they came. */
export const byReadiness = (points: readonly PickupPoint[]): PickupPoint[] =>
  points.toSorted((a, b) => (a.readyOn ?? LATER_THAN_ANY).localeCompare(b.readyOn ?? LATER_THAN_ANY))

export const windowKey = ({ from, to }: Window): string => `${from}–${to}`

/** Delivery days to choose from: an order split by days waits only for its first part. */
export const deliveryDaysFor = ({ delivery }: CheckoutOptions, split: NewOrder['split']) =>
  split === 'date' ? delivery.splitDays : delivery.days

export const windowsOn = (options: CheckoutOptions, { split, desiredOn }: Pick<CheckoutDraft, 'split' | 'desiredOn'>): Window[] =>
  deliveryDaysFor(options, split).find((day) => day.date === desiredOn)?.windows ?? []

/** The chosen day if it is still possible, else the first one; with its hours. */
export function dayFor(options: CheckoutOptions, { split, desiredOn, window }: Pick<CheckoutDraft, 'split' | 'desiredOn' | 'window'>) {
  const days = deliveryDaysFor(options, split)
  const day = days.find(({ date }) => date === desiredOn) ?? days[0]
  const windows = (day?.windows ?? []).map(windowKey)
  return { desiredOn: day?.date ?? '', window: windows.includes(window) ? window : (windows[0] ?? '') }
}

export const shortLines = ({ problems }: CheckoutOptions) => problems.filter(({ code }) => code === 'stock-short')
/** Can be ordered: the seller sets their price. */
export const unpricedLines = ({ problems }: CheckoutOptions) => problems.filter(({ code }) => code === 'no-price')
/** Problems that no choice on this page resolves. */
export const brokenLines = ({ problems }: CheckoutOptions) => problems.filter(({ code }) => code !== 'stock-short' && code !== 'no-price')

/** Cash is accepted at the pickup point only. */
export const isPayable = ({ method, isAllowed }: CheckoutOptions['payments'][number], deliveryType: DeliveryType): boolean =>
  isAllowed && (method !== 'cash' || deliveryType === 'pickup')

/** The chosen method if it goes with this delivery type; else the contract's own terms, where it grants time; else the first that does. */
function paymentFor({ payments }: CheckoutOptions, deliveryType: DeliveryType, chosen: CheckoutDraft['paymentMethod'] = '') {
  const payable = payments.filter((payment) => isPayable(payment, deliveryType))
  const agreed = payable.find(({ method, deferralDays }) => method === 'deferred' && deferralDays > 0)
  return (payable.find(({ method }) => method === chosen) ?? agreed ?? payable[0])?.method ?? ''
}

/** The person who orders. */
export type Person = { name: string; phone: string }

/** Known values are filled in instead of asked for. */
export function draftOf(options: CheckoutOptions, person: Person): CheckoutDraft {
  const { legalEntities, deliveryTypes, defaultDeliveryType, destination, addresses, contacts } = options
  const entity = legalEntities.find(({ isMain }) => isMain) ?? legalEntities[0]
  const contact = contacts.find(({ phone }) => phone === person.phone) ?? (person.phone ? person : (contacts[0] ?? person))
  // The buyer's own city first: a readier pickup point elsewhere is not the default.
  const points = byReadiness(options.pickupPoints)
  const { supply: _, ...unfilled } = newOrderDefaults
  const wanted = destination?.deliveryType ?? defaultDeliveryType
  const initialDeliveryType = deliveryTypes.includes(wanted) ? wanted : (deliveryTypes[0] ?? wanted)
  const byId = <T extends { id: number }>(all: readonly T[], id: number | null | undefined) => all.find((one) => one.id === id)
  return {
    ...unfilled,
    legalEntityId: entity?.id ?? 0,
    contractId: entity?.contracts[0]?.id ?? null,
    deliveryType: initialDeliveryType,
    // The days shown before checkout are those of the buyer's destination.
    warehouseId: (byId(points, destination?.warehouseId) ?? points.find(({ isInOwnCity }) => isInOwnCity) ?? points[0])?.id ?? null,
    deliveryAddressId:
      (byId(addresses, destination?.deliveryAddressId) ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.id ?? null,
    ...dayFor(options, { split: 'none', desiredOn: '', window: '' }),
    contactName: contact.name,
    contactPhone: contact.phone,
    paymentMethod: paymentFor(options, initialDeliveryType),
    shortage: '',
    wantsReserve: options.canReserve,
    agreedForOffer: options.offer.isAccepted,
  }
}

/** The named contract of this legal entity, else its first. */
const contractOf = ({ contracts }: CheckoutOptions['legalEntities'][number], id: number | null): number | null =>
  (contracts.find((contract) => contract.id === id) ?? contracts[0])?.id ?? null

/** An earlier draft adjusted to the current options: choices that no longer exist fall back to the first option. */
export function adjustDraft(draft: CheckoutDraft, options: CheckoutOptions, person: Person): CheckoutDraft {
  const fresh = draftOf(options, person)
  const retainIf = <T extends keyof CheckoutDraft>(name: T, isThere: boolean): Pick<CheckoutDraft, T> =>
    ({ [name]: isThere ? draft[name] : fresh[name] }) as Pick<CheckoutDraft, T>
  const entity = options.legalEntities.find(({ id }) => id === draft.legalEntityId)
  const deliveryType = options.deliveryTypes.includes(draft.deliveryType) ? draft.deliveryType : fresh.deliveryType
  return {
    ...draft,
    ...retainIf('legalEntityId', entity !== undefined),
    contractId: entity ? contractOf(entity, draft.contractId) : fresh.contractId,
    deliveryType,
    ...retainIf(
      'warehouseId',
      options.pickupPoints.some(({ id }) => id === draft.warehouseId),
    ),
    ...retainIf(
      'deliveryAddressId',
      options.addresses.some(({ id }) => id === draft.deliveryAddressId),
    ),
    ...dayFor(options, draft),
    paymentMethod: paymentFor(options, deliveryType, draft.paymentMethod),
    agreedForOffer: options.offer.isAccepted,
  }
}

export type SavedDraft = { draft: CheckoutDraft; destination: CheckoutOptions['destination'] }

export const isSameDestination = (one: CheckoutOptions['destination'], other: CheckoutOptions['destination']): boolean =>
  one?.deliveryType === other?.deliveryType &&
  one?.warehouseId === other?.warehouseId &&
  one?.deliveryAddressId === other?.deliveryAddressId

/** The draft goes where the buyer's destination is now; everything else stays as filled in. */
export function moveDraft(draft: CheckoutDraft, options: CheckoutOptions, person: Person): CheckoutDraft {
  const { deliveryType, warehouseId, deliveryAddressId } = draftOf(options, person)
  return adjustDraft({ ...draft, deliveryType, warehouseId, deliveryAddressId }, options, person)
}

/** A destination chosen since the draft was left is the later choice. */
export function restoreDraft(saved: SavedDraft | null, options: CheckoutOptions, person: Person): CheckoutDraft {
  if (!saved) return draftOf(options, person)
  const restore = isSameDestination(saved.destination, options.destination) ? adjustDraft : moveDraft
  return restore(saved.draft, options, person)
}

/** The price is quoted for this sum; the other ways cost nothing here. */
export const deliveryPrice = ({ delivery }: CheckoutOptions, type: DeliveryType): number => (type === 'delivery' ? delivery.price : 0)

const trimmed = (draft: CheckoutDraft): CheckoutDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as CheckoutDraft

/** Only fields of the chosen delivery type are sent; the expected sum is checked by the server, never set. */
export function bodyOf(filled: CheckoutDraft, options: CheckoutOptions, supply: SupplyStrategy): NewOrder {
  const draft = trimmed(filled)
  const isDelivery = draft.deliveryType === 'delivery'
  const window = windowsOn(options, draft).find((one) => windowKey(one) === draft.window)
  return {
    ...draft,
    cartId: options.cartId,
    cartVersion: options.cartVersion,
    expectedSum: options.sum,
    warehouseId: draft.deliveryType === 'pickup' ? draft.warehouseId : null,
    deliveryAddressId: draft.deliveryType === 'pickup' ? null : draft.deliveryAddressId,
    carrier: draft.deliveryType === 'carrier' ? draft.carrier : '',
    desiredOn: isDelivery && draft.desiredOn ? draft.desiredOn : null,
    window: isDelivery && window ? window : null,
    paymentMethod: draft.paymentMethod || 'transfer',
    // Without the buyer's choice nothing is ordered from the manufacturer.
    shortage: draft.shortage || 'refuse',
    supply,
    wantsReserve: options.canReserve && draft.wantsReserve,
    agreedForOffer: true,
  }
}
