import type { Payment } from '@vitrina/contract/payments/payments'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'

/** States as a payer sees them. */
export type PayerState = 'waiting' | 'paid' | 'rejected' | 'expired' | 'cancelled'

const readAs: Record<Payment['state'], PayerState> = {
  created: 'waiting',
  link_issued: 'waiting',
  paid: 'paid',
  // A refunded payment was paid first.
  partially_refunded: 'paid',
  refunded: 'paid',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'cancelled',
  voided: 'cancelled',
}

export const payerStateOf = (state: Payment['state']): PayerState => readAs[state]

/** A final state. */
export const isOver = (state: Payment['state']): boolean => payerStateOf(state) !== 'waiting'

/** Whole seconds until then, never negative. */
export const secondsUntil = (until: string, now: number): number => Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))

/** 2:05, 1:02:05. */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Typed roubles with at most kopecks; null when it is no valid sum of this invoice. */
export function readSum(text: string, most: number): number | null {
  const sum = readAmount(text)
  if (sum === null || sum <= 0 || sum > most || Math.abs(Math.round(sum * 100) - sum * 100) > 1e-6) return null
  return sum
}
