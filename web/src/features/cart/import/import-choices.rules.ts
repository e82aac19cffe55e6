import type { ImportedProduct, ImportedRow } from '@vitrina/contract/list-import/list-import'
import { type ImportCode, importProblem, importStatusOf, isList } from '@vitrina/contract/list-import/list-import.rules'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'

/** The buyer's choice for an imported row; rows without a choice keep the server's match. */
export type Choice = { productId?: number; amount?: string }

export type RowState = {
  row: ImportedRow
  product: ImportedProduct | null
  amount: string
  code: ImportCode | null
  status: 'ok' | 'warning' | 'error'
  /** Can go into the cart as it is. */
  isReady: boolean
}

const typed = (amount: number | null) => (amount === null ? '' : String(amount).replace('.', ','))

/** The smallest amount replaces a missing one, never an unreadable one. */
const initialAmount = ({ amount, suggestedAmount, code }: ImportedRow) =>
  typed(code === 'amount-wrong' ? amount : (amount ?? suggestedAmount))

function codeOf(row: ImportedRow, product: ImportedProduct | null, { isTouched, amount }: { isTouched: boolean; amount: string }) {
  if (!product) return row.code === 'ambiguous' ? 'ambiguous' : 'not-found'
  if (!isTouched && row.code === 'amount-missing') return row.code
  const read = readAmount(amount)
  const problem = read === null ? 'amount-wrong' : importProblem(product, read)
  return importStatusOf(problem) !== 'error' && row.code === 'similar-code' ? row.code : problem
}

/** A row with the buyer's choice applied. */
export function stateOf(row: ImportedRow, choice: Choice = {}): RowState {
  const product = row.product ?? row.candidates.find(({ id }) => id === choice.productId) ?? null
  const amount = choice.amount ?? initialAmount(row)
  const code = codeOf(row, product, { isTouched: choice.amount !== undefined, amount })
  const status = importStatusOf(code)
  return { row, product, amount, code, status, isReady: product !== null && status !== 'error' }
}

/** Ready rows as items of the cart call. */
export const itemsOf = (states: readonly RowState[]) =>
  states.flatMap(({ row, product, amount, isReady }) =>
    isReady && product
      ? [{ productId: product.id, amount: readAmount(amount) ?? 0, source: { type: 'import' as const, lineId: row.row } }]
      : [],
  )

/** At least two cells, as a spreadsheet copies them, or several lines. */
export const looksLikeTable = (text: string): boolean => isList(text) || /\S\t\s*\S/.test(text)
