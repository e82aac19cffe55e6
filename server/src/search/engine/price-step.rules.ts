export const WHOLE = 10_000

/** One step of a price: basis points, half a kopeck up. The resolver of prices takes the same step. */
export const priceStep = (kopecks: number, basisPoints: number): number =>
  basisPoints === WHOLE ? kopecks : Math.floor((kopecks * basisPoints + WHOLE / 2) / WHOLE)
