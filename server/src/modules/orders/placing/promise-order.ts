import type { NewOrder } from '@vitrina/contract/orders/checkout'
import { onlyStock, type OrderPromise, promise, type PromiseFacts } from '#modules/promise/promise.rules'
import type { DeliveryRoute, Destination } from '#modules/promise/ready-days.rules'
import type { PricedLine } from './price-order.ts'

type Receiving = Pick<NewOrder, 'deliveryType' | 'warehouseId'>
/** Warehouses that serve the buyer, nearest first. */
type Served = { places: readonly { id: number }[] }

/** Where the goods are to be; a carrier takes them at the warehouse nearest to the buyer. */
export function destinationOf({ deliveryType, warehouseId }: Receiving, { places }: Served, routes: readonly DeliveryRoute[]): Destination {
  if (deliveryType === 'delivery') return { type: 'delivery', routes }
  return { type: deliveryType, warehouseId: (deliveryType === 'pickup' ? warehouseId : places[0]?.id) ?? 0 }
}

type PromiseInput = {
  destination: Destination
  lines: readonly PricedLine[]
  from: Date
  facts: PromiseFacts
  wanted: Pick<NewOrder, 'supply' | 'shortage'>
}

/** The promise to an order of these lines. With `refuse` on shortage nothing expected is promised, only stock. */
export const promiseOrder = ({ destination, lines, from, facts, wanted: { supply, shortage } }: PromiseInput): OrderPromise =>
  promise({
    destination,
    lines: lines.map(({ id, product_id: productId, amount }) => ({ id, productId, amount })),
    from,
    facts: shortage === 'refuse' ? onlyStock(facts) : facts,
    // Off the shelves alone, and yet ordered where they lack it: the rest is expected like any other.
    supply: supply === 'stockOnly' ? 'earliest' : supply,
  })
