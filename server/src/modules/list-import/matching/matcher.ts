import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { Context } from '#platform/context'
import type { Segment } from '#search/engine/segment'
import { type ThreadOfSegments, threadOfSegments } from '#search/engine/thread-of-segments'
import { linesInTurn } from '../reading/lines/lines-of.ts'
import type { ListLine } from '../reading/lines/list-line.ts'
import { type GuessedSheet, guessMapping, type RememberedMappings } from '../reading/mapping/guess-mapping.ts'
import type { Sheet } from '../reading/source.ts'
import { listSomeGoods } from './goods.queries.ts'
import type { ListAnswer, ListQuestion } from './list-questions.ts'
import { matchKeyOf } from './match-key.ts'
import { type LineMatch, matchLines, type MatchQuestion } from './match-lines.ts'
import { rehearsedLines } from './rehearsed-lines.rules.ts'

/** Reads the lines of tables and finds the products they mean. */
export type Matcher = {
  guess: (sheets: readonly Sheet[], remembered?: RememberedMappings) => Promise<GuessedSheet[]>
  read: (sheets: readonly Sheet[], mapping: readonly SheetMapping[]) => Promise<ListLine[]>
  match: (question: MatchQuestion) => Promise<LineMatch[]>
  /** Does before the first list what it would wait for. */
  prepare: () => Promise<void>
  close: () => Promise<void>
}

/** Up to here lines take little of the server's own thread, and their garbage is soon looked through beside so small a heap. */
const MATCHED_HERE = 5_000
const YOUNG_MB = 64
/** Lines matched before the first list: code that has not run yet is several times as slow. */
const REHEARSED = 240
const REHEARSED_AT_ONCE = 30
const REHEARSING = { companyId: null, viewer: { priceList: 0, regionFactor: 0, discounts: [], places: [] } }

/** Lists of a large catalogue are matched in a thread of their own, so that neither the work nor its garbage keeps a visitor waiting. */
export function openMatcher(
  ctx: Context,
  catalogue: Pick<Catalogue, 'search' | 'reference'>,
  { matchedHere = MATCHED_HERE }: { matchedHere?: number } = {},
): Matcher {
  let segments: readonly Segment[] = []
  let sharing: Promise<() => void> | null = null
  let thread: ThreadOfSegments<ListQuestion, ListAnswer> | null = null

  const share = async () => {
    const search = await catalogue.search()
    return search.share((current) => {
      segments = current
      thread?.use(current)
    })
  }
  const start = () => {
    const file = new URL('./match-worker.ts', import.meta.url)
    const started = threadOfSegments<ListQuestion, ListAnswer>({ file, data: ctx.config, youngMb: YOUNG_MB })
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
  const guess: Matcher['guess'] = async (sheets, remembered) => {
    const beside = await threadFor()
    if (!beside) return guessMapping(sheets, remembered)
    return (await beside.ask({ guess: { sheets, remembered } })) as GuessedSheet[]
  }
  const read: Matcher['read'] = async (sheets, mapping) => {
    const beside = await threadFor()
    if (!beside) return linesInTurn(sheets, mapping)
    return (await beside.ask({ read: { sheets, mapping } })) as ListLine[]
  }
  const match: Matcher['match'] = async (question) => {
    const beside = await threadFor()
    if (beside) return (await beside.ask({ match: question })) as LineMatch[]
    return matchLines(ctx, question, { engine: await catalogue.search(), names: await catalogue.reference() })
  }
  return {
    guess,
    read,
    match,
    prepare: async () => {
      if (!(await threadFor())) return
      const rows = rehearsedLines(await listSomeGoods(ctx, REHEARSED)).map((text, at) => ({ row: at + 1, cells: [text] }))
      const sheets = [{ name: '', rows }]
      const guessed = await guess(sheets)
      const lines = await read(
        sheets,
        guessed.map(({ mapping }) => mapping),
      )
      for (let at = 0; at < lines.length; at += REHEARSED_AT_ONCE) {
        const some = lines.slice(at, at + REHEARSED_AT_ONCE).map((line) => ({ ...line, matchKey: matchKeyOf(line) }))
        await match({ ...REHEARSING, lines: some })
      }
    },
    close: async () => {
      const stop = await sharing?.catch(() => null)
      stop?.()
      await thread?.close()
    },
  }
}
