import { newOrderDefaults } from '@vitrina/contract/orders/checkout'
import type { DeliveryType, PaymentMethod } from '@vitrina/contract/orders/orders.rules'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { NewPhoneOrder, PhonePreview } from './phone-order.api.ts'

export type ToldLine = { productId: number; article: string; name: string; amount: string }

export type Caller = { companyId: number; userId: number; contactName: string; contactPhone: string }

/** The choices made so far; an absent one is the customer's usual. */
export type PhoneChoices = {
  legalEntityId?: number
  contractId?: number | null
  deliveryType?: DeliveryType
  warehouseId?: number
  deliveryAddressId?: number
  carrier?: string
  paymentMethod?: PaymentMethod
  contactName?: string
  contactPhone?: string
  comment?: string
  isToOrder?: boolean
}

/** The lines with an amount that can be read; `hasWrong`: others are there too. */
export function readLines(lines: readonly ToldLine[]): { lines: { productId: number; amount: number }[]; hasWrong: boolean } {
  const read = lines.map(({ productId, amount }) => ({ productId, amount: readAmount(amount) }))
  const good = read.flatMap(({ productId, amount }) => (amount !== null && amount > 0 ? [{ productId, amount }] : []))
  return { lines: good, hasWrong: good.length < read.length }
}

/** One product stands in an order once: told again, its amounts are added. */
export function withLine(lines: readonly ToldLine[], told: ToldLine): ToldLine[] {
  const known = lines.find(({ productId }) => productId === told.productId)
  if (!known) return [...lines, told]
  const amount = (readAmount(known.amount) ?? 0) + (readAmount(told.amount) ?? 0)
  return lines.map((line) => (line === known ? { ...known, amount: String(amount).replace('.', ',') } : line))
}

/** Choices as they stand: those made, else the customer's usual ones. */
export function settledChoices({ options }: PhonePreview, caller: Caller, chosen: PhoneChoices) {
  const entity = options.legalEntities.find(({ id }) => id === chosen.legalEntityId) ?? options.legalEntities[0]
  const contract =
    chosen.contractId === null ? undefined : (entity?.contracts.find(({ id }) => id === chosen.contractId) ?? entity?.contracts[0])
  const deliveryType = chosen.deliveryType ?? options.destination?.deliveryType ?? options.defaultDeliveryType
  const isPickup = deliveryType === 'pickup'
  const usualAddress = options.addresses.find(({ isDefault }) => isDefault) ?? options.addresses[0]
  const payable = options.payments.filter(({ method, isAllowed }) => isAllowed && (method !== 'cash' || isPickup))
  return {
    legalEntityId: entity?.id ?? 0,
    contractId: contract?.id ?? null,
    deliveryType,
    warehouseId: isPickup ? (chosen.warehouseId ?? options.destination?.warehouseId ?? options.pickupPoints[0]?.id ?? null) : null,
    deliveryAddressId: isPickup ? null : (chosen.deliveryAddressId ?? usualAddress?.id ?? null),
    carrier: deliveryType === 'carrier' ? (chosen.carrier ?? '') : '',
    paymentMethod: payable.find(({ method }) => method === chosen.paymentMethod)?.method ?? payable[0]?.method ?? ('transfer' as const),
    contactName: chosen.contactName ?? caller.contactName,
    contactPhone: chosen.contactPhone ?? caller.contactPhone,
    comment: chosen.comment ?? '',
    shortage: chosen.isToOrder ? ('toOrder' as const) : ('refuse' as const),
  }
}

/** The order as it is sent, with the sum the member of staff has told the customer. */
export const phoneOrderOf = (
  preview: PhonePreview,
  { caller, chosen, lines }: { caller: Caller; chosen: PhoneChoices; lines: readonly { productId: number; amount: number }[] },
): NewPhoneOrder => ({
  ...newOrderDefaults,
  window: null,
  ...settledChoices(preview, caller, chosen),
  companyId: caller.companyId,
  userId: caller.userId,
  lines: [...lines],
  expectedSum: preview.options.sum,
  agreedForOffer: true,
})
