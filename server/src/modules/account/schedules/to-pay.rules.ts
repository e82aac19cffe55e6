import type { PaymentMethod } from '@vitrina/contract/orders/orders.rules'
import type { Payment } from '@vitrina/contract/account/schedules'
import { type Debt, daysLate } from '#modules/debts/debts.rules'

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

/** By the contract later, at the counter when the goods are handed over, otherwise before they leave. */
const kindOf = (method: PaymentMethod | null): Payment['kind'] =>
  method === 'deferred' ? 'deferred' : method === 'cash' ? 'onShipment' : 'prepay'

/** One sum to pay by one day; overdue from the day after. One without a day is due on its own, and never late. */
export function toPay({ dueOn, date, sum, paid, paymentMethod, ...invoice }: OpenInvoice, today: string): Payment {
  return { ...invoice, date: dueOn ?? date, sum, paid, open: sum - paid, kind: kindOf(paymentMethod), overdueDays: daysLate(dueOn, today) }
}

/** Debts of the books beyond the invoices here, overdue and not; a negative one is a payment only the books have. */
export function beyondInvoices({ statement }: Pick<Debt, 'statement'>, today: string): Payment[] {
  if (!statement) return []
  const { asOf, beyond, beyondOverdue, overdueSince } = statement
  const late = overdueSince ?? asOf
  const parts = [
    { date: late, sum: beyondOverdue, overdueDays: Math.max(1, daysLate(late, today)) },
    { date: asOf, sum: beyond - beyondOverdue, overdueDays: 0 },
  ]
  return parts
    .filter(({ sum }) => sum !== 0)
    .map((part) => ({ ...part, documentId: null, number: '', orderId: null, paid: 0, open: part.sum, kind: 'statement' }))
}
