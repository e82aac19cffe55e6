import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Of every dense table. */
export const ROW_HEIGHT = 36

/** Rows drawn above and below those in sight; scrolling redraws once for so many rows. */
const MARGIN = 12
const STEP = 6

/** Which rows of a scrolled table are worth drawing. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ first: 0, visible: 30 })
  const measure = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const first = Math.floor(element.scrollTop / ROW_HEIGHT / STEP) * STEP
    const visible = Math.ceil(element.clientHeight / ROW_HEIGHT) || 30
    setSeen((before) => (before.first === first && before.visible === visible ? before : { first, visible }))
  }, [scroller])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    // Tells the first size as well.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, measure])
  const from = Math.max(0, Math.min(seen.first, count) - MARGIN)
  return {
    from,
    to: Math.min(count, seen.first + seen.visible + STEP + MARGIN),
    pageRows: Math.max(1, seen.visible - 2),
    onScroll: measure,
  }
}

/** Brings a row of the table into sight, under its head. */
export function scrollToRow(scroller: HTMLElement | null, row: number): void {
  if (!scroller) return
  const top = row * ROW_HEIGHT
  const room = scroller.clientHeight - 2 * ROW_HEIGHT
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top > scroller.scrollTop + room) scroller.scrollTop = top - room
}
