import { LRUCache } from 'lru-cache'
import { digestOf, FRESH_MS } from './answer-cache.ts'

/** `askedAt`: from then on it may have changed. */
export type KnownAnswer = { body: Uint8Array<ArrayBuffer>; value: unknown; digest: string; askedAt: number }

/** Of the answers as they came: those of some fifty sections. */
const MOST_BYTES = 4 * 1024 * 1024

/**
 * The answers that a thread has been given, by whom they are for and their path. While one is the same its value is the same object, so the
 * web app knows what it drew from it; nothing changes an answer.
 */
export class KnownAnswers {
  readonly #read: (body: Uint8Array<ArrayBuffer>) => unknown
  readonly #known = new LRUCache<string, KnownAnswer>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => Math.max(1, body.length) })

  constructor(read: (body: Uint8Array<ArrayBuffer>) => unknown) {
    this.#read = read
  }

  /** As long as the server itself would not ask again either. */
  fresh(key: string, now: number): KnownAnswer | undefined {
    const known = this.#known.get(key)
    return known && now - known.askedAt < FRESH_MS ? known : undefined
  }

  take(key: string, { body, askedAt }: Pick<KnownAnswer, 'body' | 'askedAt'>): KnownAnswer {
    const known = this.#known.get(key)
    const isSame = known !== undefined && Buffer.compare(known.body, body) === 0
    const answer = isSame ? { ...known, askedAt } : { body, value: this.#read(body), digest: digestOf(body), askedAt }
    this.#known.set(key, answer)
    return answer
  }
}
