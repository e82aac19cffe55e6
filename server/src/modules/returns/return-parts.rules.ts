import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'

/** One line within one shipment, and its part returned before. */
export type ReturnablePart = {
  shipmentId: number
  amount: number
  sum: number
  vat: number
  vatRate: number | null
  returned: { amount: number; sum: number; vat: number }
}
export type ReturnedPart = { shipmentId: number; amount: number; vatRate: number | null; sum: number; vat: number }

/** `whole × part ⁄ all`, half up, in exact integers; of nothing it is nothing. */
function share(whole: number, part: number, all: number): number {
  if (all === 0) return 0
  const [total, given, of] = [BigInt(whole), BigInt(part), BigInt(all)]
  return Number((2n * total * given + of) / (2n * of))
}

/**
 * Which shipments an amount of a line goes back to, the oldest first: each with its own sum and the rate it was shipped at.
 * Counted from the beginning of a shipment, so that all of it given back bit by bit is worth exactly the shipped sum.
 */
export function partsOfReturn(shipped: readonly ReturnablePart[], amount: number): ReturnedPart[] {
  let left = thousandths(amount)
  const parts: ReturnedPart[] = []
  for (const { shipmentId, vatRate, ...part } of shipped) {
    const all = thousandths(part.amount)
    const before = thousandths(part.returned.amount)
    const taken = Math.min(left, all - before)
    if (taken <= 0) continue
    left -= taken
    const sumSoFar = share(part.sum, before + taken, all)
    parts.push({
      shipmentId,
      vatRate,
      amount: taken / THOUSAND,
      sum: sumSoFar - part.returned.sum,
      // By the money, not by the amount: rounded apart, a bit worth nothing could still carry a kopeck of VAT.
      vat: share(part.vat, sumSoFar, part.sum) - part.returned.vat,
    })
  }
  if (left > 0) throw new RangeError('More comes back than was shipped')
  return parts
}

/** The amount of a line that may still be returned. */
export const returnable = ({ shipped, returned, asked }: { shipped: number; returned: number; asked: number }): number =>
  Math.max(0, thousandths(shipped) - thousandths(returned) - thousandths(asked)) / THOUSAND
