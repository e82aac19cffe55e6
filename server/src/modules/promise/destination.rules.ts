import type { DestinationChoice } from '@vitrina/contract/promise/destination'
import type { DeliveryType } from '@vitrina/contract/orders/orders.rules'
import type { DeliveryRoute, Destination } from './ready-days.rules.ts'

type Receiving = { deliveryType: DeliveryType; warehouseId: number | null }
/** Warehouses that serve the buyer, nearest first. */
type Served = { places: readonly { id: number }[] }

/** Where the goods are to be; a carrier takes them at the warehouse nearest to the buyer. */
export function destinationOf({ deliveryType, warehouseId }: Receiving, { places }: Served, routes: readonly DeliveryRoute[]): Destination {
  if (deliveryType === 'delivery') return { type: 'delivery', routes }
  return { type: deliveryType, warehouseId: (deliveryType === 'pickup' ? warehouseId : places[0]?.id) ?? 0 }
}

type Offered = {
  deliveryTypes: readonly DeliveryType[]
  /** Nearest first. */
  pickupPoints: readonly { id: number }[]
  defaultAddressId: number | null
  defaultDeliveryType: DeliveryType
  today: string
}

/** Where checkout begins for someone who has chosen nothing: the site's usual way, at the nearest point or the company's usual address. */
function usualChoice({ deliveryTypes, pickupPoints, defaultAddressId, defaultDeliveryType }: Offered): DestinationChoice {
  const possible = deliveryTypes.filter((type) => type !== 'pickup' || pickupPoints.length > 0)
  const deliveryType = possible.find((type) => type === defaultDeliveryType) ?? possible[0] ?? 'carrier'
  const warehouseId = deliveryType === 'pickup' ? (pickupPoints[0]?.id ?? null) : null
  return { deliveryType, warehouseId, deliveryAddressId: deliveryType === 'pickup' ? null : defaultAddressId, neededOn: null }
}

const isOffered = ({ deliveryType, warehouseId }: DestinationChoice, { deliveryTypes, pickupPoints }: Offered): boolean =>
  deliveryTypes.includes(deliveryType) && (deliveryType !== 'pickup' || pickupPoints.some(({ id }) => id === warehouseId))

/** The stored choice as long as it is offered, in another region for example it is not; a day that is over is needed no longer. */
export function choiceFor(stored: DestinationChoice | null, offered: Offered): { chosen: DestinationChoice; isOwnChoice: boolean } {
  if (!stored || !isOffered(stored, offered)) return { chosen: usualChoice(offered), isOwnChoice: false }
  const neededOn = stored.neededOn !== null && stored.neededOn >= offered.today ? stored.neededOn : null
  return { chosen: { ...stored, neededOn }, isOwnChoice: true }
}
