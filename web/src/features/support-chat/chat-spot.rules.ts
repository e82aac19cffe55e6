/** Specification §9: the button's bounds. */
export const BOUNDS = { width: 80, height: 68 } as const
/** Of the round button in the middle of its bounds. */
export const SIZE = 52
/** So much of it stays in sight when it stands aside. */
const PEEK = 16

/** How far the button goes over the edge of its own corner. */
export const asideBy = (side: Spot['side']): number => ((BOUNDS.width + SIZE) / 2 - PEEK) * (side === 'right' ? 1 : -1)

/** Distances from the nearest side and from the bottom: the button keeps its corner when the window is resized. */
export type Spot = { side: 'left' | 'right'; fromSide: number; fromBottom: number }
export type Viewport = { width: number; height: number; bottomInset: number }

const between = (value: number, low: number, high: number) => Math.round(Math.max(low, Math.min(value, Math.max(low, high))))

/** The same position, wholly inside the window and above elements at its bottom. */
export const clamped = (spot: Spot, field: Viewport): Spot => ({
  side: spot.side,
  fromSide: between(spot.fromSide, 0, field.width - BOUNDS.width),
  fromBottom: between(spot.fromBottom, field.bottomInset, field.height - BOUNDS.height),
})

/** Moved by pointer or key; it then belongs to the nearer side. */
export function moved(spot: Spot, by: { x: number; y: number }, field: Viewport): Spot {
  const free = field.width - BOUNDS.width
  const fromLeft = (spot.side === 'left' ? spot.fromSide : free - spot.fromSide) + by.x
  const side = fromLeft > free / 2 ? 'right' : 'left'
  return clamped({ side, fromSide: side === 'left' ? fromLeft : free - fromLeft, fromBottom: spot.fromBottom - by.y }, field)
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The corner of the configured side. */
export const homeOf = (side: Spot['side']): Spot => ({ side, fromSide: 0, fromBottom: 0 })

/** Where a visitor has put the button it stays; only in its own corner it may stand aside. */
export const isAtHome = (spot: Spot, side: Spot['side']): boolean => writeSpot(spot) === writeSpot(homeOf(side))

/** The position stored by an earlier visit; null if unreadable. */
export function readSpot(text: string | null): Spot | null {
  const [side, fromSide, fromBottom] = (text ?? '').split(' ').map((part, index) => (index === 0 ? part : Number(part)))
  if ((side !== 'left' && side !== 'right') || !isNumber(fromSide) || !isNumber(fromBottom)) return null
  return { side, fromSide, fromBottom }
}

export const writeSpot = ({ side, fromSide, fromBottom }: Spot): string => `${side} ${fromSide} ${fromBottom}`
