import { join } from 'node:path'
import type { Context } from '#platform/context'
import { openPool } from '#platform/database/db'
import { databaseAddress } from '#platform/database/open-database'
import { limitHeapGrowth, releaseMemory } from '#platform/process/release-memory'
import { searchInBackground } from './engine/search-in-background.ts'
import { searchInThread } from './engine/search-in-thread.ts'
import { searchOnWorkers } from './engine/search-on-workers.ts'
import type { Segment } from './engine/segment.ts'
import { lookupIn, searchRead } from './goods-search.ts'
import { buildIndex } from './index/build-index.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { hasMoreThan, readOrigin } from './index/documents.queries.ts'
import { readMissingTriggers } from './following/search-triggers.queries.ts'
import { CatalogueFollower } from './following/follow-changes.ts'
import { buildInProcess, loadIndex } from './index/index-file.ts'
import { suggestionCache } from './suggestion-cache.ts'
import { nameCache } from './name-cache.ts'
import { GROUPS, NAMES, suggestedOf } from './suggested.ts'
import { rankingRuleCache } from './ranking-rules/ranking-rule-cache.ts'
import { withWishes } from './ranking-rules/wishes-of.ts'
import { queryReader } from './understanding/query-reader.ts'
import { synonymCache } from './synonyms/synonym-cache.ts'
import { synonymsIn } from './synonyms/read-synonyms.ts'

/** Listening, following and building take one connection each. */
const CONNECTIONS = 3
/** A million goods are not read in the three seconds a page may take. */
const STATEMENT_MS = 600_000
/** Up to here an index is made in a moment. */
const BUILT_HERE = 5_000
/**
 * Up to here the longest scan takes less of the server's own thread than writing out a page does, and waking another thread
 * would cost more than most answers.
 */
const ANSWERED_HERE = 30_000
const THREADS = 1

/** The engine that holds the catalogue in memory and follows PostgreSQL; a small one is built and answers without process and thread of its own. */
export async function openCatalogueSearch(
  ctx: Context,
  { builtHere = BUILT_HERE, answeredHere = ANSWERED_HERE }: { builtHere?: number; answeredHere?: number } = {},
): Promise<CatalogueSearch> {
  const url = databaseAddress(ctx.config)
  const pool = openPool({ url, max: CONNECTIONS, statementMs: STATEMENT_MS })
  const closing = new AbortController()
  const path = join(ctx.config.DATA_DIR, 'search', 'catalogue.index')
  const build = async () =>
    (await hasMoreThan(pool, builtHere)) ? buildInProcess({ url, path, statementMs: STATEMENT_MS }, closing.signal) : buildIndex(pool)
  const warn = (error: unknown) => ctx.log.warn({ err: error }, 'the words of the catalogue could not be read, the old ones stay')
  const reader = queryReader(pool, warn)
  const learn = () => reader.learn().catch(warn)
  const open = async () => {
    // An index that is not told of changes would answer wrongly for days.
    const [missing] = await readMissingTriggers(pool)
    if (missing) throw new Error(`Run "npm run migrate", the database lacks: ${missing}`)
    const saved = loadIndex(ctx, path, (await readOrigin(pool)).identity)
    if (saved) return saved
    // Another process builds, so the words are learned meanwhile.
    void learn()
    return build()
  }
  const base = await open().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const names = nameCache(pool)
  const suggestions = suggestionCache()
  let searchers = searchInThread()
  const aside = searchInBackground()
  let isLarge = false
  let current: Segment[] = []
  const sharing = new Set<(segments: readonly Segment[]) => void>()
  const use = (segments: Segment[]) => {
    current = segments
    // A catalogue that has grown moves to a thread of its own with its next generation.
    if (!isLarge && (segments[0]?.meta.docCount ?? 0) > answeredHere) {
      isLarge = true
      searchers = searchOnWorkers(THREADS)
    }
    searchers.use(segments)
    aside.use(segments)
    for (const useToo of sharing) useToo(segments)
    names.clear()
    suggestions.clear()
  }
  const follower = new CatalogueFollower({ ctx, pool, build, onSegments: use }, base)
  const synonyms = synonymCache(pool)
  const rules = rankingRuleCache(pool)
  // The first text would wait for it, and beside its work others would; PostgreSQL answers meanwhile.
  await learn()
  // Beside a large index other memory matters; the server is not ready yet, so a pause does no harm.
  if (base.meta.docCount > answeredHere) {
    releaseMemory()
    limitHeapGrowth()
  }

  return {
    search: async (question, { isPatient = false } = {}) => {
      // The order of a list's matches is not the seller's to change.
      const wished = isPatient || !question.text ? question : withWishes(question, await rules())
      return searchRead(isPatient ? aside : searchers, wished, { reader, synonyms })
    },
    suggest: async (query) => {
      const { text, limit, owned = [] } = query
      const { readings, version, describe } = await reader.read(text)
      const wished = withWishes(query, await rules())
      const request = { ...wished, columns: GROUPS, limit: Math.max(limit, NAMES), synonyms: synonymsIn(await synonyms(), text), readings }
      const find = async () => {
        const found = await searchers.suggest(request)
        const meaning = describe(found.interpreted.reading)
        return suggestedOf(found, { names: await names.namesOf(found.ids.slice(0, NAMES)), limit, meaning })
      }
      // Results of a company's own codes are not cached.
      return owned.length > 0 ? find() : suggestions.read(JSON.stringify([text, limit, request.ranking, request.synonyms, version]), find)
    },
    lookup: lookupIn({ segments: () => current, engine: aside, reader }),
    share: async (useToo) => {
      sharing.add(useToo)
      useToo(current)
      return () => void sharing.delete(useToo)
    },
    status: async () => {
      const { position, docs, generation } = follower.status
      // The oldest transaction that may still be unseen: all before it are in.
      return { isReady: true, generation, seq: BigInt(position.split(':')[0] ?? 0), docs }
    },
    close: async () => {
      const ended = follower.close()
      closing.abort()
      await ended
      await searchers.close()
      await aside.close()
      await pool.end()
    },
  }
}
