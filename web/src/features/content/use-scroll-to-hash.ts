import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** The text loads after the page: the target of the hash is looked for until it is there. */
export function useScrollToHash(container: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const root = container.current
    if (!root || !hash || hash.startsWith('/')) return undefined
    const scroll = () => {
      const place = document.getElementById(hash)
      place?.scrollIntoView()
      return place !== null
    }
    if (scroll()) return undefined
    const observer = new MutationObserver(() => scroll() && observer.disconnect())
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [container, hash])
}
