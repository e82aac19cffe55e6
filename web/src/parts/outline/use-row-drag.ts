import { type DragEvent, type RefObject, useState } from 'react'
import { ROW_HEIGHT } from '#ui/use-window.ts'

const rowOf = (target: EventTarget | null) => (target as HTMLElement | null)?.closest<HTMLElement>('[data-row]')?.dataset.row

type Rows = { rowCount: number; chosen: ReadonlySet<string>; onDrop: (ids: ReadonlySet<string>, target: number) => void }

/** A row is taken by its number; chosen rows go together. `target`: the row under which they would land. */
export function useRowDrag({ rowCount, chosen, onDrop }: Rows, body: RefObject<HTMLElement | null>) {
  const [dragged, setDragged] = useState<ReadonlySet<string> | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const placeOf = (event: DragEvent) =>
    Math.max(-1, Math.min(Math.round((event.clientY - (body.current?.getBoundingClientRect().top ?? 0)) / ROW_HEIGHT) - 1, rowCount - 1))
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  return {
    target,
    handlers: {
      onDragStart: (event: DragEvent) => {
        const id = rowOf(event.target)
        if (!id) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(chosen.has(id) ? chosen : new Set([id]))
      },
      onDragOver: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        setTarget(placeOf(event))
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        onDrop(dragged, placeOf(event))
        end()
      },
      onDragEnd: end,
    },
  }
}
