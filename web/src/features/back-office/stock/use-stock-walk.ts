import { type KeyboardEvent, useRef, useState } from 'react'
import { nextCell, type Place } from './read-amount.rules.ts'

type Walk = {
  size: { rows: number; columns: number }
  /** The text a cell begins with; null: it cannot be typed into now. */
  textOf: (place: Place) => string | null
  onSave: (place: Place, text: string) => void
}

/** The cell one stands on, what is typed into it, and the keys of the table. */
export function useStockWalk({ size, textOf, onSave }: Walk) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [typed, showTyped] = useState<string | null>(null)
  // Moving the focus away tells the field that it is left before the next drawing: what was saved must be gone by then.
  const unsaved = useRef<string | null>(null)
  const cells = useRef(new Map<string, HTMLElement>())
  const setTyped = (text: string | null) => {
    unsaved.current = text
    showTyped(text)
  }
  const goTo = (place: Place) => {
    setActive(place)
    setTyped(null)
    cells.current.get(`${place.row} ${place.column}`)?.focus()
  }
  const saveUnsaved = () => {
    const text = unsaved.current
    setTyped(null)
    if (text !== null) onSave(active, text)
  }
  const begin = (place: Place, text?: string) => {
    const before = textOf(place)
    setActive(place)
    if (before !== null) setTyped(text ?? before)
  }
  const finish = (key: string) => {
    saveUnsaved()
    goTo(nextCell(active, key, size) ?? active)
  }

  const pressInField = (event: KeyboardEvent) => {
    if (event.key === 'Escape') goTo(active)
    else if (event.key === 'Enter') finish('ArrowDown')
    else if (event.key === 'Tab') finish(event.shiftKey ? 'ArrowLeft' : 'ArrowRight')
    else return
    event.preventDefault()
  }
  const press = (event: KeyboardEvent) => {
    if (typed !== null) return pressInField(event)
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell') return
    const place = nextCell(active, event.key, size)
    if (place) goTo(place)
    else if (event.key === 'Enter' || event.key === 'F2') begin(active)
    else if (/^[\d,.]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) begin(active, event.key)
    else return
    event.preventDefault()
  }

  return {
    active,
    typed,
    press,
    begin,
    setActive,
    setTyped,
    leave: saveUnsaved,
    refOf: (place: Place) => (element: HTMLElement | null) => {
      const key = `${place.row} ${place.column}`
      if (element) cells.current.set(key, element)
      else cells.current.delete(key)
    },
  }
}

export type StockWalk = ReturnType<typeof useStockWalk>
