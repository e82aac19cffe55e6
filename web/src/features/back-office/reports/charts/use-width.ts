import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width a drawing has on the page; texts in it keep their size at any width. */
export function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(800)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry?.contentRect.width ?? 800))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
