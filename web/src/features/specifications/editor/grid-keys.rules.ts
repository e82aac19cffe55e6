import type { Pressed } from '#ui/cell-navigation.rules.ts'

export type GridCommand =
  | 'edit'
  | 'clear'
  | 'undo'
  | 'redo'
  | 'selectAll'
  | 'toggleRow'
  | 'unselect'
  | 'insert'
  | 'remove'
  | 'moveUp'
  | 'moveDown'
  | 'nest'
  | 'unnest'
  | 'group'
  | 'ungroup'
  | 'extendUp'
  | 'extendDown'
  | 'makeOwn'
  | 'takeAnswer'

type Key = Pressed & { code: string; isAlt: boolean }

/** By the key's place, so that a Russian layout works as well. */
const withCtrl: Partial<Record<string, GridCommand>> = {
  KeyA: 'selectAll',
  KeyG: 'group',
  KeyY: 'redo',
  Minus: 'remove',
  Enter: 'insert',
  Equal: 'insert',
}
const withAlt: Partial<Record<string, GridCommand>> = {
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  ArrowRight: 'nest',
  ArrowLeft: 'unnest',
  Enter: 'takeAnswer',
}
const plain: Partial<Record<string, GridCommand>> = {
  F2: 'edit',
  F4: 'makeOwn',
  Delete: 'clear',
  Backspace: 'clear',
  Insert: 'insert',
  Escape: 'unselect',
  ' ': 'toggleRow',
}

/** The command of a key, apart from moving; null: nothing. */
export function commandOf({ key, code, isCtrl, isShift, isAlt }: Key): GridCommand | null {
  if (isAlt) return withAlt[key] ?? null
  if (isCtrl) {
    if (code === 'KeyZ') return isShift ? 'redo' : 'undo'
    if (code === 'KeyG' && isShift) return 'ungroup'
    return withCtrl[code] ?? null
  }
  if (isShift && key === 'ArrowUp') return 'extendUp'
  if (isShift && key === 'ArrowDown') return 'extendDown'
  return plain[key] ?? null
}

/** A letter or figure begins editing with itself. */
export const isTyped = ({ key, isCtrl, isAlt }: Key): boolean => !isCtrl && !isAlt && [...key].length === 1 && key !== ' '
