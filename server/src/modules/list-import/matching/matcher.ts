import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { Context } from '#platform/context'
import type { Segment } from '#search/engine/segment'
import { type ThreadOfSegments, threadOfSegments } from '#search/engine/thread-of-segments'
import { readFreeLine } from '../reading/lines/read-line.rules.ts'
import { listSomeNames } from './goods.queries.ts'
import { matchKeyOf } from './match-key.ts'
import { type LineMatch, matchLines, type MatchQuestion } from './match-lines.ts'

/** Finds the products that lines mean. */
export type Matcher = {
  match: (question: MatchQuestion) => Promise<LineMatch[]>
  /** Does before the first list what it would wait for. */
  prepare: () => Promise<void>
  close: () => Promise<void>
}

/** Up to here lines take little of the server's own thread, and their garbage is soon looked through beside so small a heap. */
const MATCHED_HERE = 5_000
const YOUNG_MB = 64
/** Names matched before the first list: code that has not run yet is several times as slow. */
const REHEARSED = 120
const REHEARSED_AT_ONCE = 30

const toMatch = (text: string) => {
  const line = readFreeLine(text)
  return { ...line, matchKey: matchKeyOf(line) }
}

/** Lists of a large catalogue are matched in a thread of their own, so that neither the work nor its garbage keeps a visitor waiting. */
export function openMatcher(
  ctx: Context,
  catalogue: Pick<Catalogue, 'search' | 'reference'>,
  { matchedHere = MATCHED_HERE }: { matchedHere?: number } = {},
): Matcher {
  let segments: readonly Segment[] = []
  let sharing: Promise<() => void> | null = null
  let thread: ThreadOfSegments<MatchQuestion, LineMatch[]> | null = null

  const share = async () => {
    const search = await catalogue.search()
    return search.share((current) => {
      segments = current
      thread?.use(current)
    })
  }
  const start = () => {
    const file = new URL('./match-worker.ts', import.meta.url)
    const started = threadOfSegments<MatchQuestion, LineMatch[]>({ file, data: ctx.config, youngMb: YOUNG_MB })
    started.use(segments)
    return started
  }
  /** None for a small catalogue. */
  const threadFor = async () => {
    sharing ??= share().catch((error: unknown) => {
      sharing = null
      throw error
    })
    await sharing
    const docs = segments.reduce((sum, { meta }) => sum + meta.docCount, 0)
    if (docs > matchedHere) thread ??= start()
    return thread
  }
  return {
    match: async (question) => {
      const beside = await threadFor()
      if (beside) return beside.ask(question)
      return matchLines(ctx, question, { engine: await catalogue.search(), names: await catalogue.reference() })
    },
    prepare: async () => {
      const beside = await threadFor()
      if (!beside) return
      const names = await listSomeNames(ctx, REHEARSED)
      // Whole names are found at once, their beginnings have to be looked for.
      const lines = names.map((name, at) => toMatch(at % 2 === 0 ? name : name.slice(0, name.length / 2)))
      const viewer = { priceList: 0, regionFactor: 0, discounts: [], places: [] }
      for (let at = 0; at < lines.length; at += REHEARSED_AT_ONCE)
        await beside.ask({ companyId: null, viewer, lines: lines.slice(at, at + REHEARSED_AT_ONCE) })
    },
    close: async () => {
      const stop = await sharing?.catch(() => null)
      stop?.()
      await thread?.close()
    },
  }
}
