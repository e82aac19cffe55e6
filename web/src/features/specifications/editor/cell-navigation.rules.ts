import { type Cell, nextCell as nextCellOf, type Pressed } from '#ui/cell-navigation.rules.ts'
import { columns, isEditableIn } from './columns.rules.ts'
import type { ViewRow } from './view-rows.rules.ts'

const isEditable = (rows: readonly ViewRow[], { row, column }: Cell) => {
  const kind = rows[row]?.kind
  const name = columns[column]
  return kind !== undefined && name !== undefined && isEditableIn(kind, name)
}

/** Where a key leads from a cell; null: the key does not move. */
export const nextCell = (rows: readonly ViewRow[], from: Cell, pressed: Pressed, pageRows: number): Cell | null =>
  nextCellOf({ rows: rows.length, columns: columns.length, isEditable: (cell) => isEditable(rows, cell), pageRows }, from, pressed)

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
