/**
 * How often the product that is proposed first is right, by what the proposal rests on. Measured on the labelled corpus with
 * `npm run bench -- matching` and its other seeds: lines are grouped by their basis, a value is (right + 1) / (lines + 2) of its
 * group, rounded to hundredths, and no group above 0.99. A group of fewer than ten lines keeps the value of the one before it.
 */
const CONFIDENCE = {
  'own-code': 0.99,
  'exact-code': 0.99,
  'earlier-choice': 0.99,
  'code-in-name': 0.99,
  'similar-code': 0.98,
  'mistaken-code': 0.98,
  'code-of-several': 0.98,

  'whole-name': 0.99,
  'name-but-maker': 0.99,
  'only-one': 0.99,
  'all-but-chatter': 0.98,
  'clearly-best': 0.95,
  'only-one-loosely': 0.95,

  'code-and-name-differ': 0.85,
  'chosen-by-others': 0.7,
  'all-but-a-feature': 0.85,
  'all-but-little': 0.66,
  'some-words': 0.64,
  'other-brand': 0.16,
  'few-words': 0.01,
} as const

export type Basis = keyof typeof CONFIDENCE

export const confidenceOf = (basis: Basis): number => CONFIDENCE[basis]

/** The same where the next product rests on as much. */
const SHARED: Partial<Record<Basis, number>> = { 'all-but-a-feature': 0.7, 'all-but-little': 0.2, 'some-words': 0.28 }

export const sharedConfidenceOf = (basis: Basis): number => SHARED[basis] ?? CONFIDENCE[basis]

/** Of two or a few that explain the whole line equally the first, which says least besides, is meant more often than not. */
const OF_FEW = { 2: 0.74, 3: 0.74, 4: 0.5 } as const

/** By place: confidence in each of several products that fit a line equally. */
export function confidenceAmong(count: number, place: number): number {
  const first = count === 2 || count === 3 || count === 4 ? OF_FEW[count] : 1 / count
  return Number((place === 0 ? first : (1 - first) / Math.max(1, count - 1)).toFixed(3))
}
