import type { ErrorCode } from '@vitrina/contract/errors'
import { type FulfilmentStep, type PaymentFacts, paymentClears } from '@vitrina/contract/fulfilment/fulfilment.rules'
import type { Order } from '@vitrina/contract/orders/orders'
import type { OrderRecord } from '#modules/order-record/lock-order'

type SentOrder = Pick<OrderRecord, 'state'> & Omit<PaymentFacts, 'isOverdue'>

/** Why goods of an order that is under way stay where they are: they are not paid for, or not there. */
export const whyNotSent =
  (action: 'assemble' | 'ship' | 'issue') =>
  (order: SentOrder, { isOverdue, deliveryType }: Pick<Order, 'isOverdue' | 'deliveryType'>): ErrorCode | undefined => {
    const isPickup = deliveryType === 'pickup'
    if ((order.state !== 'confirmed' && order.state !== 'in_progress') || isPickup === (action === 'ship')) return undefined
    const step: FulfilmentStep = action === 'assemble' ? 'assemble' : 'leave'
    if (!paymentClears({ ...order, isOverdue }, step)) return 'order.not-paid'
    return action === 'issue' ? undefined : 'order.not-here'
  }
