import { useEffect } from 'react'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { isTyping } from '#lib/is-typing.ts'

/** `?` opens the list of keys from anywhere but a field or a dialog; with a Russian layout the key beside the right Shift gives a comma. */
export function useQuestionKey(): void {
  const { open } = useHistoryStateSwitch()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isQuestion = event.key === '?' || (event.shiftKey && event.code === 'Slash')
      if (!isQuestion || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      void open({ openedKeys: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
}
