import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DrawnPage, FromThread, PageFrame, PageToDraw, ToThread } from './drawn-page.ts'
import type { TimedAnswer } from './answer-cache.ts'

type Outside = {
  /** The web app, built for the server. */
  bundle: string
  ask: (page: PageToDraw, path: string) => Promise<TimedAnswer>
  sanitise: (html: string) => string
  onFailure: (error: unknown) => void
}

/** A page that is not drawn by then never will be: its thread is ended and another takes its place. */
const LIMIT_MS = 20_000
/** More would wait longer than a browser that draws the page itself. */
const MOST_WAITING = 8
/** Twice what a thread may have before it is replaced: the closer the limit, the more often all of its memory is looked through. */
const MEMORY_MB = 640
/** A thread that cannot start is not tried again at once. */
const RESTART_AFTER_MS = 10_000

type Drawing = {
  page: PageToDraw
  frame: PageFrame | null
  resolve: (page: DrawnPage | null) => void
  reject: (error: Error) => void
}

/**
 * Draws pages in a thread of its own, one at a time: the main thread goes on answering, and whatever happens there, a crash, an endless
 * loop, memory that is never freed, ends with that thread and costs a page that the browser draws itself.
 */
export class PageDrawer {
  readonly #outside: Outside
  #worker: Worker | null = null
  #isReady = false
  #isClosed = false
  #notBefore = 0
  #current: (Drawing & { id: number; timer: NodeJS.Timeout }) | null = null
  readonly #waiting: Drawing[] = []
  #drawn = 0

  constructor(outside: Outside) {
    this.#outside = outside
  }

  /** Null where the address leads elsewhere, or the page has no frame and is drawn for nobody. */
  draw(page: PageToDraw, frame: PageFrame | null): Promise<DrawnPage | null> {
    if (!this.#worker && !this.#isClosed && performance.now() >= this.#notBefore) this.#start()
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(new Error('no thread draws pages'))
      if (this.#waiting.length >= MOST_WAITING) return reject(new Error('too many pages wait to be drawn'))
      this.#waiting.push({ page, frame, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    this.#end(new Error('the server stops'))
    await worker?.terminate()
  }

  #start(): void {
    const worker = new Worker(new URL('./draw-thread.ts', import.meta.url), {
      workerData: pathToFileURL(this.#outside.bundle).href,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.unref()
    this.#worker = worker
    worker.on('message', (message: FromThread) => this.#worker === worker && this.#receive(message))
    worker.on('error', (error: unknown) => this.#worker === worker && this.#fail(error))
    worker.on('exit', () => this.#worker === worker && this.#fail(new Error('the thread that draws pages ended')))
  }

  /** A thread that failed before it could draw anything would fail again. */
  #fail(error: unknown): void {
    if (!this.#isReady) this.#notBefore = performance.now() + RESTART_AFTER_MS
    this.#outside.onFailure(error)
    this.#end(error instanceof Error ? error : new Error(String(error)))
  }

  /** Refuses the pages that wait; the next one asked for starts another thread. */
  #end(error: Error): void {
    const worker = this.#worker
    this.#worker = null
    this.#isReady = false
    if (this.#current) clearTimeout(this.#current.timer)
    for (const { reject } of [...(this.#current ? [this.#current] : []), ...this.#waiting.splice(0)]) reject(error)
    this.#current = null
    void worker?.terminate()
  }

  #next(): void {
    if (!this.#isReady || this.#current) return
    const drawing = this.#waiting.shift()
    if (!drawing) return
    this.#drawn += 1
    const timer = setTimeout(() => this.#fail(new Error(`a page was not drawn in ${LIMIT_MS} ms: ${drawing.page.path}`)), LIMIT_MS)
    this.#current = { ...drawing, id: this.#drawn, timer }
    this.#send({ kind: 'draw', id: this.#drawn, page: drawing.page, frame: drawing.frame, now: performance.now() })
  }

  #send(message: ToThread, given: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, given)
  }

  #receive(message: FromThread): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true
        return this.#next()
      case 'ask':
        return void this.#answer(message.calls)
      case 'sanitise':
        return this.#send({ kind: 'sanitised', call: message.call, html: this.#outside.sanitise(message.html) })
      case 'drawn':
      case 'failed':
        return this.#finish(message)
    }
  }

  async #answer(calls: Extract<FromThread, { kind: 'ask' }>['calls']): Promise<void> {
    const drawing = this.#current
    const worker = this.#worker
    if (!drawing) return
    const answer = async ({ call, path }: (typeof calls)[number]) => {
      const { status, body, askedAt } = await this.#outside.ask(drawing.page, path)
      // In memory of its own, to be given to the thread: the answer itself may be that of other pages too.
      return { call, status, body: new Uint8Array(body), askedAt }
    }
    try {
      const answers = await Promise.all(calls.map(answer))
      if (this.#worker === worker) {
        const given = answers.map(({ body }) => body.buffer)
        this.#send({ kind: 'answers', answers }, given)
      }
    } catch (error) {
      if (this.#worker === worker) this.#fail(error)
    }
  }

  #finish(message: Extract<FromThread, { kind: 'drawn' | 'failed' }>): void {
    const drawing = this.#current
    if (drawing?.id !== message.id) return
    clearTimeout(drawing.timer)
    this.#current = null
    if (message.kind === 'failed') drawing.reject(new Error(message.error))
    else drawing.resolve(message.page && { ...message.page, ...message.used })
    if (message.kind === 'drawn' && message.isWornOut) this.#end(new Error('the thread that draws pages is replaced'))
    else this.#next()
  }
}
