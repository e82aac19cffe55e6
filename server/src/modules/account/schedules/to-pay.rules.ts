import type { PaymentMethod } from '@vitrina/contract/orders.rules'
import type { Payment } from '@vitrina/contract/schedules'

type OpenInvoice = {
  documentId: number
  number: string
  orderId: number | null
  date: string
  dueOn: string | null
  sum: number
  paid: number
  paymentMethod: PaymentMethod | null
}

const DAY_MS = 24 * 60 * 60_000

/** By the contract later, at the counter when the goods are handed over, otherwise before they leave. */
const kindOf = (method: PaymentMethod | null): Payment['kind'] =>
  method === 'deferred' ? 'deferred' : method === 'cash' ? 'onShipment' : 'prepay'

/** One sum to pay by one day; overdue from the day after. */
export function toPay({ dueOn, date, sum, paid, paymentMethod, ...invoice }: OpenInvoice, today: string): Payment {
  const due = dueOn ?? date
  const overdueDays = Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / DAY_MS))
  return { ...invoice, date: due, sum, paid, open: sum - paid, kind: kindOf(paymentMethod), overdueDays }
}
