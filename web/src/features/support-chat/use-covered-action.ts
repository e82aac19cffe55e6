import { type RefObject, useEffect, useState } from 'react'
import { SIZE } from './chat-spot.rules.ts'

const ACTION = 'a[href], button, input, select, textarea, label, [role="button"], [role="checkbox"], [role="option"], [role="tab"]'
/** After the last move of the page; measuring on each would cost frames. */
const SETTLED_MS = 150

type Place = { x: number; y: number; width: number; height: number }

function coversAction(button: HTMLElement, place: Place): boolean {
  const [x, y, reach] = [place.x + place.width / 2, place.y + place.height / 2, SIZE / 2 - 1]
  const steps = [-reach, 0, reach]
  const under = steps.flatMap((right) => steps.flatMap((down) => document.elementsFromPoint(x + right, y + down)))
  return under.some((one) => !button.contains(one) && one.closest(ACTION) !== null)
}

/** Whether something to press lies under the button at its full place, however far aside it stands now. */
export function useCoveredAction(button: RefObject<HTMLElement | null>, bounds: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setIsCovering] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      if (button.current && bounds.current) setIsCovering(coversAction(button.current, bounds.current.getBoundingClientRect()))
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, SETTLED_MS)
    }
    // Rows come into a frame that keeps its size, so sizes alone tell nothing.
    const changed = new MutationObserver(later)
    changed.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('scroll', later, { capture: true, passive: true })
    window.addEventListener('resize', later)
    later()
    return () => {
      clearTimeout(timer)
      changed.disconnect()
      document.removeEventListener('scroll', later, { capture: true })
      window.removeEventListener('resize', later)
    }
  }, [button, bounds])
  return isCovering
}
