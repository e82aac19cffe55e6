import type { CatalogueSearch } from '#search/catalogue-search'
import { type PriceViewer, searchViewer } from '#modules/prices/read-viewer'

const LONGEST = 200
/** As many are looked at more closely; of more that fit the line equally a person has to choose anyway. */
const FOUND = 48

export type Ask = (text: string, isWhole: boolean) => Promise<number[]>

/** Products that may be meant by a text; the same words on many lines are one question. */
export function candidateSearch(engine: CatalogueSearch, viewer: PriceViewer): Ask {
  const asked = new Map<string, Promise<number[]>>()
  const find = async (text: string, isWhole: boolean) => {
    const { ids, near } = await engine.search(
      {
        text,
        // With words left out, the rest is often too vague.
        isWhole,
        columns: [],
        features: [],
        viewer: searchViewer(viewer),
        sort: 'relevance',
        offset: 0,
        limit: FOUND,
        withFacets: false,
      },
      { isPatient: true },
    )
    return [...new Set([...ids, ...near])].slice(0, FOUND)
  }
  return (text, isWhole) => {
    const key = `${isWhole} ${text}`
    const found = asked.get(key) ?? find(text.slice(0, LONGEST), isWhole)
    asked.set(key, found)
    return found
  }
}
