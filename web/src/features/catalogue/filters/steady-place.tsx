import { styled } from '@mui/material/styles'
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Spread over a part of the panel that must not run away from under the mouse. */
export const steady = { 'data-steady': '' }

// The browser's own anchoring would correct a second time.
const Root = styled('div')({ padding: '8px 16px 0', overflowAnchor: 'none' })

function scrollerOf(part: Element): Element {
  for (let above = part.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  return document.documentElement
}

/** Counted from the beginning of what is scrolled: scrolling meanwhile does not change it. */
const placeIn = (scroller: Element, part: Element) =>
  part.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop

type Pressed = { part: Element; scroller: Element; place: number }

type Props = {
  /** With another one the heights may change. */
  shown: unknown
  isBusy: boolean
  children: ReactNode
}

/**
 * When new filters change the height above what was pressed, the panel is scrolled by the difference.
 * Where it stood is measured when it is pressed: right before the change, all would have to be laid out for it once more.
 */
export function SteadyPlace({ shown, isBusy, children }: Props) {
  const pressed = useRef<Pressed | null>(null)
  const hold = ({ target }: SyntheticEvent) => {
    const part = target instanceof Element ? target.closest('[data-steady]') : null
    const scroller = part && scrollerOf(part)
    pressed.current = scroller && { part, scroller, place: placeIn(scroller, part) }
  }
  useLayoutEffect(() => {
    const held = pressed.current
    pressed.current = null
    if (!held?.part.isConnected) return
    const moved = placeIn(held.scroller, held.part) - held.place
    if (moved !== 0) held.scroller.scrollBy({ top: moved, behavior: 'instant' })
  }, [shown])
  return (
    <Root aria-busy={isBusy} onChangeCapture={hold} onClickCapture={hold}>
      {children}
    </Root>
  )
}
