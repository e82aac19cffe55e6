import type { BuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { DeliveryType, OrderState, PaymentMethod } from '@vitrina/contract/orders/orders.rules'

/** Documents are in Russian, in any language of the site. */
const states: Record<OrderState, string> = {
  approval_pending: 'На согласовании',
  submitted: 'На подтверждении',
  confirmed: 'Подтверждён',
  in_progress: 'В работе',
  completed: 'Выполнен',
  cancel_requested: 'Ждёт отмены',
  cancelled: 'Отменён',
  declined: 'Отклонён продавцом',
  rejected: 'Не согласован',
}

const methods: Record<PaymentMethod, string> = {
  transfer: 'По счёту',
  sbp: 'По СБП',
  card: 'Картой',
  deferred: 'С отсрочкой',
  cash: 'Наличными',
}

/** The buyer's texts of an order form; their own number has a line of its own at the top. */
type Note = Exclude<BuyerText, 'buyerOrderNumber'>
const noteLabels: Record<Note, string> = { comment: 'Комментарий' }

export const stateText = (state: OrderState): string => states[state]

export const paymentText = (method: PaymentMethod, deferralDays: number): string =>
  deferralDays > 0 ? `${methods[method]}, дней: ${deferralDays}` : methods[method]

/** Labels with their texts, as the form lists them. */
export const notesOf = (order: Record<Note, string>): [label: string, text: string][] =>
  Object.entries(noteLabels).map(([name, label]) => [label, order[name as Note]])

type Delivery = { type: DeliveryType; address: string; carrier: string; pickup: string | null; on: string | null }

const dayText = (day: string | null): string => (day === null ? '' : ` ${formatDay(day)}`)

export function deliveryText({ type, address, carrier, pickup, on }: Delivery): string {
  if (type === 'pickup') return `Самовывоз${dayText(on)}${pickup ? `: ${pickup}` : ''}`
  return type === 'carrier' ? `${carrier || 'Транспортная компания'}${dayText(on)}: ${address}` : `Доставка${dayText(on)}: ${address}`
}
