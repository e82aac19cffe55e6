import { lineSum } from '@vitrina/contract/prices/prices.rules'
import type { ReceiptItem } from '#platform/payments/t-kassa/payment-provider'

/** A line of an invoice as it is sold: kopecks with VAT, the rate in basis points. */
export type SoldLine = {
  line: number | null
  name: string
  price: number
  amount: number
  sum: number
  vatRate: number | null
  isService: boolean
}
export type StoredReceiptItem = ReceiptItem & { line: number | null }

/** The bank prints no more lines on one receipt. */
const MOST_ITEMS = 100

const totalOf = (sums: readonly number[]): number => sums.reduce((total, sum) => total + sum, 0)

/**
 * Shares of a sum by weights, whole kopecks that add up to it; the remainder goes where most was cut off.
 * No share is greater than its weight where the sum is not greater than all of them.
 */
export function split(sum: number, weights: readonly number[]): number[] {
  const total = BigInt(totalOf(weights))
  if (total === 0n) return weights.map(() => 0)
  // Kopecks of two long invoices multiplied are more than a double holds.
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight))
  const shares = exact.map((product) => Number(product / total))
  const cut = exact.map((product, at) => ({ at, rest: product % total }))
  const mostCut = cut.toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1))
  for (const { at } of mostCut.slice(0, sum - totalOf(shares))) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** A receipt is needed for any card payment, and for a person's SBP. A company's SBP is a settlement between companies. */
export const needsReceipt = ({ method, isPerson }: { method: 'sbp' | 'card'; isPerson: boolean }): boolean => method === 'card' || isPerson

/** Money before goods: all of it or a part; after them it is a plain payment. */
export function methodOf({ isWhole, isShipped }: { isWhole: boolean; isShipped: boolean }): string {
  if (isShipped) return 'full_payment'
  return isWhole ? 'full_prepayment' : 'prepayment'
}

/** НК 164 п. 4: VAT of an advance is taken out at the calculated rate, 22/122. */
function taxOf(rate: number | null, method: string): string {
  if (rate === null) return 'none'
  const percent = rate / 100
  return percent === 0 || method === 'full_payment' ? `vat${percent}` : `vat${100 + percent}`
}

/** Lines of the same VAT become one where there are more than the bank prints. */
function fitting(lines: readonly SoldLine[], about: string): SoldLine[] {
  if (lines.length <= MOST_ITEMS) return [...lines]
  const kinds = Map.groupBy(lines, ({ vatRate, isService }) => `${vatRate}:${isService}`)
  return Array.from(kinds.values(), (same) => {
    const sum = totalOf(same.map((line) => line.sum))
    const { vatRate = null, isService = false } = same[0] ?? {}
    return { line: null, name: about, price: sum, amount: 1, sum, vatRate, isService }
  })
}

/** Of a thing sold whole its own price and amount; of a part of it, one part. */
const priced = (sum: number, whole: { price: number; quantity: number; sum: number }): { price: number; quantity: number; sum: number } =>
  sum === whole.sum && lineSum(whole.price, whole.quantity) === sum ? whole : { price: sum, quantity: 1, sum }

type Sale = {
  sum: number
  lines: readonly SoldLine[]
  method: string
  /** The name of merged lines. */
  about: string
}

/** The lines of a receipt for a payment, whole or in part: each pays its share. */
export function itemsOfSale({ sum, lines, method, about }: Sale): StoredReceiptItem[] {
  const shown = fitting(lines, about)
  const shares = split(
    sum,
    shown.map((line) => line.sum),
  )
  return shown.flatMap(({ line, name, price, amount, sum: whole, vatRate, isService }, at) => {
    const share = shares[at] ?? 0
    if (share === 0) return []
    const figures = priced(share, { price, quantity: amount, sum: whole })
    return [{ line, name: name || about, ...figures, tax: taxOf(vatRate, method), method, object: isService ? 'service' : 'commodity' }]
  })
}

type RefundInput = {
  sum: number
  sold: readonly StoredReceiptItem[]
  /** Earlier refunds of these items. */
  before: readonly (readonly StoredReceiptItem[])[]
  /** Worth of the goods that came back, by line of the invoice; the rest is of everything. */
  returned: ReadonlyMap<number, number>
}

const nameOf = ({ line, name, tax }: StoredReceiptItem): string => `${line ?? ''}:${name}:${tax}`

/** The lines of a receipt for a refund: the goods that came back first, never more of a thing than was paid for it. */
export function itemsOfRefund({ sum, sold, before, returned }: RefundInput): StoredReceiptItem[] {
  const refunded = new Map<string, number>()
  for (const item of before.flat()) refunded.set(nameOf(item), (refunded.get(nameOf(item)) ?? 0) + item.sum)
  const left = sold.map((item) => item.sum - (refunded.get(nameOf(item)) ?? 0))
  const refundable = sold.map(({ line }, at) => Math.min(left[at] ?? 0, line === null ? 0 : (returned.get(line) ?? 0)))
  const first = split(Math.min(sum, totalOf(refundable)), refundable)
  const others = split(
    sum - totalOf(first),
    left.map((rest, at) => rest - (first[at] ?? 0)),
  )
  return sold.flatMap((item, at) => {
    const share = (first[at] ?? 0) + (others[at] ?? 0)
    return share > 0 ? [{ ...item, ...priced(share, item) }] : []
  })
}
