import type { KeyboardEvent } from 'react'

const isTyping = (target: EventTarget) => target instanceof HTMLInputElement

/** Number of products in one row of the screen. */
const inLine = (links: HTMLElement[]) => {
  const top = links[0]?.getBoundingClientRect().top
  const next = links.findIndex((link) => link.getBoundingClientRect().top !== top)
  return next === -1 ? links.length : next
}

function stepOf(key: string, links: HTMLElement[]): number {
  if (key === 'ArrowLeft') return -1
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowUp') return -inLine(links)
  return inLine(links)
}

/** Arrows, Home and End move between products; Enter opens one, as it is a link. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-product="name"]')]
  const row = (event.target as Element).closest('[data-row]')
  const place = links.findIndex((link) => row?.contains(link))
  if (place === -1) return
  const targets: Partial<Record<string, number>> = {
    Home: 0,
    End: links.length - 1,
    ...(/^Arrow(Up|Down|Left|Right)$/.test(event.key) && { [event.key]: place + stepOf(event.key, links) }),
  }
  const link = links[targets[event.key] ?? -1]
  if (!link) return
  event.preventDefault()
  link.focus()
  link.scrollIntoView({ block: 'nearest' })
}
