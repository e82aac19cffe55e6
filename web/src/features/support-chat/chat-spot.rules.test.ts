import { expect, test } from 'vitest'
import { asideBy, clamped, isAtHome, moved, readSpot, type Spot, writeSpot } from './chat-spot.rules.ts'

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

test('on the left it is moved from the left', () => {
  const spot: Spot = { side: 'left', fromSide: 100, fromBottom: 10 }
  expect(moved(spot, { x: 20, y: 0 }, field)).toEqual({ side: 'left', fromSide: 120, fromBottom: 10 })
  expect(moved(spot, { x: 1000, y: 0 }, field)).toEqual({ side: 'right', fromSide: 260, fromBottom: 10 })
})

test('exactly in the middle it belongs to the left', () => {
  expect(moved({ side: 'right', fromSide: 600, fromBottom: 0 }, { x: -80, y: 0 }, field)).toEqual({
    side: 'left',
    fromSide: 680,
    fromBottom: 0,
  })
})

test('a window smaller than the button does not push it out', () => {
  expect(clamped(corner, { width: 40, height: 40, bottomInset: 56 })).toEqual({ side: 'right', fromSide: 0, fromBottom: 56 })
})

test('a stored position is read back, a broken one is not', () => {
  const spot: Spot = { side: 'left', fromSide: 12, fromBottom: 340 }
  expect(readSpot(writeSpot(spot))).toEqual(spot)
  expect(readSpot('right 0 7')).toEqual({ side: 'right', fromSide: 0, fromBottom: 7 })
  for (const text of [
    null,
    '',
    'left',
    'left 1',
    'left 1 x',
    'left 1 Infinity',
    'left Infinity 1',
    ' 1 2',
    'top 1 2',
    'left x 2',
    '{"side":"left"}',
  ])
    expect(readSpot(text)).toBeNull()
})

test('[O-11] the button may stand aside in its own corner, and stays where a visitor has put it', () => {
  expect(asideBy('right')).toBe(50)
  expect(asideBy('left')).toBe(-50)
  expect(isAtHome({ side: 'right', fromSide: 0, fromBottom: 0 }, 'right')).toBe(true)
  expect(isAtHome({ side: 'left', fromSide: 0, fromBottom: 0 }, 'right')).toBe(false)
  expect(isAtHome({ side: 'right', fromSide: 0, fromBottom: 300 }, 'right')).toBe(false)
})
