import type { BankState } from '#platform/t-kassa/payment-provider'

type PaymentState = 'created' | 'link_issued' | 'paid' | 'cancelled' | 'expired' | 'rejected' | 'partially_refunded' | 'refunded' | 'voided'

/** The state of a payment in our books. `asked`: the sum of our own pending refunds. */
export type Known = { state: PaymentState; sum: number; refundedSum: number; asked: number; providerId: string | null }
type Word = { state: BankState; sum: number; providerId: string }

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
export function verdictOn(known: Known, word: Word): Verdict {
  if (word.state === 'waiting' || word.state === 'held') return { step: 'none' }
  if (known.providerId !== null && known.providerId !== word.providerId) return { step: 'doubt', why: 'name' }
  switch (word.state) {
    case 'paid':
      if (isOurs(known.state) || known.state === 'refunded') return { step: 'none' }
      return word.sum === known.sum ? { step: 'take' } : { step: 'doubt', why: 'sum' }
    case 'part-refunded':
      return known.refundedSum + known.asked > 0 || known.state === 'refunded' ? { step: 'none' } : { step: 'doubt', why: 'part' }
    case 'refunded':
      if (known.state === 'refunded') return { step: 'none' }
      if (!isOurs(known.state)) return { step: 'gone', sum: known.sum }
      return known.refundedSum + known.asked < known.sum
        ? { step: 'gone', sum: known.sum - known.refundedSum - known.asked }
        : { step: 'none' }
    case 'cancelled':
    case 'expired':
    case 'rejected':
      return isOpen(known.state) ? { step: 'close', to: word.state } : { step: 'none' }
  }
}
