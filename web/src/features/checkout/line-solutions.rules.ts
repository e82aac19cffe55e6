import type { CartLine } from '@vitrina/contract/cart/cart'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { largestWithin } from '@vitrina/contract/quantity/quantity.rules'
import type { LineSolution } from './solve-line.api.ts'

type Problem = CheckoutOptions['problems'][number]

/** The amount that can be ordered: of short goods what is there, of a wrong amount the nearest right one; null: none of it. */
export function orderableAmount({ code, available }: Pick<Problem, 'code' | 'available'>, line: CartLine): number | null {
  if (code === 'stock-short') return largestWithin(line.product, available ?? 0) || null
  return code === 'not-sold' ? null : line.suggestedAmount
}

/** Takes what can be had of each line, and leaves out the others. */
export const takeOrderable = (problems: readonly Problem[], lineOf: (id: number) => CartLine | undefined): LineSolution[] =>
  problems.flatMap((problem) => {
    const line = lineOf(problem.lineId)
    if (!line) return []
    const amount = orderableAmount(problem, line)
    return [amount === null ? { id: line.id, selected: false } : { id: line.id, amount }]
  })

/** The same lines as they are now. */
export const asTheyWere = (solutions: readonly LineSolution[], lineOf: (id: number) => CartLine | undefined): LineSolution[] =>
  solutions.flatMap((solution) => {
    const line = lineOf(solution.id)
    if (!line) return []
    return ['amount' in solution ? { id: line.id, amount: line.amount } : { id: line.id, selected: line.selected }]
  })
