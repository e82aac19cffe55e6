import type { OrderState, ShippingState } from '../orders/orders.rules.ts'

type Days = { desiredOn: string | null; promisedOn: string | null }

/** The day an order is expected on: the one the buyer chose, else the promised one; null: the manager will tell. */
export const expectedOn = ({ desiredOn, promisedOn }: Days): string | null => desiredOn ?? promisedOn

type States = { state: OrderState; shippingState: ShippingState }

/** Whether goods of the order are still to come: then a missing day is shown as open. */
export const isAwaited = ({ state, shippingState }: States): boolean =>
  ['approval_pending', 'submitted', 'confirmed', 'in_progress'].includes(state) &&
  !['shipped', 'delivered', 'issued'].includes(shippingState)
