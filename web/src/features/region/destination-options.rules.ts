import type { BuyerDestination, DestinationChoice } from '@vitrina/contract/promise/destination'
import { pointName } from '#parts/promise/point-name.rules.ts'

type Place = Pick<DestinationChoice, 'deliveryType' | 'warehouseId' | 'deliveryAddressId'>
/** `title` null: it has no name of its own. */
export type DestinationOption = { key: string; choice: Place; title: string | null; text: string }

export const isSameDestination = (one: Place, other: Place): boolean =>
  one.deliveryType === other.deliveryType && one.warehouseId === other.warehouseId && one.deliveryAddressId === other.deliveryAddressId

/** Everything that can be chosen of one way to receive goods; delivery without an address where the buyer has none, or chose so. */
export function destinationOptions(
  { pickupPoints, addresses, chosen }: BuyerDestination,
  deliveryType: DestinationChoice['deliveryType'],
): DestinationOption[] {
  const nowhere: DestinationOption = {
    key: deliveryType,
    choice: { deliveryType, warehouseId: null, deliveryAddressId: null },
    title: null,
    text: '',
  }
  if (deliveryType === 'carrier') {
    // The carrier's own address is asked for at checkout; one kept from there must stay chosen.
    const isCarrier = chosen?.deliveryType === 'carrier'
    return [{ ...nowhere, choice: { ...nowhere.choice, deliveryAddressId: isCarrier ? chosen.deliveryAddressId : null } }]
  }
  if (deliveryType === 'pickup')
    return pickupPoints.map(({ id, name, city, address }) => ({
      key: `pickup-${id}`,
      choice: { deliveryType, warehouseId: id, deliveryAddressId: null },
      title: pointName({ name, city }),
      text: address,
    }))
  const own = addresses.map(
    ({ id, label, address }): DestinationOption => ({
      key: `address-${id}`,
      choice: { deliveryType, warehouseId: null, deliveryAddressId: id },
      title: label || address,
      text: label ? address : '',
    }),
  )
  const isAnywhere = chosen !== null && isSameDestination(chosen, nowhere.choice)
  return own.length === 0 || isAnywhere ? [...own, nowhere] : own
}
