/** A cell of a table by its place among the rows and columns in sight. */
export type Cell = { row: number; column: number }
export type Pressed = { key: string; isCtrl: boolean; isShift: boolean }

/** A table as far as walking through it goes. */
export type CellField = {
  rows: number
  columns: number
  /** Tab stops here. */
  isEditable: (cell: Cell) => boolean
  /** How far Page Up and Page Down go. */
  pageRows: number
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))

/** The next cell that can be edited, in reading order; null at the ends. */
function nextEditable({ rows, columns, isEditable }: CellField, from: Cell, step: 1 | -1): Cell | null {
  const at = from.row * columns + from.column
  for (let place = at + step; place >= 0 && place < rows * columns; place += step) {
    const cell = { row: Math.floor(place / columns), column: place % columns }
    if (isEditable(cell)) return cell
  }
  return null
}

/** Where a key leads from a cell; null: the key does not move. Tab at the ends leaves the table. */
export function nextCell(field: CellField, from: Cell, { key, isCtrl, isShift }: Pressed): Cell | null {
  const last = { row: field.rows - 1, column: field.columns - 1 }
  const to = (row: number, column: number): Cell => ({ row: clamp(row, last.row), column: clamp(column, last.column) })
  const { row, column } = from
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : row - 1, column)
    case 'ArrowDown':
      return to(isCtrl ? last.row : row + 1, column)
    case 'ArrowLeft':
      return to(row, isCtrl ? 0 : column - 1)
    case 'ArrowRight':
      return to(row, isCtrl ? last.column : column + 1)
    case 'Home':
      return to(isCtrl ? 0 : row, 0)
    case 'End':
      return to(isCtrl ? last.row : row, last.column)
    case 'PageUp':
      return to(row - field.pageRows, column)
    case 'PageDown':
      return to(row + field.pageRows, column)
    case 'Tab':
      return nextEditable(field, from, isShift ? -1 : 1)
    case 'Enter':
      return to(row + (isShift ? -1 : 1), column)
    default:
      return null
  }
}
