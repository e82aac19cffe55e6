import { useEffect } from 'react'
import { useHistoryStateSwitch } from '#lib/history-state.ts'

/** Ctrl+K or ⌘K opens the search from any screen of the back office, from a field too; not over another dialog. */
export function useSearchKey(isOn: boolean): void {
  const { open } = useHistoryStateSwitch()
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      // The key's place, whatever the layout: with a Russian one it gives «л».
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) void open({ openedSearch: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, open])
}
