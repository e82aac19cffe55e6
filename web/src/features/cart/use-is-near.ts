import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { drawInTurn, endTurn } from './draw-in-turn.ts'

/** The scrolling ancestor; null: the page itself. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement
  if (!parent || parent === document.body) return null
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent)
}

type Seen = { isNear: boolean; height: number }

/** Whether an element is within a screen of the viewport, and its last height. */
export function useIsNear(ref: RefObject<HTMLElement | null>, { isAlways }: { isAlways: boolean }) {
  const [seen, setSeen] = useState<Seen>({ isNear: isAlways, height: 0 })
  const shown = useRef(seen)
  const wanted = useRef(seen)
  const draw = useCallback((element: HTMLElement) => {
    if (wanted.current.isNear === shown.current.isNear) endTurn(element)
    else drawInTurn(element, () => setSeen(wanted.current))
  }, [])
  useEffect(() => {
    const element = ref.current
    shown.current = seen
    if (!element) return
    endTurn(element)
    // The page has been scrolled on while it was drawn.
    draw(element)
  }, [ref, seen, draw])
  useEffect(() => {
    const element = ref.current
    if (!element || isAlways) return
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last) return
        // A focused field stays drawn, however far the page is scrolled.
        const isNear = last.isIntersecting || element.contains(document.activeElement)
        wanted.current = { isNear, height: last.boundingClientRect.height }
        draw(element)
      },
      { root: scrollerOf(element), rootMargin: '75% 0px' },
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      endTurn(element)
    }
  }, [ref, isAlways, draw])
  return isAlways ? { isNear: true, height: 0 } : seen
}
