import type { ChangedTerms } from '@vitrina/contract/orders/order-change'
import type { DeliveryType } from '@vitrina/contract/orders/orders.rules'

export type NewReceiving = {
  deliveryType: DeliveryType
  warehouseId: number | null
  deliveryAddressId: number | null
  carrier: string
}

/** How the goods are received after a change: a pickup has a point and no address, a car has an address and no point. */
export function receivingOf(order: NewReceiving, terms: ChangedTerms): NewReceiving {
  const deliveryType = terms.deliveryType ?? order.deliveryType
  const isPickup = deliveryType === 'pickup'
  const given = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value)
  return {
    deliveryType,
    warehouseId: isPickup ? given(terms.warehouseId, order.warehouseId) : order.deliveryType === 'pickup' ? null : order.warehouseId,
    deliveryAddressId: isPickup ? null : given(terms.deliveryAddressId, order.deliveryAddressId),
    carrier: deliveryType === 'carrier' ? given(terms.carrier, order.carrier) : '',
  }
}

/** Whether the goods go elsewhere, or another way. */
export const isElsewhere = (before: NewReceiving, after: NewReceiving): boolean =>
  before.deliveryType !== after.deliveryType ||
  before.warehouseId !== after.warehouseId ||
  before.deliveryAddressId !== after.deliveryAddressId ||
  before.carrier !== after.carrier
