import { type RefObject, startTransition, useEffect, useState } from 'react'

/** The scrolling ancestor; null: the page itself. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement
  if (!parent || parent === document.body) return null
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent)
}

/** Whether an element is within a screen of the viewport, and its last height. */
export function useIsNear(ref: RefObject<HTMLElement | null>, { isAlways }: { isAlways: boolean }) {
  const [seen, setSeen] = useState({ isNear: isAlways, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element || isAlways) return
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last) return
        // A focused field stays drawn, however far the page is scrolled.
        const isNear = last.isIntersecting || element.contains(document.activeElement)
        // In slices: a jump to the end draws several chunks, and scrolling must not wait for them.
        startTransition(() => setSeen((before) => (before.isNear === isNear ? before : { isNear, height: last.boundingClientRect.height })))
      },
      { root: scrollerOf(element), rootMargin: '75% 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref, isAlways])
  return isAlways ? { isNear: true, height: 0 } : seen
}
