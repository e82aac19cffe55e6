import { amountProblem } from '@vitrina/contract/cart/cart.rules'
import type { PricedLine } from './price-order.ts'

type Problem = 'not-sold' | 'minimum-batch' | 'multiplicity' | 'decimals'

/** Why a line cannot be ordered as it is; null: it can. One without a price can: the seller names it. */
export function problemOf(line: PricedLine): Problem | null {
  if (!line.is_sold) return 'not-sold'
  const rule = { unit: { decimals: line.decimals }, minimumBatch: line.minimum_batch, multiplicity: line.multiplicity }
  const problem = amountProblem(rule, line.amount)
  return problem === 'wrong' ? 'decimals' : problem
}
