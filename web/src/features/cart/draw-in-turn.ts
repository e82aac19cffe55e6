import { startTransition } from 'react'

type Draw = () => void

/** Chunks that wait to be drawn anew; the page scrolled on meanwhile, one may leave without having been drawn. */
const waiting = new Map<Element, Draw>()
const drawn = new Set<Element>()

function drawNext(): void {
  const [next] = waiting
  if (drawn.size > 0 || !next) return
  const [element, draw] = next
  waiting.delete(element)
  drawn.add(element)
  startTransition(draw)
}

/** One element after another: several in one commit would hold up scrolling for a fifth of a second. */
export function drawInTurn(element: Element, draw: Draw): void {
  waiting.set(element, draw)
  drawNext()
}

/** The element is drawn, or is no longer to be: the next one follows in a frame of its own. */
export function endTurn(element: Element): void {
  waiting.delete(element)
  if (drawn.delete(element)) requestAnimationFrame(drawNext)
}
