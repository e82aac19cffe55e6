import type { BankState } from '#platform/payments/t-kassa/payment-provider'

type PaymentState = 'created' | 'link_issued' | 'paid' | 'cancelled' | 'expired' | 'rejected' | 'partially_refunded' | 'refunded' | 'voided'

/** The state of a payment in our books. `pendingRefunds`: the sum of our own pending refunds. */
export type KnownPayment = { state: PaymentState; sum: number; refundedSum: number; pendingRefunds: number; providerId: string | null }
type BankReport = { state: BankState; sum: number; providerId: string }

type Verdict =
  /** Nothing new, or older than our state. */
  | { step: 'none' }
  /** The money is ours now. */
  | { step: 'take' }
  | { step: 'close'; to: 'cancelled' | 'expired' | 'rejected' }
  /** All of it was refunded without our request: `sum` of our books. */
  | { step: 'gone'; sum: number }
  /** A person has to look. */
  | { step: 'doubt'; why: 'sum' | 'name' | 'part' }

const isOpen = (state: PaymentState) => state === 'created' || state === 'link_issued'
const isOurs = (state: PaymentState) => state === 'paid' || state === 'partially_refunded'

/**
 * The effect of a bank notification on a payment. Notifications come twice and in any order, so a state never goes back;
 * but received money counts, even after the payment was cancelled.
 */
export function evaluateBankReport(current: KnownPayment, report: BankReport): Verdict {
  if (report.state === 'waiting' || report.state === 'held') return { step: 'none' }
  if (current.providerId !== null && current.providerId !== report.providerId) return { step: 'doubt', why: 'name' }
  switch (report.state) {
    case 'paid':
      if (isOurs(current.state) || current.state === 'refunded') return { step: 'none' }
      return report.sum === current.sum ? { step: 'take' } : { step: 'doubt', why: 'sum' }
    case 'part-refunded':
      return current.refundedSum + current.pendingRefunds > 0 || current.state === 'refunded'
        ? { step: 'none' }
        : { step: 'doubt', why: 'part' }
    case 'refunded':
      if (current.state === 'refunded') return { step: 'none' }
      if (!isOurs(current.state)) return { step: 'gone', sum: current.sum }
      return current.refundedSum + current.pendingRefunds < current.sum
        ? { step: 'gone', sum: current.sum - current.refundedSum - current.pendingRefunds }
        : { step: 'none' }
    case 'cancelled':
    case 'expired':
    case 'rejected':
      return isOpen(current.state) ? { step: 'close', to: report.state } : { step: 'none' }
  }
}
