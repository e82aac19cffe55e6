import type { KeyboardEvent } from 'react'

/** Up and down go through the buttons of a list as they do in a menu. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'))
  const at = buttons.findIndex((button) => button === document.activeElement)
  event.preventDefault()
  buttons.at((at + step) % buttons.length)?.focus()
}
