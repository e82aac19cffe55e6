/** An amount as people type it: `1 200,5`; null when empty or unreadable. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s  ]+/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null
}

/** An amount as it is typed again. */
export const amountText = (amount: number | null): string => (amount === null ? '' : String(amount).replace('.', ','))

export type Place = { row: number; column: number }

const steps: Partial<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Where a key leads from a cell; null: the key is not for walking. */
export function nextCell({ row, column }: Place, key: string, size: { rows: number; columns: number }): Place | null {
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)
  if (key === 'Home') return { row, column: 0 }
  if (key === 'End') return { row, column: size.columns - 1 }
  const step = steps[key]
  return step ? { row: within(row + step.row, size.rows), column: within(column + step.column, size.columns) } : null
}
