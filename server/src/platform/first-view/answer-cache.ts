import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { InsideAnswer, Question } from './inside-calls.ts'

/** `askedAt`: from then on it may have changed. */
export type TimedAnswer = InsideAnswer & { askedAt: number }

/**
 * As long as a saved setting may take to hold everywhere a page and its answers are taken for fresh; then the answers are asked for again,
 * and only if one has changed is the page drawn anew.
 */
export const FRESH_MS = 1_000
const MOST_ANSWERS = 100

type Asked = { answer: Promise<TimedAnswer>; askedAt: number }

/** A page of a list, which no other page shows. */
export const isOfOnePage = (path: string): boolean => /[?&]page=/.test(path)

export const digestOf = (body: Uint8Array): string => hash('sha256', body, 'base64')

const keyOf = ({ host, language, regionId, state, path }: Question) => JSON.stringify([host, language, regionId, state, path])

/**
 * Site, menus, sections and their filters are the same on many pages: while the goods are, those drawn one after another ask for them once,
 * and share answers still awaited.
 */
export class AnswerCache {
  readonly #ask: (question: Question) => Promise<InsideAnswer>
  readonly #answers = new LRUCache<string, Asked>({ max: MOST_ANSWERS })

  constructor(ask: (question: Question) => Promise<InsideAnswer>) {
    this.#ask = ask
  }

  ask(question: Question): Promise<TimedAnswer> {
    if (isOfOnePage(question.path)) return this.#begin(question).answer
    const key = keyOf(question)
    const known = this.#answers.get(key)
    if (known && performance.now() - known.askedAt < FRESH_MS) return known.answer
    const asked = this.#begin(question)
    this.#answers.set(key, asked)
    const forget = () => void (this.#answers.peek(key) === asked && this.#answers.delete(key))
    asked.answer.then(({ status }) => status >= 400 && forget(), forget)
    return asked.answer
  }

  #begin(question: Question): Asked {
    const askedAt = performance.now()
    return { askedAt, answer: this.#ask(question).then((answer) => ({ ...answer, askedAt })) }
  }
}
