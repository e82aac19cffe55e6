import { workerData } from 'node:worker_threads'
import type { Config } from '#src/config'
import { createContext } from '#platform/create-context'
import { openPool } from '#platform/database/db'
import { databaseAddress } from '#platform/database/open-database'
import { answerQuestions } from '#platform/process/answering-thread'
import { cached } from '#platform/process/cached'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import type { SharedSegments } from '#search/engine/shared-segments'
import { searchOfThread } from '#search/goods-search'
import { readGoodsNames } from './goods.queries.ts'
import { linesOf } from '../reading/lines/lines-of.ts'
import { guessMapping } from '../reading/mapping/guess-mapping.ts'
import { matchLines } from './match-lines.ts'
import type { ListAnswer, ListQuestion } from './list-questions.ts'

/** Two visitors' lists take turns. */
const CONNECTIONS = 2
/** Reading the words of a large catalogue takes longer than a visitor's page may. */
const STATEMENT_MS = 60_000
/** A new name may be told this much later. */
const NAMES_AGE_MS = 5_000

const config = workerData as Config
const pool = openPool({ url: databaseAddress(config), max: CONNECTIONS, statementMs: STATEMENT_MS })
const ctx = createContext(config, pool)
const warn = (error: unknown) => ctx.log.warn({ err: error }, 'the words that lists are matched by could not be read, the old ones stay')
const engine = searchOfThread(pool, warn)
const names = cached({ ms: NAMES_AGE_MS, load: () => readGoodsNames(ctx), whenStale: warn })

lowerThreadPriority()
answerQuestions<ListQuestion, ListAnswer, SharedSegments>({
  take: engine.take,
  answer: async (question) => {
    if ('match' in question) return matchLines(ctx, question.match, { engine, names: await names() })
    if ('guess' in question) return guessMapping(question.guess.sheets, question.guess.remembered)
    return linesOf(question.read.sheets, question.read.mapping)
  },
})
await engine.learn().catch(warn)
