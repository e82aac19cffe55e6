import type { Good } from '../goods.ts'

type UnitWords = Readonly<Record<Good['unit'], readonly string[]>>

/** `share` says how many of a hundred lines stand in such lists. */
export type Layout = { share: number; header: string | null; lines: readonly string[] }

/** One person's way of writing lists. The public corpus is written in one, held-out corpora in others. */
export type Wordings = {
  heads: Readonly<Record<string, string>>
  words: Readonly<Record<string, string>>
  values: readonly (readonly [RegExp, string])[]
  units: UnitWords
  oddUnits: UnitWords
  /** Where amount and unit stand in a line of its own making; `{name}`, `{n}`, `{u}`. */
  amounts: { glued: readonly string[]; first: readonly string[]; withUnit: readonly string[] }
  /** How a whole list is laid out, the free text first; `{code}` is a column of its own. */
  layouts: readonly [Layout, ...Layout[]]
  numberings: readonly string[]
  notes: readonly string[]
  /** `{code}` and `{name}`. */
  codeWithName: readonly string[]
  codeInName: readonly string[]
  eans: readonly string[]
  /** `{brand}`, `{BRAND}` and `{heard}`. */
  brands: readonly string[]
  /** Brands written as they sound. */
  heard: Readonly<Record<string, string>>
  series: readonly string[]
  /** Makers that the store does not have. */
  otherBrands: readonly string[]
  /** Goods and codes that the store does not have. */
  unknown: readonly string[]
  headings: readonly string[]
}
