import { useEffect, useEffectEvent } from 'react'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { looksLikeTable } from './looks-like-table.rules.ts'

const hasManyLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/** A table pasted anywhere on the page opens the import with it; a single value is pasted as usual. */
export function usePasteTable({ isOpen }: { isOpen: boolean }): void {
  const { open } = useHistoryStateSwitch()
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // A field may have taken it already, as the search does.
    if (event.defaultPrevented || isOpen || hasManyLines(event.target) || !looksLikeTable(text)) return
    event.preventDefault()
    void open({ openedCartImport: { text } })
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
