import { addAmounts, type AmountRule, MAX_AMOUNT, subtractAmounts, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { transferOutcomes } from '@vitrina/contract/specifications/specification-shapes'

export type TransferOutcome = (typeof transferOutcomes)[number]

type Product = AmountRule & { key: string; isSold: boolean; isUsable: boolean; hasPrice: boolean }

/** A line on its way into a cart; without a product it is still text. */
export type TransferLine = {
  id: string
  needed: number
  product: Product | null
  /** Whether the stock covers it after the lines before it. */
  isEnough: boolean
  /** The product that replaces it, where the buyer allows that and it is needed. */
  analog: Product | null
}

export type PlannedLine = {
  id: string
  outcome: TransferOutcome
  asked: number
  taken: number
  /** Of the product that goes into the cart; null: nothing does. */
  key: string | null
}

function firstOutcome({ product, analog, isEnough, needed }: TransferLine): { outcome: TransferOutcome; taken: Product | null } {
  if (!product) return { outcome: 'raw-text', taken: null }
  if (needed > MAX_AMOUNT) return { outcome: 'full', taken: null }
  if (analog) return { outcome: 'replaced', taken: analog }
  if (!product.isSold || !product.isUsable) return { outcome: 'not-sold', taken: null }
  if (!product.hasPrice) return { outcome: 'no-price', taken: product }
  return { outcome: isEnough ? 'taken' : 'short', taken: product }
}

/**
 * Outcome of each line. The lines of one product are one line in a cart, so their sum is rounded to the pack, and what the
 * rounding adds stands at the last of them.
 */
export function planTransfer(lines: readonly TransferLine[]): PlannedLine[] {
  const planned = lines.map((line) => ({ line, ...firstOutcome(line) }))
  const totals = new Map<string, { sum: number; last: number; rule: AmountRule }>()
  for (const [at, { line, taken }] of planned.entries()) {
    if (!taken) continue
    totals.set(taken.key, { sum: addAmounts(totals.get(taken.key)?.sum ?? 0, line.needed), last: at, rule: taken })
  }
  const extras = new Map([...totals.values()].map(({ sum, last, rule }) => [last, subtractAmounts(suggestedAmount(rule, sum), sum)]))
  return planned.map(({ line, outcome, taken }, at) => {
    const extra = extras.get(at) ?? 0
    const isRounded = taken !== null && extra !== 0 && outcome === 'taken'
    return {
      id: line.id,
      outcome: isRounded ? 'rounded' : outcome,
      asked: line.needed,
      taken: taken ? addAmounts(line.needed, extra) : 0,
      key: taken?.key ?? null,
    }
  })
}

/** A cart has so many lines: what no longer fits stays where it is and says so. Goods that are in the cart take no new line. */
export function fitPlan(planned: readonly PlannedLine[], { inCart, limit }: { inCart: ReadonlySet<string>; limit: number }): PlannedLine[] {
  const keys = new Set(inCart)
  return planned.map((line) => {
    if (line.key === null || keys.has(line.key)) return line
    if (keys.size >= limit) return { ...line, outcome: 'full', taken: 0, key: null }
    keys.add(line.key)
    return line
  })
}
