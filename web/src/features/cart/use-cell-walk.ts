import type { KeyboardEvent } from 'react'
import { type Cell, nextCell } from '#ui/cell-navigation.rules.ts'
import { ROW_HEIGHT } from '#ui/use-window.ts'
import { type CartColumn, cartColumns } from './cart-columns.ts'

const isColumn = (name: string | undefined): name is CartColumn => cartColumns.some((column) => column === name)

/** The cell that has the focus. */
function cellOf(target: EventTarget | null, ids: readonly number[]): Cell | null {
  const cell = (target as HTMLElement | null)?.closest<HTMLElement>('[data-cell]')
  const name = cell?.dataset.cell
  const row = ids.indexOf(Number(cell?.closest<HTMLElement>('[data-line]')?.dataset.line))
  return isColumn(name) && row >= 0 ? { row, column: cartColumns.indexOf(name) } : null
}

/** A text being typed keeps the arrows until its edge; one that is chosen whole, as after a move, does not. */
function keepsArrow(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return false
  const { selectionStart: from, selectionEnd: to, value } = target
  if (from === 0 && to === value.length) return false
  return key === 'ArrowLeft' ? from !== 0 || from !== to : to !== value.length || from !== to
}

const isText = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement && target.type !== 'checkbox'

/** Frames to wait for rows that are drawn once they are scrolled to. */
const PATIENCE = 40

/** Puts the focus into a cell: its field with the text chosen, its button or link, else the cell itself. */
function focusCell(table: HTMLElement, { id, row, column }: { id: number; row: number; column: CartColumn }, patience = PATIENCE): boolean {
  const cell = table.querySelector<HTMLElement>(`[data-line="${id}"] [data-cell="${column}"]`)
  if (!cell) {
    // Far away: its chunk comes into sight first, and is drawn a moment later.
    const chunk = [...table.querySelectorAll<HTMLElement>('[data-first]')].findLast((one) => Number(one.dataset.first) <= row + 1)
    chunk?.scrollIntoView({ block: 'nearest' })
    if (patience > 0) requestAnimationFrame(() => focusCell(table, { id, row, column }, patience - 1))
    return true
  }
  // Old browsers cannot tell: then it is taken for visible.
  if ('checkVisibility' in cell && !cell.checkVisibility()) return false
  const target = cell.querySelector<HTMLElement>('input') ?? cell.querySelector<HTMLElement>('a, button') ?? cell
  target.focus({ preventScroll: true })
  if (isText(target)) target.select()
  target.scrollIntoView({ block: 'nearest' })
  return true
}

type Walk = {
  /** Lines in the order of the view. */
  ids: readonly number[]
  onDelete: (id: number) => void
  /** One place up or down. */
  onMove: (id: number, step: 1 | -1) => void
  onOrder: () => void
}

/** Keys of the table: arrows and Enter walk, typing a figure goes to the amount, Delete removes, Alt with arrows moves the line. */
export function useCellWalk({ ids, onDelete, onMove, onOrder }: Walk) {
  const goTo = (table: HTMLElement, from: Cell, to: Cell): void => {
    const step = Math.sign(to.column - from.column)
    // Columns without room are passed over.
    for (let { column } = to; column >= 0 && column < cartColumns.length; column += step) {
      const id = ids[to.row]
      const name = cartColumns[column]
      if (id === undefined || !name || focusCell(table, { id, row: to.row, column: name }) || step === 0) return
    }
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget: table } = event
    const isCtrl = event.ctrlKey || event.metaKey
    const from = cellOf(target, ids)
    const id = from && ids[from.row]
    if (!from || id === undefined || id === null) return
    const take = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return
      take()
      return onMove(id, key === 'ArrowUp' ? -1 : 1)
    }
    if (key === 'Enter' && isCtrl) {
      take()
      return onOrder()
    }
    if ((key === 'Delete' && !isText(target)) || (isCtrl && event.code === 'Minus')) {
      take()
      goTo(table, from, { ...from, row: from.row + (from.row < ids.length - 1 ? 1 : -1) })
      return onDelete(id)
    }
    if (key === 'F2' && isText(target)) {
      take()
      return target.setSelectionRange(target.value.length, target.value.length)
    }
    if (/^\d$/.test(key) && !isCtrl && !isText(target)) {
      // The figure itself falls into the field that has the focus by then.
      return goTo(table, from, { row: from.row, column: cartColumns.indexOf('amount') })
    }
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    if (isSideways && keepsArrow(target, key)) return
    if ((key === 'Home' || key === 'End') && isText(target) && !isCtrl) return
    // Tab stops at the fields by itself, and Enter presses buttons and follows links.
    if (key === 'Tab' || (key === 'Enter' && !isText(target))) return
    const pageRows = Math.max(1, Math.floor(window.innerHeight / ROW_HEIGHT / 2))
    const to = nextCell({ rows: ids.length, columns: cartColumns.length, isEditable: () => true, pageRows }, from, {
      key,
      isCtrl,
      isShift: event.shiftKey,
    })
    if (!to) return
    // Enter is also the field's own: it keeps what was typed.
    if (key === 'Enter') event.preventDefault()
    else take()
    if (to.row !== from.row || to.column !== from.column) goTo(table, from, to)
  }
}
