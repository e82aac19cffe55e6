import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { localStore } from '#lib/storage.ts'
import { useBottomInset } from '#ui/bottom-inset.ts'
import { clamped, homeOf, isAtHome, moved, readSpot, type Spot, writeSpot } from './chat-spot.rules.ts'
import { useWindowSize } from './use-window-size.ts'

const SPOT = 'B2B_CHAT_SPOT'
/** Shorter moves are clicks of an unsteady hand. */
const DRAG_FROM = 5
const STEP = 16
const LEAP = 80

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Drag = { pointer: number; x: number; y: number; from: Spot; isMoving: boolean }

/** Position of the button: dragged or moved by arrows, kept inside the window and stored for the next visit. */
export function useChatSpot(side: 'left' | 'right') {
  const home = homeOf(side)
  const [chosenSpot, setChosenSpot] = useState<Spot>(() => readSpot(localStore.get(SPOT)) ?? home)
  const [isDragging, setIsDragging] = useState(false)
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const size = useWindowSize()
  const field = { ...size, bottomInset: useBottomInset(chosenSpot.side) }
  const spot = clamped(chosenSpot, field)

  const remember = (next: Spot) => {
    setChosenSpot(next)
    localStore.set(SPOT, writeSpot(next))
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    wasDragged.current = false
    // A quick pointer leaves the button before its first move, so it is captured from here on.
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: spot, isMoving: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current
    if (!current || current.pointer !== event.pointerId) return
    const by = { x: event.clientX - current.x, y: event.clientY - current.y }
    if (!current.isMoving && Math.hypot(by.x, by.y) < DRAG_FROM) return
    if (!current.isMoving) {
      current.isMoving = true
      setIsDragging(true)
    }
    setChosenSpot(moved(current.from, by, field))
  }
  const onPointerUp = () => {
    wasDragged.current = drag.current?.isMoving ?? false
    if (wasDragged.current) remember(spot)
    drag.current = null
    setIsDragging(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = arrows[event.key]
    if (!direction && event.key !== 'Home') return
    event.preventDefault()
    if (!direction) return remember(home)
    const step = event.shiftKey ? LEAP : STEP
    remember(moved(spot, { x: direction.x * step, y: direction.y * step }, field))
  }
  return {
    spot,
    isAtHome: isAtHome(chosenSpot, side),
    isDragging,
    /** The click that ends a drag is not a click. */
    isClick: () => !wasDragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  }
}
