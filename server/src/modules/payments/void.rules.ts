type Money = {
  direction: 'in' | 'refund'
  method: string
  state: string
  providerId: string | null
  refundedSum: number
  /** The part of it with a pending refund. */
  asked: number
}

/** Only a typed payment can be a mistake: a bank's notification means received money, and refunded money cannot be voided. */
export const isVoidable = ({ direction, method, state, providerId, refundedSum, asked }: Money): boolean =>
  direction === 'in' &&
  (method === 'transfer' || method === 'cash') &&
  state === 'paid' &&
  providerId === null &&
  refundedSum === 0 &&
  asked === 0
