import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'

/** A shipped part of a line, with its rate. */
export type ShippedPart = { amount: number; sum: number; vat: number; vatRate: number | null }
export type PartSum = { sum: number; vat: number }

const totalOf = (parts: readonly { amount: number }[]) => exactAmount(parts.reduce((sum, part) => sum + part.amount, 0))

/** VAT of one more sum at a rate: that of all together less the counted part, so that halves of a kopeck are never lost. */
function nextVat(before: readonly ShippedPart[], { sum, vatRate }: { sum: number; vatRate: number | null }): number {
  if (vatRate === null) return 0
  const alike = before.filter((part) => part.vatRate === vatRate)
  const counted = alike.reduce((vat, part) => vat + part.vat, 0)
  return (
    vatWithin(
      alike.reduce((all, part) => all + part.sum, sum),
      vatRate,
    ) - counted
  )
}

/**
 * The sum of one more part of a line. Counted from the beginning of the line, so that the parts of a line add up
 * to the line itself, and their VAT to that of everything shipped at the same rate.
 */
export function nextPart(
  before: readonly ShippedPart[],
  { price, amount, vatRate }: { price: number; amount: number; vatRate: number | null },
): PartSum {
  const gone = totalOf(before)
  const sum = lineSum(price, exactAmount(gone + amount)) - lineSum(price, gone)
  return { sum, vat: nextVat(before, { sum, vatRate }) }
}

/** A line of which `kept` is not cancelled: shipped parts as they left, the rest at the rate of its day. */
export function lineTotal(
  before: readonly ShippedPart[],
  { price, kept, vatRate }: { price: number | null; kept: number; vatRate: number | null },
): PartSum {
  if (price === null) return { sum: 0, vat: 0 }
  const open = exactAmount(kept - totalOf(before))
  const rest = open > 0 ? nextPart(before, { price, amount: open, vatRate }) : { sum: 0, vat: 0 }
  return {
    sum: before.reduce((sum, part) => sum + part.sum, rest.sum),
    vat: before.reduce((vat, part) => vat + part.vat, rest.vat),
  }
}
