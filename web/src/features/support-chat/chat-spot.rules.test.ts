import { expect, test } from 'vitest'
import { clamped, moved, readSpot, type Spot, writeSpot } from './chat-spot.rules.ts'

const field = { width: 1440, height: 900, bottomInset: 0 }
const corner: Spot = { side: 'right', fromSide: 0, fromBottom: 0 }

test('[O-11] the button never leaves the window, however far it is dragged', () => {
  expect(moved(corner, { x: 5000, y: 5000 }, field)).toEqual(corner)
  expect(moved(corner, { x: -5000, y: -5000 }, field)).toEqual({ side: 'left', fromSide: 0, fromBottom: 832 })
})

test('a smaller window brings it back inside, on its own side', () => {
  const far: Spot = { side: 'right', fromSide: 600, fromBottom: 800 }
  expect(clamped(far, { width: 390, height: 600, bottomInset: 56 })).toEqual({ side: 'right', fromSide: 310, fromBottom: 532 })
})

test('it stays above elements at the bottom', () => {
  expect(clamped(corner, { ...field, bottomInset: 56 }).fromBottom).toBe(56)
})

test('past the middle it belongs to the other side', () => {
  expect(moved(corner, { x: -700, y: -40 }, field)).toEqual({ side: 'left', fromSide: 660, fromBottom: 40 })
  expect(moved(corner, { x: -600, y: 0 }, field)).toEqual({ side: 'right', fromSide: 600, fromBottom: 0 })
})

test('a window smaller than the button does not push it out', () => {
  expect(clamped(corner, { width: 40, height: 40, bottomInset: 56 })).toEqual({ side: 'right', fromSide: 0, fromBottom: 56 })
})

test('a stored position is read back, a broken one is not', () => {
  const spot: Spot = { side: 'left', fromSide: 12, fromBottom: 340 }
  expect(readSpot(writeSpot(spot))).toEqual(spot)
  for (const text of [null, '', 'left', 'left 1', 'top 1 2', 'left x 2', '{"side":"left"}']) expect(readSpot(text)).toBeNull()
})
