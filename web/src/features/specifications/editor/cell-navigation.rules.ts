import { columns, isEditableIn } from './columns.rules.ts'
import type { ViewRow } from './view-rows.rules.ts'

/** A cell by its place among the rows and columns in sight. */
export type Cell = { row: number; column: number }
export type Pressed = { key: string; isCtrl: boolean; isShift: boolean }

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))
const LAST_COLUMN = columns.length - 1

const isEditable = (rows: readonly ViewRow[], { row, column }: Cell) => {
  const kind = rows[row]?.kind
  const name = columns[column]
  return kind !== undefined && name !== undefined && isEditableIn(kind, name)
}

/** The next cell that can be edited, in reading order; null at the ends. */
function nextEditable(rows: readonly ViewRow[], from: Cell, step: 1 | -1): Cell | null {
  const at = from.row * columns.length + from.column
  for (let place = at + step; place >= 0 && place < rows.length * columns.length; place += step) {
    const cell = { row: Math.floor(place / columns.length), column: place % columns.length }
    if (isEditable(rows, cell)) return cell
  }
  return null
}

/** Where a key leads from a cell; null: the key does not move. Tab at the ends leaves the table. */
export function nextCell(rows: readonly ViewRow[], from: Cell, { key, isCtrl, isShift }: Pressed, pageRows: number): Cell | null {
  const last = rows.length - 1
  const to = (row: number, column: number): Cell => ({ row: clamp(row, last), column: clamp(column, LAST_COLUMN) })
  const { row, column } = from
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : row - 1, column)
    case 'ArrowDown':
      return to(isCtrl ? last : row + 1, column)
    case 'ArrowLeft':
      return to(row, isCtrl ? 0 : column - 1)
    case 'ArrowRight':
      return to(row, isCtrl ? LAST_COLUMN : column + 1)
    case 'Home':
      return to(isCtrl ? 0 : row, 0)
    case 'End':
      return to(isCtrl ? last : row, LAST_COLUMN)
    case 'PageUp':
      return to(row - pageRows, column)
    case 'PageDown':
      return to(row + pageRows, column)
    case 'Tab':
      return nextEditable(rows, from, isShift ? -1 : 1)
    case 'Enter':
      return to(row + (isShift ? -1 : 1), column)
    default:
      return null
  }
}

/** The row itself and, of a group, every row in sight under it. */
export function withRowsUnder(rows: readonly ViewRow[], id: string): string[] {
  const place = rows.findIndex((row) => row.id === id)
  const row = rows[place]
  if (!row || row.kind === 'new') return []
  if (row.kind === 'line') return [id]
  const rest = rows.slice(place + 1)
  const end = rest.findIndex(({ kind, depth }) => kind === 'new' || depth <= row.depth)
  return [id, ...(end === -1 ? rest : rest.slice(0, end)).map((one) => one.id)]
}

/** Ids of the rows between two, both included; a group only with everything in it, so that choosing some of its lines is not choosing it. */
export function rowsBetween(rows: readonly ViewRow[], one: string, other: string): string[] {
  const places = [one, other].map((id) => rows.findIndex((row) => row.id === id)).toSorted((a, b) => a - b)
  const [from = -1, to = -1] = places
  if (from < 0) return []
  const range = rows.slice(from, to + 1).filter(({ kind }) => kind !== 'new')
  const ids = new Set(range.map(({ id }) => id))
  return range.filter(({ kind, id }) => kind === 'line' || withRowsUnder(rows, id).every((under) => ids.has(under))).map(({ id }) => id)
}
