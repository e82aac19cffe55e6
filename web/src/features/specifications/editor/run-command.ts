import { columns } from './columns.rules.ts'
import type { Editor } from './editor.ts'
import type { GridCommand } from './grid-keys.rules.ts'
import type { Grid } from './use-grid.ts'

const looking: ReadonlySet<GridCommand> = new Set(['selectAll', 'toggleRow', 'unselect', 'extendUp', 'extendDown'])

/** A cell that may be empty is emptied; elsewhere the row itself goes. */
function clear(editor: Editor, grid: Grid): void {
  const column = columns[grid.cell.column]
  const row = grid.activeRow
  if (grid.chosen.size === 0 && row?.kind === 'line' && (column === 'note' || column === 'unit'))
    editor.change([{ op: 'setLines', lines: [{ id: row.id, [column]: '' }] }])
  else if (grid.chosen.size > 0 || column === 'number' || column === 'product') grid.remove()
}

/** Takes away what was put on the clipboard: the chosen rows, else what the cell holds; an amount stays, for a line has one. */
export function cut(editor: Editor, grid: Grid): void {
  const column = columns[grid.cell.column]
  const row = grid.activeRow
  if (grid.chosen.size > 0) return grid.remove()
  if (row?.kind !== 'line') return
  if (column === 'product' || column === 'article')
    editor.change([{ op: 'setLines', lines: [{ id: row.id, rawText: '', productId: null, customProductId: null }] }])
  else if (column === 'note' || column === 'unit') editor.change([{ op: 'setLines', lines: [{ id: row.id, [column]: '' }] }])
}

/** Does what a key or a button asks; false: not here. A reader may only look and choose. */
export function runCommand(command: GridCommand, { editor, grid }: { editor: Editor; grid: Grid }): boolean {
  if (!grid.isEditable && !looking.has(command)) return false
  const { rows, cell } = grid
  switch (command) {
    case 'edit':
      grid.beginEdit()
      return true
    case 'clear':
      clear(editor, grid)
      return true
    case 'undo':
      editor.undo()
      return true
    case 'redo':
      editor.redo()
      return true
    case 'selectAll':
      grid.selectAll()
      return true
    case 'toggleRow':
      if (grid.activeRow) grid.toggle(grid.activeRow.id)
      return true
    case 'unselect':
      if (grid.chosen.size === 0) return false
      grid.unselect()
      return true
    case 'insert':
      grid.insert()
      return true
    case 'remove':
      grid.remove()
      return true
    case 'moveUp':
    case 'moveDown':
      grid.move(command === 'moveUp' ? -1 : 1)
      return true
    case 'nest':
    case 'unnest':
      grid.nest(command === 'nest' ? 1 : -1)
      return true
    case 'group':
      grid.group()
      return true
    case 'ungroup':
      grid.ungroup()
      return true
    case 'makeOwn':
      return grid.makeOwn()
    case 'takeAnswer':
      return grid.takeAnswer(grid.activeRow?.id ?? '')
    case 'extendUp':
    case 'extendDown': {
      const next = rows[cell.row + (command === 'extendUp' ? -1 : 1)]
      if (next) grid.extendTo(next.id)
      return true
    }
  }
}
