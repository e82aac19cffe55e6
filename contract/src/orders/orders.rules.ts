/** Business, shipping and payment states of an order are independent of each other. */
export const orderStates = [
  'approval_pending',
  'submitted',
  'confirmed',
  'in_progress',
  'completed',
  'cancel_requested',
  'cancelled',
  'declined',
  'rejected',
] as const
export type OrderState = (typeof orderStates)[number]

export const shippingStates = [
  'not_shipped',
  'assembling',
  'ready_for_pickup',
  'partially_shipped',
  'shipped',
  'delivered',
  'issued',
  'not_collected',
] as const
export type ShippingState = (typeof shippingStates)[number]

/** `overdue` is not a state of its own: it is `awaiting` on a day after the due one. */
export const paymentStates = ['not_required', 'awaiting', 'partially_paid', 'paid'] as const
export type PaymentState = (typeof paymentStates)[number]
/** Payment states of an order that money is still awaited for. */
export const unpaidStates = ['awaiting', 'partially_paid'] as const satisfies readonly PaymentState[]

export const approvalStates = ['not_needed', 'pending', 'approved', 'rejected'] as const
export const creditGrades = ['none', 'warn', 'release', 'prepay', 'stop'] as const
export type CreditGrade = (typeof creditGrades)[number]
export const deliveryTypes = ['pickup', 'delivery', 'carrier'] as const
export type DeliveryType = (typeof deliveryTypes)[number]
/** phone: a member of staff took it down for a customer who called; replacement: for returned goods. */
export const orderSources = ['cart', 'repeat', 'specification', 'offer', 'quote', 'phone', 'staff', 'api', 'replacement'] as const
/** transfer: by the invoice, in advance; deferred: by the contract, later. */
export const paymentMethods = ['transfer', 'sbp', 'card', 'deferred', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The buyer's actions on an order; a button is shown only for an action listed here. */
export const orderActions = [
  'approve',
  'reject',
  'cancel',
  'repeat',
  'reserve',
  'extendReserve',
  'releaseReserve',
  'requestReturn',
  'pay',
  'print',
  'comment',
  'collect',
] as const
export type OrderAction = (typeof orderActions)[number]

/** Actions of the seller's people on it. */
export const deskActions = [
  'confirm',
  'decline',
  'release',
  'change',
  'releaseGoods',
  'receiveGoods',
  'sendTransfer',
  'receiveTransfer',
  'ship',
  'assemble',
  'issue',
  'extendPickup',
  'takeBack',
  'deliver',
  'renewInvoice',
  'markPaid',
  'confirmReserve',
  'rejectReserve',
  'extendReserve',
  'releaseReserve',
  'cancel',
  'complete',
  'changePromise',
  'comment',
] as const
export type DeskAction = (typeof deskActions)[number]

/** K-02 */
export const MAX_EXPORTED_ORDERS = 10
/** S-16 */
export const RESERVE_WORKING_DAYS = 3
export const MAX_ORDER_COMMENT = 2_000

/** Allowed transitions of the business state; all others are refused. */
export const orderSteps: Record<OrderState, readonly OrderState[]> = {
  approval_pending: ['submitted', 'rejected', 'cancelled'],
  submitted: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['in_progress', 'completed', 'cancel_requested', 'cancelled'],
  in_progress: ['completed', 'cancel_requested', 'cancelled'],
  cancel_requested: ['cancelled', 'confirmed', 'in_progress', 'completed'],
  completed: [],
  cancelled: [],
  declined: [],
  rejected: [],
}

export const canStep = (from: OrderState, to: OrderState): boolean => orderSteps[from].includes(to)
