import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import type { CheckoutOptions, NewOrder } from '@vitrina/contract/checkout'
import type { DeliveryType, PaymentMethod } from '@vitrina/contract/orders.rules'

/** What the buyer has chosen so far; '' is not chosen yet. */
export type CheckoutDraft = {
  legalEntityId: number
  contractId: number | null
  deliveryType: DeliveryType
  warehouseId: number | null
  deliveryAddressId: number | null
  carrier: string
  desiredOn: string
  window: string
  contactName: string
  contactPhone: string
  paymentMethod: PaymentMethod | ''
  buyerOrderNumber: string
  comment: string
  shortage: NewOrder['shortage'] | ''
  split: NewOrder['split']
  wantsReserve: boolean
  agreedForOffer: boolean
}

type PickupPoint = CheckoutOptions['pickupPoints'][number]
type Window = { from: string; to: string }

const LATER_THAN_ANY = '9999'

/** Where everything is there first stands first; of those of one day, the nearer, as they came. */
export const byReadiness = (points: readonly PickupPoint[]): PickupPoint[] =>
  points.toSorted((a, b) => (a.readyOn ?? LATER_THAN_ANY).localeCompare(b.readyOn ?? LATER_THAN_ANY))

export const windowKey = ({ from, to }: Window): string => `${from}–${to}`

/** The cars that can be chosen: whoever lets the order be split by days waits for the first part only. */
export const carsFor = ({ delivery }: CheckoutOptions, split: NewOrder['split']) => (split === 'date' ? delivery.splitDays : delivery.days)

export const windowsOn = (options: CheckoutOptions, { split, desiredOn }: Pick<CheckoutDraft, 'split' | 'desiredOn'>): Window[] =>
  carsFor(options, split).find((day) => day.date === desiredOn)?.windows ?? []

/** The day chosen where its car can still be had, else the first one; with its hours. */
export function dayFor(options: CheckoutOptions, { split, desiredOn, window }: Pick<CheckoutDraft, 'split' | 'desiredOn' | 'window'>) {
  const cars = carsFor(options, split)
  const car = cars.find(({ date }) => date === desiredOn) ?? cars[0]
  const windows = (car?.windows ?? []).map(windowKey)
  return { desiredOn: car?.date ?? '', window: windows.includes(window) ? window : (windows[0] ?? '') }
}

export const shortLines = ({ problems }: CheckoutOptions) => problems.filter(({ code }) => code === 'stock-short')
/** Ordered all the same: the seller names their price. */
export const unpricedLines = ({ problems }: CheckoutOptions) => problems.filter(({ code }) => code === 'no-price')
/** What no choice on this page mends. */
export const brokenLines = ({ problems }: CheckoutOptions) => problems.filter(({ code }) => code !== 'stock-short' && code !== 'no-price')

/** Money is taken at the counter only. */
export const isPayable = ({ method, isAllowed }: CheckoutOptions['payments'][number], way: DeliveryType): boolean =>
  isAllowed && (method !== 'cash' || way === 'pickup')

/** Who orders. */
export type Person = { name: string; phone: string }

/** Nothing is asked that is known already. */
export function draftOf(options: CheckoutOptions, person: Person): CheckoutDraft {
  const { legalEntities, deliveryTypes, defaultDeliveryType, addresses, contacts } = options
  const entity = legalEntities.find(({ isMain }) => isMain) ?? legalEntities[0]
  const contact = contacts.find(({ phone }) => phone === person.phone) ?? (person.phone ? person : (contacts[0] ?? person))
  // The readiest place of another city is no place to send him to unasked.
  const points = byReadiness(options.pickupPoints)
  const way = deliveryTypes.includes(defaultDeliveryType) ? defaultDeliveryType : (deliveryTypes[0] ?? defaultDeliveryType)
  return {
    legalEntityId: entity?.id ?? 0,
    contractId: entity?.contracts[0]?.id ?? null,
    deliveryType: way,
    warehouseId: (points.find(({ isInOwnCity }) => isInOwnCity) ?? points[0])?.id ?? null,
    deliveryAddressId: (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.id ?? null,
    carrier: '',
    ...dayFor(options, { split: 'none', desiredOn: '', window: '' }),
    contactName: contact.name,
    contactPhone: contact.phone,
    paymentMethod: options.payments.find((payment) => isPayable(payment, way))?.method ?? '',
    buyerOrderNumber: '',
    comment: '',
    shortage: '',
    split: 'none',
    wantsReserve: options.canReserve,
    agreedForOffer: false,
  }
}

/** Of this legal entity: the one named, else its first. */
const contractOf = ({ contracts }: CheckoutOptions['legalEntities'][number], id: number | null): number | null =>
  (contracts.find((contract) => contract.id === id) ?? contracts[0])?.id ?? null

/** An earlier draft over what can be chosen now: what is gone falls back to the first of what is there. */
export function refit(draft: CheckoutDraft, options: CheckoutOptions, person: Person): CheckoutDraft {
  const fresh = draftOf(options, person)
  const kept = <T extends keyof CheckoutDraft>(name: T, isThere: boolean): Pick<CheckoutDraft, T> =>
    ({ [name]: isThere ? draft[name] : fresh[name] }) as Pick<CheckoutDraft, T>
  const entity = options.legalEntities.find(({ id }) => id === draft.legalEntityId)
  return {
    ...draft,
    ...kept('legalEntityId', entity !== undefined),
    contractId: entity ? contractOf(entity, draft.contractId) : fresh.contractId,
    ...kept('deliveryType', options.deliveryTypes.includes(draft.deliveryType)),
    ...kept(
      'warehouseId',
      options.pickupPoints.some(({ id }) => id === draft.warehouseId),
    ),
    ...kept(
      'deliveryAddressId',
      options.addresses.some(({ id }) => id === draft.deliveryAddressId),
    ),
    ...dayFor(options, draft),
    ...kept(
      'paymentMethod',
      options.payments.some((payment) => payment.method === draft.paymentMethod && isPayable(payment, draft.deliveryType)),
    ),
    agreedForOffer: false,
  }
}

/** The price is told for this very sum; the other ways cost nothing here. */
export const deliveryPrice = ({ delivery }: CheckoutOptions, type: DeliveryType): number => (type === 'delivery' ? delivery.price : 0)

/** Only what belongs to the chosen way of receiving is said; sums are named, never set. */
export function bodyOf(draft: CheckoutDraft, options: CheckoutOptions, supply: AllocationStrategy) {
  const isDelivery = draft.deliveryType === 'delivery'
  const window = windowsOn(options, draft).find((one) => windowKey(one) === draft.window)
  return {
    cartId: options.cartId,
    cartVersion: options.cartVersion,
    expectedSum: options.sum,
    legalEntityId: draft.legalEntityId,
    contractId: draft.contractId,
    deliveryType: draft.deliveryType,
    warehouseId: draft.deliveryType === 'pickup' ? draft.warehouseId : null,
    deliveryAddressId: draft.deliveryType === 'pickup' ? null : draft.deliveryAddressId,
    carrier: draft.deliveryType === 'carrier' ? draft.carrier.trim() : '',
    desiredOn: isDelivery && draft.desiredOn ? draft.desiredOn : null,
    window: isDelivery && window ? window : null,
    contactName: draft.contactName.trim(),
    contactPhone: draft.contactPhone.trim(),
    paymentMethod: draft.paymentMethod || ('transfer' as const),
    buyerOrderNumber: draft.buyerOrderNumber.trim(),
    comment: draft.comment.trim(),
    // What nobody was asked about is not ordered from the manufacturer.
    shortage: draft.shortage || ('refuse' as const),
    supply,
    split: draft.split,
    wantsReserve: options.canReserve && draft.wantsReserve,
    agreedForOffer: true as const,
  }
}
