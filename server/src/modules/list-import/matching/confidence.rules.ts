/**
 * How often a proposal made in such a way is right, measured with `npm run bench -- matching`: it prints for each basis how many
 * lines of the public corpus had it and how many were right. A new value is (right + 1) / (lines + 2), rounded to hundredths;
 * where fewer than twenty lines have a basis, the value of the basis before it stays. Each group falls from its first to its last.
 */
const CONFIDENCE = {
  'own-code': 0.99,
  'exact-code': 0.99,
  'earlier-choice': 0.99,
  'similar-code': 0.97,
  'code-in-name': 0.98,
  'mistaken-code': 0.95,

  'whole-name': 0.99,
  'name-but-maker': 0.98,
  'only-one': 0.98,
  'only-one-loosely': 0.95,
  'clearly-best': 0.9,
  'all-but-chatter': 0.9,

  'code-and-name-differ': 0.6,
  'code-of-several': 0.9,
  'all-but-little': 0.7,
  'all-but-a-feature': 0.3,
  'some-words': 0.3,
  'few-words': 0.1,
  'other-brand': 0.1,
  'chosen-by-others': 0.7,
} as const

export type Basis = keyof typeof CONFIDENCE

export const confidenceOf = (basis: Basis): number => CONFIDENCE[basis]

/** Of several that fit equally one is meant, and perhaps none. */
export const confidenceOfEquals = (basis: Basis, count: number): number => Number((CONFIDENCE[basis] / count).toFixed(3))
