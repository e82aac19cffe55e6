import { amountProblem } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { checkoutTextsIn } from '#texts/checkout'
import type { PricedLine } from './price-order.ts'

type Problem = 'not-sold' | 'minimum-batch' | 'multiplicity' | 'decimals'

/** Why a line cannot be ordered as it is; null: it can. One without a price can: the seller names it. */
export function problemOf(line: PricedLine): Problem | null {
  if (!line.is_sold) return 'not-sold'
  const rule = { unit: { decimals: line.decimals }, minimumBatch: line.minimum_batch, multiplicity: line.multiplicity }
  const problem = amountProblem(rule, line.amount)
  return problem === 'wrong' ? 'decimals' : problem
}

/** Refuses lines that cannot be ordered as they are, each named by its place in the cart. */
export function requireOrderable({ language }: Actor, lines: readonly PricedLine[]): void {
  const texts = checkoutTextsIn(language).lines
  const fields = lines.flatMap((line) => {
    const code = problemOf(line)
    return code ? [{ field: `lines.${line.id}`, message: `${line.article}: ${texts[code]}`, code }] : []
  })
  if (fields.length > 0) throw new AppError('order.line-refused', { fields })
}
