import type { GoodsRow } from '@vitrina/contract/goods/goods'
import type { ChangedRow } from './goods.api.ts'

/** Columns of the table that are typed into, in their order. */
export const cellColumns = ['article', 'manufacturerCode', 'ean', 'name', 'multiplicity', 'minimumBatch'] as const
export type CellColumn = (typeof cellColumns)[number]

const numeric: ReadonlySet<CellColumn> = new Set(['multiplicity', 'minimumBatch'])
const emptyIsNull: ReadonlySet<CellColumn> = new Set(['ean', 'minimumBatch'])
export const isNumeric = (column: CellColumn): boolean => numeric.has(column)

export const cellText = (row: GoodsRow, column: CellColumn): string => {
  const value = row[column]
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
}

/** The value a typed text stands for; what is no number goes to the server as it is, which refuses the row and says why. */
export function cellValue(column: CellColumn, text: string): string | number | null {
  const trimmed = text.trim()
  if (trimmed === '' && emptyIsNull.has(column)) return null
  if (!numeric.has(column)) return trimmed
  const number = Number(trimmed.replace(/[\s ]/g, '').replace(',', '.'))
  return trimmed !== '' && Number.isFinite(number) ? number : trimmed
}

export type Place = { row: number; column: number }

/** A block of cells laid over the table from a place on; what hangs over its edges is left out. Only cells that differ are sent. */
export function blockChanges(rows: readonly GoodsRow[], from: Place, block: readonly (readonly string[])[]): ChangedRow[] {
  return block.flatMap((texts, down) => {
    const row = rows[from.row + down]
    if (!row) return []
    const values: Record<string, unknown> = {}
    for (const [right, text] of texts.entries()) {
      const column = cellColumns[from.column + right]
      if (column && cellText(row, column) !== text.trim()) values[column] = cellValue(column, text)
    }
    return Object.keys(values).length > 0 ? [{ id: row.id, version: row.version, values }] : []
  })
}

const steps: Partial<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Where a key leads from a cell; null: the key is not for walking. */
export function nextPlace({ row, column }: Place, key: string, rowCount: number): Place | null {
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)
  if (key === 'Home') return { row, column: 0 }
  if (key === 'End') return { row, column: cellColumns.length - 1 }
  const step = steps[key]
  return step ? { row: within(row + step.row, rowCount), column: within(column + step.column, cellColumns.length) } : null
}
