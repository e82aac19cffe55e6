import type { GoodsSearch } from '#search/goods-search'
import { piecesOf } from '#search/engine/normalise/tokenise'
import type { SearchRequest, Viewer } from '#search/engine/search-types'
import type { Meaning } from '#search/understanding/meanings'

const LONGEST = 200
/** As many are looked at more closely; of more that fit the line equally a person has to choose anyway. */
const FOUND = 48
const MOST_MEANINGS = 2
const FEW = 2

/** Ways to find products that may be meant, each dearer than the one before. */
export type CandidateSearch = {
  /** Those that have what is understood of the text; `isWhole`: there are no more of them. */
  meant: (meanings: readonly (Meaning | null)[]) => Promise<{ ids: number[]; isWhole: boolean }>
  /** Those that share most words with it. */
  sharing: (text: string) => Promise<number[]>
  /** Those that a search with slips and fewer words finds. */
  distant: (text: string) => Promise<number[]>
}

/** The meaning as conditions; parts that no product has are left out. */
function conditionsOf(parts: Meaning['parts']): Pick<SearchRequest, 'columns' | 'features'> {
  const columns: SearchRequest['columns'] = []
  const features = new Map<number, number[]>()
  for (const part of parts) {
    if (part.role === 'kind') columns.push({ column: part.target.column, values: part.target.ids })
    else if (part.role !== 'feature') columns.push({ column: part.role, values: part.values })
    else if (part.values.length > 0) features.set(part.feature, [...(features.get(part.feature) ?? []), ...part.values])
  }
  return { columns, features: [...features].map(([feature, values]) => ({ feature, values })) }
}

const termsOf = (text: string) => piecesOf(text).flatMap(({ terms, compact }) => (compact ? [...terms, compact] : terms))

export function candidateSearch(engine: GoodsSearch, viewer: Viewer): CandidateSearch {
  const common = { viewer, sort: 'relevance', offset: 0, limit: FOUND, withFacets: false } as const
  const patient = { isPatient: true }
  const having = async (parts: Meaning['parts']) => (await engine.search({ ...common, ...conditionsOf(parts) }, patient)).ids
  const meant = async ({ parts }: Meaning) => {
    const ids = await having(parts)
    const ofAnyMaker = parts.filter(({ role }) => role !== 'brand' && role !== 'series')
    // The brand may not make it; others do.
    return ids.length >= FEW || ofAnyMaker.length === parts.length || ofAnyMaker.length < 2 ? ids : [...ids, ...(await having(ofAnyMaker))]
  }
  return {
    meant: async (meanings) => {
      const read = meanings.flatMap((meaning) => (meaning && meaning.parts.length > 1 ? [meaning] : [])).slice(0, MOST_MEANINGS)
      const found = await Promise.all(read.map(meant))
      return { ids: [...new Set(found.flat())], isWhole: found.every((ids) => ids.length < FOUND) }
    },
    sharing: (text) => engine.lookup.overlapping(termsOf(text), FOUND),
    distant: async (text) => {
      const { ids, near } = await engine.search({ ...common, columns: [], features: [], text: text.slice(0, LONGEST) }, patient)
      return [...new Set([...ids, ...near])].slice(0, FOUND)
    },
  }
}
