import type { ReconciliationForm } from './print-form.ts'

type Balanced = { debit: number; credit: number; closing: number }

/** Turnovers of the period and the balance after them; positive: the buyer owes. */
export function balances({ opening, rows }: Pick<ReconciliationForm, 'opening' | 'rows'>): Balanced {
  const debit = rows.reduce((sum, row) => sum + row.debit, 0)
  const credit = rows.reduce((sum, row) => sum + row.credit, 0)
  return { debit, credit, closing: opening + debit - credit }
}
