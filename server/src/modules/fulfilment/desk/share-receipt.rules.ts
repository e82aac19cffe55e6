import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'

/** A part of a line that waits for goods to come; the oldest promise stands first. */
export type AwaitingPart = {
  sourceId: number
  orderId: number
  orderItemId: number
  /** Of this part. */
  open: number
  /** Of the whole line: the amount neither shipped, nor cancelled, nor held for it already. */
  lineOpen: number
}

export type ReceivedShare = { sourceId: number; orderId: number; orderItemId: number; amount: number }

/** Shares received goods: each waiting part in its turn until nothing is left; the rest is free to sell. */
export function shareReceipt(amount: number, waiting: readonly AwaitingPart[]): { shares: ReceivedShare[]; free: number } {
  let left = thousandths(amount)
  const given = new Map<number, number>()
  const shares = waiting.flatMap(({ open, lineOpen, ...part }) => {
    const before = given.get(part.orderItemId) ?? 0
    const taken = Math.min(left, thousandths(open), thousandths(lineOpen) - before)
    if (taken <= 0) return []
    left -= taken
    given.set(part.orderItemId, before + taken)
    return [{ ...part, amount: taken / THOUSAND }]
  })
  return { shares, free: left / THOUSAND }
}
