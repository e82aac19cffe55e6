import { type Found, type Question, searchSteps, type Steps, suggestSteps } from '../engine/search-steps.ts'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { readNames, readOrigin, type SearchDatabase } from '../index/documents.queries.ts'
import { queryPostgres } from './oracle-query.queries.ts'
import { OracleLexicon } from './oracle-lexicon.ts'
import { documentCount } from './oracle-words.queries.ts'
import { GROUPS, NAMES, suggestedOf } from '../suggested.ts'
import type { Ranking } from '../engine/search-types.ts'
import type { RankingRuleCache } from '../ranking-rules/ranking-rule-cache.ts'
import { withWishes } from '../ranking-rules/wishes-of.ts'
import { synonymsIn } from '../synonyms/read-synonyms.ts'
import type { SynonymCache } from '../synonyms/synonym-cache.ts'
import { NOTHING_READ, type QueryReader } from '../understanding/query-reader.ts'
import { catchUpTerms } from './write-terms.ts'

/** So many changed products are read before an answer; more are left to the job, and words are not answered meanwhile. */
const AT_ONCE = 5_000

export type SearchOracle = Omit<CatalogueSearch, 'lookup' | 'share'> & {
  /** Conditions can always be answered; words only when their terms are written. */
  canAnswer: (request: { text?: string }) => Promise<boolean>
}

/** Walks down the ladder with a dictionary and answers that have to be waited for. */
async function searchStepByStep<T>(pool: SearchDatabase, docCount: number, begin: (lexicon: OracleLexicon) => Steps<T>): Promise<T> {
  const lexicon = new OracleLexicon(pool, docCount)
  const answered = new Map<string, Found>()
  const answer = async (question: Question) => {
    const key = JSON.stringify(question)
    const found = answered.get(key) ?? (await queryPostgres(pool, question))
    answered.set(key, found)
    return found
  }
  for (;;) {
    await lexicon.load()
    const steps = begin(lexicon)
    let step = steps.next()
    while (!step.done && lexicon.isComplete) step = steps.next(await answer(step.value))
    if (step.done && lexicon.isComplete) return step.value
  }
}

/** Additions to a question: the seller's words and wishes, and its meaning. */
type Laid = { synonyms: SynonymCache; rules: RankingRuleCache; reader: QueryReader }

/** The same answers out of PostgreSQL alone: slower, but there at once. Tests hold the index against it, and it answers while the index loads. */
export function searchOracle(pool: SearchDatabase, { synonyms, rules, reader }: Laid): SearchOracle {
  const withSynonyms = async <R extends { text?: string; ranking?: Ranking }>(request: R) => ({
    ...withWishes(request, await rules()),
    synonyms: synonymsIn(await synonyms(), request.text ?? ''),
  })
  const docCount = documentCount(pool)
  return {
    canAnswer: async ({ text }) => !text?.trim() || catchUpTerms(pool, AT_ONCE),
    search: async (query) => {
      const request = await withSynonyms(query)
      const { readings, describe } = request.text && !request.isLiteral ? await reader.read(request.text) : NOTHING_READ
      const found = await searchStepByStep(pool, await docCount(), (lexicon) => searchSteps(lexicon, { ...request, readings }))
      return { ...found, ...describe(found.interpreted.reading) }
    },
    suggest: async (query) => {
      const { readings, describe } = await reader.read(query.text)
      const request = { ...(await withSynonyms(query)), readings }
      const limit = Math.max(request.limit, NAMES)
      const found = await searchStepByStep(pool, await docCount(), (lexicon) =>
        suggestSteps(lexicon, { ...request, limit, columns: GROUPS }),
      )
      const named = await readNames(pool, found.ids.slice(0, NAMES))
      return suggestedOf(found, {
        names: named.map(({ name }) => name),
        limit: request.limit,
        meaning: describe(found.interpreted.reading),
      })
    },
    status: async () => {
      const { position } = await readOrigin(pool)
      return { isReady: true, generation: position, seq: BigInt(position.split(':')[0] ?? 0), docs: await docCount() }
    },
    close: async () => {},
  }
}
