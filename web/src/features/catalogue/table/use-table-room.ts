import { type RefObject, useLayoutEffect, useState } from 'react'

/** The name is never narrower than this. */
export const NAME_WIDTH = 210
/** At 1440 px beside the panel; measured before the first paint in a browser. */
const USUAL = { frame: 1118, room: 420 }

/** Width of the frame, and how much of it the other columns leave to the features. */
export type TableRoom = typeof USUAL

const widthIn = (frame: Element, selector: string) =>
  [...frame.querySelectorAll<HTMLElement>(selector)].reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)

function measured(frame: HTMLElement): TableRoom {
  const others = widthIn(frame, 'table') - widthIn(frame, 'th.name-head') - widthIn(frame, 'th.feature')
  return { frame: frame.clientWidth, room: frame.clientWidth - others - NAME_WIDTH }
}

/** Measured again when the frame changes its size, or `look` what stands beside the features. */
export function useTableRoom(frame: RefObject<HTMLElement | null>, { isOn, look }: { isOn: boolean; look: object }): TableRoom {
  const [room, setRoom] = useState(USUAL)
  useLayoutEffect(() => {
    const element = frame.current
    if (!isOn || !element) return undefined
    const measure = () => {
      const now = measured(element)
      // Not laid out: printed, or behind another page.
      if (now.frame > 0) setRoom((before) => (before.room === now.room && before.frame === now.frame ? before : now))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [frame, isOn, look])
  return room
}
