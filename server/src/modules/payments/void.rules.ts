type Money = {
  direction: 'in' | 'refund'
  method: string
  state: string
  providerId: string | null
  refundedSum: number
  /** What of it waits to go back. */
  asked: number
}

/** Only what a person has typed can be a slip: what a bank tells of has come, and what went back cannot be taken out of the count. */
export const isVoidable = ({ direction, method, state, providerId, refundedSum, asked }: Money): boolean =>
  direction === 'in' &&
  (method === 'transfer' || method === 'cash') &&
  state === 'paid' &&
  providerId === null &&
  refundedSum === 0 &&
  asked === 0
