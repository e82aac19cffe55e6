import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#lib/is-typing.ts'

type QueueKeys = {
  move: (by: 1 | -1) => void
  open: () => void
  select: (isRange: boolean) => void
  confirm: () => void
  clear: () => void
}

/** Keys by their place on the board, so that they work in any layout; in fields, dialogs and on buttons they belong to those. */
export function useQueueKeys(keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role="dialog"], [role="menu"]')) return
    // A ticked box has the focus and takes no letters.
    const isTick = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
    if (isTyping(event.target) && !isTick) return
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('a, button, input') !== null
    const acts: Record<string, (() => void) | undefined> = {
      KeyJ: () => keys.move(1),
      KeyK: () => keys.move(-1),
      KeyX: () => keys.select(event.shiftKey),
      KeyC: keys.confirm,
      Escape: keys.clear,
      ...(!isOnControl && { ArrowDown: () => keys.move(1), ArrowUp: () => keys.move(-1), Enter: keys.open }),
    }
    const act = acts[event.code]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
