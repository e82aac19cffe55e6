import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { digestOf, FRESH_MS, type TimedAnswer } from './answer-cache.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'
import type { DrawnPage, PageTemplate, PageToDraw } from './drawn-page.ts'
import type { PageDrawer } from './page-drawer.ts'
import { PreparedPages } from './prepared-pages.ts'

/** How guests' pages were served since the start: from the cache, checked and found unchanged, drawn, or left to the browser. */
export type FirstViewCounts = Record<'cached' | 'unchanged' | 'drawn' | 'late' | 'failed', number>
export const noFirstViews = (): FirstViewCounts => ({ cached: 0, unchanged: 0, drawn: 0, late: 0, failed: 0 })

/** The head of a page is not among the answers that are compared. */
const REDRAWN_AFTER_MS = 60_000
/** A browser that waits longer had better draw the page itself. */
const PATIENCE_MS = 1_000
const MOST_PAGES = 500
const MOST_BYTES = 64 * 1024 * 1024

export type FirstViewRequest = {
  page: Omit<PageToDraw, 'state'>
  /** Written into the page, so that the browser knows whom it was drawn for. */
  look: string
  earlyCalls: readonly string[]
  template: () => PageTemplate
}

type Cached = { ready: ReadyPage; calls: DrawnPage['calls']; state: string; checkedAt: number; drawnAt: number }

type Outside = {
  drawer: PageDrawer
  ask: (page: PageToDraw, path: string) => Promise<TimedAnswer>
  /** Changes with every change of the goods, their prices and stock. */
  state: () => Promise<string>
  counts: FirstViewCounts
  log: FastifyBaseLogger
}

/** Packed for each kind of reader it takes half of its length. */
const sizeOf = ({ ready }: Cached) => Math.ceil(ready.length / 2)

const isYoung = (since: number) => performance.now() - since < REDRAWN_AFTER_MS

/** Everything a page depends on; two guests get the same page only if all of it is the same. */
const keyOf = ({ page, look, earlyCalls }: FirstViewRequest) => JSON.stringify([page.host, page.path, page.search, look, earlyCalls])

/** First views of guests' pages, drawn on the server and cached while nothing they show has changed. */
export class FirstViews {
  readonly prepared: PreparedPages
  readonly #outside: Outside
  readonly #pages = new LRUCache<string, Cached>({ max: MOST_PAGES, maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  readonly #underway = new Map<string, Promise<ReadyPage | null>>()

  constructor(outside: Outside) {
    this.#outside = outside
    this.prepared = new PreparedPages(outside.counts)
  }

  /** Null: the page is left to the browser. Never throws and never makes anybody wait for long. */
  async pageOf(request: FirstViewRequest): Promise<ReadyPage | null> {
    const { counts, log } = this.#outside
    try {
      const state = await this.#outside.state()
      const key = keyOf(request)
      const known = this.#pages.get(key)
      if (
        known &&
        (request.page.isOwn ? isYoung(known.drawnAt) : known.state === state && performance.now() - known.checkedAt < FRESH_MS)
      ) {
        counts.cached++
        return known.ready
      }
      // A little old is better than empty, while it is not known to be wrong.
      const instead = known && known.state === state && isYoung(known.checkedAt) ? known.ready : null
      const making = this.#underway.get(key) ?? this.#begin(key, state, { request, known })
      return await this.#inTime(making, { path: request.page.path, instead })
    } catch (error) {
      counts.failed++
      log.warn({ err: error, path: request.page.path }, 'a page was not drawn and is left to the browser')
      return null
    }
  }

  #begin(key: string, state: string, work: { request: FirstViewRequest; known: Cached | undefined }): Promise<ReadyPage | null> {
    const making = this.#make(key, state, work).finally(() => this.#underway.delete(key))
    this.#underway.set(key, making)
    return making
  }

  async #inTime(
    making: Promise<ReadyPage | null>,
    { path, instead }: { path: string; instead: ReadyPage | null },
  ): Promise<ReadyPage | null> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PATIENCE_MS)
    })
    try {
      const made = await Promise.race([making, late])
      if (made !== 'late') return made
      this.#outside.counts.late++
      this.#outside.log.warn({ path, ms: PATIENCE_MS, isInstead: instead !== null }, 'a page was not drawn in time')
      // Drawn on, for the next guest; its failure is told when it happens.
      making.catch((error: unknown) => this.#outside.log.warn({ err: error }, 'a late page was not drawn'))
      return instead
    } finally {
      clearTimeout(timer)
    }
  }

  async #make(
    key: string,
    state: string,
    { request, known }: { request: FirstViewRequest; known: Cached | undefined },
  ): Promise<ReadyPage | null> {
    const { drawer, counts } = this.#outside
    const now = performance.now()
    const answers = known && isYoung(known.drawnAt) ? await this.#answersAgain({ ...request.page, state }, known) : []
    if (known && answers.length > 0 && answers.every(({ body }, place) => digestOf(body) === known.calls[place]?.digest)) {
      counts.unchanged++
      Object.assign(known, { state, checkedAt: Math.min(...answers.map(({ askedAt }) => askedAt)) })
      return known.ready
    }
    const { page, look, earlyCalls } = request
    const drawn = await drawer.draw({ ...page, state }, { template: request.template(), look, earlyCalls })
    if (!drawn) return null
    counts.drawn++
    const { askedAt, calls, ...packed } = drawn
    const ready = readyPage(packed)
    this.#pages.set(key, { ready, calls, state, checkedAt: askedAt, drawnAt: now })
    return ready
  }

  #answersAgain(page: PageToDraw, { calls }: Cached): Promise<TimedAnswer[]> {
    return Promise.all(calls.map(({ path }) => this.#outside.ask(page, path)))
  }
}
