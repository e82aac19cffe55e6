import { useEffect } from 'react'
import type { OfferEditor } from './offer-editor.ts'

/** A field that holds what is not kept yet undoes its own letters, and so do long texts and dialogs. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[data-typed], textarea, [role=dialog], [role=combobox]') !== null

/** Ctrl+Z and Ctrl+Shift+Z, by the key's place, so that a Russian layout works as well. */
export function useUndoKeys({ undo, redo }: OfferEditor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || isTyping(event.target)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
