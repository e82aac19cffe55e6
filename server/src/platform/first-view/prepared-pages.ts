import { LRUCache } from 'lru-cache'
import type { ReadyPage } from './ready-page.ts'
import type { FirstViewCounts } from './first-views.ts'

/** A drawn page with everything that is said about it: nothing is left to do but to send it. */
export type PreparedPage = { ready: ReadyPage; headers: Record<string, string> }

/** Shorter than a page is taken for fresh: a changed price is noticed by the next look at the index after it. */
const HELD_MS = 250
const MOST_HELD = 100

/** Pages that were asked for a moment ago, found by the request alone: neither the site nor the index is asked again for them. */
export class PreparedPages {
  readonly #held = new LRUCache<string, PreparedPage>({ max: MOST_HELD, ttl: HELD_MS, ttlAutopurge: true })
  readonly #counts: FirstViewCounts

  constructor(counts: FirstViewCounts) {
    this.#counts = counts
  }

  find(key: string): PreparedPage | undefined {
    const page = this.#held.get(key)
    if (page) this.#counts.cached++
    return page
  }

  hold(key: string, page: PreparedPage): void {
    this.#held.set(key, page)
  }
}
