type Money = {
  direction: 'in' | 'refund'
  method: string
  state: string
  providerId: string | null
  refundedSum: number
  /** The part of it with a pending refund. */
  pendingRefunds: number
}

/** Only a typed payment can be a mistake: a bank's notification means received money, and refunded money cannot be voided. */
export const isVoidable = ({ direction, method, state, providerId, refundedSum, pendingRefunds }: Money): boolean =>
  direction === 'in' &&
  (method === 'transfer' || method === 'cash') &&
  state === 'paid' &&
  providerId === null &&
  refundedSum === 0 &&
  pendingRefunds === 0
