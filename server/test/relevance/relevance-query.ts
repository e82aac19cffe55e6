type Setting = string | number | boolean

/** A product as far as a query can ask for it; features by code. */
export type RelevantGood = {
  family: string
  brand: string
  series: string
  features: ReadonlyMap<string, Setting>
}

/** Common features of right goods: one of the families, the maker where it is named, and of every feature one of the values. */
type Right<Code extends string> = {
  family: readonly string[]
  brand?: string
  series?: string
  features?: Partial<Record<Code, Setting | readonly Setting[]>>
}

/** A query, and the goods a buyer would call right; several descriptions are alternatives. */
export type RelevanceQuery<Code extends string = string> = { text: string; right: readonly Right<Code>[] }
export type RelevanceClass<Code extends string = string> = { name: string; queries: readonly RelevanceQuery<Code>[] }

/** So many answers are looked at. */
export const LOOKED_AT = 10

const listOf = (given: Setting | readonly Setting[]): readonly Setting[] => (Array.isArray(given) ? given : [given as Setting])

function fits(good: RelevantGood, { family, brand, series, features = {} }: Right<string>): boolean {
  if (!family.includes(good.family)) return false
  if (brand && good.brand !== brand) return false
  if (series && good.series !== series) return false
  return Object.entries(features).every(([code, wanted]) => {
    const has = good.features.get(code)
    // A count is a number in one family and a text in another.
    return has !== undefined && wanted !== undefined && listOf(wanted).some((one) => String(one) === String(has))
  })
}

export const isRight = (query: RelevanceQuery, good: RelevantGood): boolean => query.right.some((right) => fits(good, right))

/** Share of right goods among the first ten; where fewer exist, among as many as exist. */
export function shareOfRight({ found, existing }: { found: readonly boolean[]; existing: number }): number {
  return Math.min(1, found.slice(0, LOOKED_AT).filter(Boolean).length / Math.min(LOOKED_AT, existing))
}
