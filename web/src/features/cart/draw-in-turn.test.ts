import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawInTurn, endTurn } from './draw-in-turn.ts'

const frames: FrameRequestCallback[] = []
const elements = ['first', 'second', 'third'].map((id) => ({ id }) as Element)
const drawn: string[] = []
const draw = (element: Element) => drawInTurn(element, () => drawn.push(element.id))
const nextFrame = () => frames.splice(0).forEach((run) => run(0))

beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
})
afterEach(() => {
  for (const element of elements) endTurn(element)
  frames.length = 0
  vi.unstubAllGlobals()
})

const [first, second, third] = elements as [Element, Element, Element]

test('elements are drawn one at a time, each in a frame after the one before is done', () => {
  for (const element of elements) draw(element)
  nextFrame()
  expect(drawn).toEqual(['first'])
  endTurn(first)
  expect(drawn).toEqual(['first'])
  nextFrame()
  expect(drawn).toEqual(['first', 'second'])
  endTurn(second)
  nextFrame()
  expect(drawn).toEqual(['first', 'second', 'third'])
})

test('an element that leaves before its turn is not drawn, and holds up nobody', () => {
  for (const element of elements) draw(element)
  endTurn(second)
  endTurn(first)
  nextFrame()
  expect(drawn).toEqual(['first', 'third'])
})

test('an element that leaves while it is drawn gives its turn to the next', () => {
  draw(first)
  draw(third)
  endTurn(first)
  nextFrame()
  expect(drawn).toEqual(['first', 'third'])
})
