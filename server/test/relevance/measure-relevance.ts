import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import type { CatalogueSearch } from '#search/catalogue-search'
import { isRight, LOOKED_AT, type RelevanceQuery, type RelevantGood, shareOfRight } from './relevance-query.ts'

type Relevance = {
  search: CatalogueSearch
  queries: readonly RelevanceQuery[]
  /** By product id. */
  goods: ReadonlyMap<number, RelevantGood>
  /** Any price list of the store. */
  priceList: number
}

/** Asks every query that has right goods here. */
export async function measureRelevance({ search, queries, goods, priceList }: Relevance) {
  const viewer = { priceList, regionFactor: WHOLE, discounts: [], places: [1] }
  const request = { columns: [], features: [], viewer, sort: 'relevance' as const, offset: 0, limit: LOOKED_AT, withFacets: false }
  const answers = []
  for (const query of queries) {
    const existing = [...goods.values()].filter((good) => isRight(query, good)).length
    if (existing === 0) continue
    const { ids, near, interpreted, understood } = await search.search({ ...request, text: query.text })
    const found = [...ids, ...near].slice(0, LOOKED_AT).map((id) => {
      const good = goods.get(id)
      return { id, isRight: good !== undefined && isRight(query, good) }
    })
    const share = shareOfRight({ found: found.map((one) => one.isRight), existing })
    answers.push({ text: query.text, share, interpreted, understood, wrong: found.filter((one) => !one.isRight).map(({ id }) => id) })
  }
  return answers
}

type Answer = Awaited<ReturnType<typeof measureRelevance>>[number]

export const averageShare = (answers: readonly Answer[]): number => answers.reduce((sum, { share }) => sum + share, 0) / answers.length

/** The queries with wrong answers and what was understood, worst first. */
export const failuresOf = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ share }) => share < 1)
    .toSorted((one, other) => one.share - other.share)
    .map(({ text, share, interpreted: { changed, dropped }, understood }) => {
      const parts = understood.map(({ role, name, label, isRelaxed }) => `${isRelaxed ? 'relaxed ' : ''}${name || role}: ${label}`)
      return `${share.toFixed(2)} «${text}» understood [${parts.join('; ')}], changed: ${changed}, dropped: [${dropped.join(', ')}]`
    })
