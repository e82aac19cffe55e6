import type { CatalogueLookup, CatalogueSearch, SearchQuestion, TextMeaning } from './catalogue-search.ts'
import { factsOf, frequenciesOf, idsWithTerm, termsSpelled } from './engine/read-documents.ts'
import { type Searchers, searchInThread } from './engine/search-in-thread.ts'
import type { SearchResult } from './engine/search-types.ts'
import type { Segment } from './engine/segment.ts'
import { type SharedSegments, takeSegments } from './engine/shared-segments.ts'
import type { SearchDatabase } from './index/documents.queries.ts'
import { type SynonymCache, synonymCache } from './synonyms/synonym-cache.ts'
import { synonymsIn } from './synonyms/read-synonyms.ts'
import { NO_MEANING, type QueryReader, queryReader } from './understanding/query-reader.ts'

/** The part of the port that lists are matched with. */
export type GoodsSearch = Pick<CatalogueSearch, 'search' | 'lookup'>

type Words = { reader: QueryReader; synonyms: SynonymCache }

/** Answers a question whose text is read in the words of the catalogue first. */
export async function searchRead(
  engine: Pick<Searchers, 'search'>,
  question: SearchQuestion,
  { reader, synonyms }: Words,
): Promise<SearchResult & TextMeaning> {
  const { text } = question
  if (!text) return { ...(await engine.search(question)), ...NO_MEANING }
  const query = { ...question, synonyms: synonymsIn(await synonyms(), text) }
  if (question.isLiteral) return { ...(await engine.search(query)), ...NO_MEANING }
  const { readings, describe } = await reader.read(text)
  const found = await engine.search({ ...query, readings })
  return { ...found, ...describe(found.interpreted.reading) }
}

type Lookups = { segments: () => readonly Segment[]; engine: Pick<Searchers, 'overlap'>; reader: QueryReader }

export const lookupIn = ({ segments, engine, reader }: Lookups): CatalogueLookup => ({
  meaningsOf: reader.meaningsOf,
  frequenciesOf: async (terms) => frequenciesOf(segments(), terms),
  termsSpelled: async (spellings) => spellings.map((places) => termsSpelled(segments(), places)),
  idsWithTerms: async (terms, most) => terms.map((term) => idsWithTerm(segments(), term, most)),
  overlapping: (terms, limit) => engine.overlap({ terms: [...terms], limit }),
  factsOf: async (ids) => factsOf(segments(), ids),
})

/** Another thread's own search of the goods: it shares the memory of the index, and has learned the words itself. */
export function searchOfThread(pool: SearchDatabase, onError: (error: unknown) => void) {
  const reader = queryReader(pool, onError)
  const synonyms = synonymCache(pool)
  const engine = searchInThread()
  let segments: Segment[] = []
  const search: GoodsSearch = {
    search: (question) => searchRead(engine, question, { reader, synonyms }),
    lookup: lookupIn({ segments: () => segments, engine, reader }),
  }
  return {
    ...search,
    /** Before the first question, which would wait for it. */
    learn: reader.learn,
    take: (told: SharedSegments): void => {
      segments = takeSegments(told, segments)
      engine.use(segments)
    },
  }
}
