import { type AmountRule, amountProblem, isStorable } from '../quantity/quantity.rules.ts'

/** Specification §9: the limits of a pasted text and of a file, unless the seller sets others. */
export const MAX_IMPORT_LINES = 300
export const MAX_IMPORT_ROWS = 500
export const MAX_IMPORT_TEXT = 200_000
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_CANDIDATES = 5

/** A list has more than one line with something in it. */
export const isList = (text: string): boolean => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length > 1

/** Remarks on the amount of a line or on its product; the buyer should look at it before going on. */
export const importProblems = [
  'amount-missing',
  'amount-doubtful',
  'amount-wrong',
  'amount-decimals',
  'minimum-batch',
  'multiplicity',
  'stock-short',
  'no-price',
] as const
export type ImportProblem = (typeof importProblems)[number]

type Bought = AmountRule & { price: unknown; stockTotal: number }

/** Why an amount of a product cannot be ordered as it is; null: it can. */
export function importProblem(product: Bought, amount: number): ImportProblem | null {
  const problem = amountProblem(product, amount)
  if (!isStorable(problem)) return problem === 'decimals' ? 'amount-decimals' : 'amount-wrong'
  if (problem === 'minimum-batch' || problem === 'multiplicity') return problem
  if (product.price === null) return 'no-price'
  return product.stockTotal < amount ? 'stock-short' : null
}
