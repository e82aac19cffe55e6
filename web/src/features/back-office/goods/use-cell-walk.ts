import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { GoodsRow } from '@vitrina/contract/goods/goods'
import { readBlock } from '#parts/outline/pasted-block.rules.ts'
import { blockChanges, cellColumns, cellText, nextPlace, type Place } from './cells.rules.ts'
import type { useTableChanges } from './use-table-changes.ts'

type Changes = Pick<ReturnType<typeof useTableChanges>, 'save' | 'undoLast'>

/** The cell one stands on, what is typed into it, and the keys of the table. */
export function useCellWalk(rows: readonly GoodsRow[], { save, undoLast }: Changes) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [typed, showTyped] = useState<string | null>(null)
  // Moving the focus away tells the field that it is left before the next drawing: what was saved must be gone by then.
  const unsaved = useRef<string | null>(null)
  const setTyped = (text: string | null) => {
    unsaved.current = text
    showTyped(text)
  }
  const cells = useRef(new Map<string, HTMLElement>())

  const goTo = (place: Place) => {
    setActive(place)
    setTyped(null)
    cells.current.get(`${place.row} ${place.column}`)?.focus()
  }
  const finish = (then: Place) => {
    const text = unsaved.current
    setTyped(null)
    if (text !== null) void save(blockChanges(rows, active, [[text]]))
    goTo(then)
  }
  const begin = (place: Place, text?: string) => {
    const row = rows[place.row]
    const column = cellColumns[place.column]
    if (!row || !column) return
    setActive(place)
    setTyped(text ?? cellText(row, column))
  }

  const pressInField = (event: KeyboardEvent) => {
    if (event.key === 'Escape') goTo(active)
    else if (event.key === 'Enter') finish(nextPlace(active, 'ArrowDown', rows.length) ?? active)
    else if (event.key === 'Tab') finish(nextPlace(active, event.shiftKey ? 'ArrowLeft' : 'ArrowRight', rows.length) ?? active)
    else return
    event.preventDefault()
  }

  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && typed === null) {
      event.preventDefault()
      void undoLast()
      return
    }
    if (typed !== null) return pressInField(event)
    // Checkboxes and links of a row have keys of their own.
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell') return
    const place = nextPlace(active, event.key, rows.length)
    if (place) goTo(place)
    else if (event.key === 'Enter' || event.key === 'F2') begin(active)
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) begin(active, event.key)
    else return
    event.preventDefault()
  }

  const paste = (event: ClipboardEvent) => {
    if (typed !== null) return
    event.preventDefault()
    void save(blockChanges(rows, active, readBlock(event.clipboardData.getData('text/plain'))))
  }

  return {
    active,
    typed,
    press,
    paste,
    begin,
    setActive,
    setTyped,
    leave: () => {
      if (unsaved.current !== null) void save(blockChanges(rows, active, [[unsaved.current]]))
      setTyped(null)
    },
    refOf: (place: Place) => (element: HTMLElement | null) => {
      const key = `${place.row} ${place.column}`
      if (element) cells.current.set(key, element)
      else cells.current.delete(key)
    },
  }
}

export type CellWalk = ReturnType<typeof useCellWalk>
