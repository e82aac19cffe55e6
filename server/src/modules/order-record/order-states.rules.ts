import { invoiceStateOf } from '@vitrina/contract/documents/documents.rules'
import type { PaymentState, ShippingState } from '@vitrina/contract/orders/orders.rules'

type ShipmentState = 'assembling' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'issued' | 'not_collected'

/** The shipping state of an order by its lines and shipments. `open`: ordered and not cancelled. */
export function shippingStateOf({
  open,
  shipped,
  shipments,
}: {
  open: number
  shipped: number
  shipments: readonly ShipmentState[]
}): ShippingState {
  const waits = shipments.find((state) => state === 'ready_for_pickup' || state === 'assembling')
  if (shipped <= 0) {
    if (waits) return waits
    return shipments.length > 0 && shipments.every((state) => state === 'not_collected') ? 'not_collected' : 'not_shipped'
  }
  if (shipped < open) return 'partially_shipped'
  const gone = shipments.filter((state) => state === 'shipped' || state === 'delivered' || state === 'issued')
  if (gone.every((state) => state === 'issued')) return 'issued'
  return gone.every((state) => state !== 'shipped') ? 'delivered' : 'shipped'
}

export function paymentStateOf({ total, paid }: { total: number; paid: number }): PaymentState {
  return total === 0 ? 'not_required' : invoiceStateOf({ sum: total, paid })
}
