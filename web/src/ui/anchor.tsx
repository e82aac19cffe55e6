import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { OwnState } from '#lib/history-state.ts'
import { useHistory } from '#lib/use-history.ts'

export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
/** Served by the server, not by a screen. */
const isOutsideApp = (address: URL) => address.origin !== window.location.origin || /^\/(api|media)\//.test(address.pathname)

/** Follows a link without reloading the page, unless the person or the address needs a reload. */
export function useFollow() {
  const history = useHistory()
  return (event: MouseEvent, link: HTMLAnchorElement, state?: OwnState) => {
    if (event.defaultPrevented || !isPlainClick(event) || link.target === '_blank' || link.hasAttribute('download')) return
    const address = new URL(link.href)
    if (isOutsideApp(address)) return
    event.preventDefault()
    history.push(address.pathname + address.search + address.hash, state)
  }
}

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string; state?: OwnState }

/** A real link that stays inside the app; the `component` of buttons, cards and list items with a link. */
export function Anchor({ href, state, onClick, children, ...props }: AnchorProps) {
  const router = useRouter()
  const follow = useFollow()
  const preload = () => {
    const address = new URL(href, window.location.href)
    // A failed preload is ignored: the click will show the error.
    if (!isOutsideApp(address)) router.preloadRoute({ to: address.pathname }).catch(() => undefined)
  }
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={preload}
      onClick={(event) => {
        onClick?.(event)
        follow(event, event.currentTarget, state)
      }}
    >
      {children}
    </a>
  )
}
