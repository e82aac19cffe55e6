import type { DocumentState } from '@vitrina/contract/documents/documents.rules'
import type { OrderReturn, Shipment } from '@vitrina/contract/orders/order-parts'
import type { OrderState, PaymentState, ShippingState } from '@vitrina/contract/orders/orders.rules'

/** Look of a state: nothing to do, in progress, done, needs attention, failed. */
export type Tone = 'quiet' | 'moving' | 'good' | 'attention' | 'bad'

export const orderTones: Record<OrderState, Tone> = {
  approval_pending: 'attention',
  submitted: 'moving',
  confirmed: 'moving',
  in_progress: 'moving',
  completed: 'good',
  cancel_requested: 'attention',
  cancelled: 'quiet',
  declined: 'bad',
  rejected: 'bad',
}

export const shippingTones: Record<ShippingState | Shipment['state'], Tone> = {
  not_shipped: 'quiet',
  assembling: 'moving',
  ready_for_pickup: 'attention',
  partially_shipped: 'moving',
  shipped: 'moving',
  delivered: 'good',
  issued: 'good',
  not_collected: 'bad',
}

const paymentTones: Record<PaymentState | 'overdue', Tone> = {
  not_required: 'quiet',
  awaiting: 'attention',
  partially_paid: 'attention',
  paid: 'good',
  overdue: 'bad',
}

type Payable = { state: OrderState; paymentState: PaymentState; isOverdue: boolean }

/** A refused order waits for no payment. */
export const paymentStatusOf = ({ state, paymentState, isOverdue }: Payable): PaymentState | 'overdue' => {
  if (paymentState === 'awaiting' && (state === 'declined' || state === 'rejected')) return 'not_required'
  return isOverdue ? 'overdue' : paymentState
}

export const paymentToneOf = (order: Payable): Tone => paymentTones[paymentStatusOf(order)]

export const documentTones: Record<DocumentState, Tone> = {
  awaiting: 'attention',
  partially_paid: 'attention',
  paid: 'good',
  overdue: 'bad',
  cancelled: 'quiet',
  posted: 'quiet',
}

export const returnTones: Record<OrderReturn['state'], Tone> = {
  submitted: 'moving',
  needs_info: 'attention',
  authorized: 'moving',
  denied: 'bad',
  received: 'moving',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
}
