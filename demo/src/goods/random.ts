const SEED = 0x5eed2026

/** A stateless source of chance: product 7 is the same product 7 in a store of any size. */
export function hash(a: number, b = 0, c = 0): number {
  let h = SEED ^ Math.imul(a + 1, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) ^ Math.imul(b + 1, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f) ^ Math.imul(c + 1, 0x165667b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** From 0 to 1, the end excluded. */
export const chance = (a: number, b = 0, c = 0) => hash(a, b, c) / 0x1_0000_0000

/** A whole number from `from` to `to`, both included. */
export const between = (range: { from: number; to: number }, a: number, b = 0, c = 0) =>
  range.from + Math.floor(chance(a, b, c) * (range.to - range.from + 1))

/** The subject of a draw, so that two questions about one product do not get one answer. */
export const draw = {
  slots: 101,
  commonness: 102,
  start: 103,
  popularity: 104,
  recommended: 105,
  created: 106,
  ean: 107,
  stock: 108,
  amount: 109,
  arrival: 110,
  related: 111,
  paper: 112,
  seller: 113,
  set: 114,
} as const
