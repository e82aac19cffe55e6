import { useEffect } from 'react'

/** A field that holds text not saved yet undoes its own letters, and so do searches, long texts and dialogs. */
const keepsOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[data-typed], textarea, [type=search], [role=dialog], [role=combobox]') !== null

/** Ctrl+Z and Ctrl+Shift+Z, by the key's place, so that a Russian layout works as well. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo?: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || keepsOwnUndo(event.target)) return
      event.preventDefault()
      if (event.shiftKey) redo?.()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
