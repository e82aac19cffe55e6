import { type RefObject, useEffect } from 'react'
import { isTyping } from '#lib/is-typing.ts'

/** `/` moves to the search field from anywhere but another field or a dialog; with a Russian layout the same key gives a dot. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' || event.code === 'Slash'
      if (!isSlash || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [input])
}
