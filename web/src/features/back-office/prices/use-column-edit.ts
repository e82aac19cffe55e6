import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'

export type TypedCell = { at: number; text: string }

type Column = { count: number; textAt: (at: number) => string; save: (typed: TypedCell[]) => void }

/** One column of a table that is walked with arrows and typed into; a column out of a spreadsheet is pasted from the cell on. */
export function useColumnEdit({ count, textAt, save }: Column) {
  const [active, setActive] = useState(0)
  const [typed, showTyped] = useState<string | null>(null)
  // Moving the focus away tells the field that it is left before the next drawing: what was saved must be gone by then.
  const unsaved = useRef<string | null>(null)
  const setTyped = (text: string | null) => {
    unsaved.current = text
    showTyped(text)
  }
  const cells = useRef(new Map<number, HTMLElement>())

  const goTo = (at: number) => {
    const place = Math.min(Math.max(at, 0), count - 1)
    setActive(place)
    setTyped(null)
    cells.current.get(place)?.focus()
  }
  const saveTyped = () => {
    const text = unsaved.current
    setTyped(null)
    if (text !== null && text.trim() !== textAt(active).trim()) save([{ at: active, text }])
  }
  const finish = (then: number) => {
    saveTyped()
    goTo(then)
  }
  const begin = (at: number, text = textAt(at)) => {
    setActive(at)
    setTyped(text)
  }

  const pressInField = (event: KeyboardEvent) => {
    if (event.key === 'Escape') goTo(active)
    else if (event.key === 'Enter' || event.key === 'ArrowDown') finish(active + 1)
    else if (event.key === 'ArrowUp') finish(active - 1)
    else return
    event.preventDefault()
  }

  const steps: Partial<Record<string, number>> = {
    ArrowUp: active - 1,
    ArrowDown: active + 1,
    PageUp: active - 10,
    PageDown: active + 10,
    Home: 0,
    End: count - 1,
  }

  const press = (event: KeyboardEvent) => {
    if (typed !== null) return pressInField(event)
    const step = steps[event.key]
    if (step !== undefined) goTo(step)
    else if (event.key === 'Enter' || event.key === 'F2') begin(active)
    else if (event.key === 'Delete') save([{ at: active, text: '' }])
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) begin(active, event.key)
    else return
    event.preventDefault()
  }

  const paste = (event: ClipboardEvent) => {
    if (typed !== null) return
    event.preventDefault()
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    const given = lines.map((line, down) => ({ at: active + down, text: line.split('\t')[0] ?? '' }))
    save(given.filter(({ at, text }) => at < count && text.trim() !== textAt(at).trim()))
  }

  return {
    active,
    typed,
    press,
    paste,
    begin,
    setActive,
    setTyped,
    leave: saveTyped,
    refOf: (at: number) => (element: HTMLElement | null) => {
      if (element) cells.current.set(at, element)
      else cells.current.delete(at)
    },
  }
}

export type ColumnEdit = ReturnType<typeof useColumnEdit>
