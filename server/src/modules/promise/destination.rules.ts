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
