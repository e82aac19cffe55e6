import { Worker } from 'node:worker_threads'
import type { OverlapRequest } from './overlapping.ts'
import { type PackedResult, unpackResult } from './pack-counts.ts'
import type { Searchers } from './search-in-thread.ts'
import type { SearchRequest, SearchResult, SuggestRequest, SuggestResult } from './search-types.ts'
import type { Segment } from './segment.ts'

/** An answer leaves little behind; without a limit V8 lets its garbage grow to four times as much before it looks. */
const YOUNG_MB = 96

/** `base` is null while the worker keeps the one it has; `deletedDocs` are documents of the base. */
export type WorkerRequest =
  | { kind: 'use'; base: SharedArrayBuffer | null; delta: SharedArrayBuffer | null; deletedDocs: number[] }
  | { kind: 'search'; id: number; request: SearchRequest }
  | { kind: 'suggest'; id: number; request: SuggestRequest }
  | { kind: 'overlap'; id: number; request: OverlapRequest }

export type WorkerResponse =
  | { id: number; found: PackedResult }
  | { id: number; suggested: SuggestResult }
  | { id: number; overlapping: number[] }
  | { id: number; error: Error }

type Answer = SearchResult | SuggestResult | number[]

/** `isPatient`: its questions may wait for everybody else's. */
export type ThreadTask = { isPatient: boolean }

type Waiting = { resolve: (result: Answer) => void; reject: (error: Error) => void }

/** One thread beside the main one; its open questions are refused when it breaks, and another takes its place. */
class SearchThread {
  readonly #task: ThreadTask
  #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #segments: Segment[] = []
  #isClosed = false

  constructor(task: ThreadTask) {
    this.#task = task
    this.#worker = this.#start()
  }

  get load(): number {
    return this.#waiting.size
  }

  use(segments: Segment[]): void {
    const [base, delta] = segments
    const isSameBase = base !== undefined && base === this.#segments[0]
    this.#segments = segments
    this.#tell({
      kind: 'use',
      base: isSameBase ? null : (base?.shared.buffer ?? null),
      delta: delta?.shared.buffer ?? null,
      deletedDocs: base?.deletedDocs ?? [],
    })
  }

  send(
    request:
      | { kind: 'search'; request: SearchRequest }
      | { kind: 'suggest'; request: SuggestRequest }
      | { kind: 'overlap'; request: OverlapRequest },
  ) {
    return new Promise<Answer>((resolve, reject) => {
      const id = ++this.#asked
      this.#waiting.set(id, { resolve, reject })
      this.#tell({ ...request, id })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker.terminate()
  }

  #tell(asked: WorkerRequest): void {
    this.#worker.postMessage(asked, [])
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: this.#task,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    worker.unref()
    worker.on('message', (response: WorkerResponse) => {
      const waiting = this.#waiting.get(response.id)
      this.#waiting.delete(response.id)
      if ('error' in response) waiting?.reject(response.error)
      else if ('overlapping' in response) waiting?.resolve(response.overlapping)
      else waiting?.resolve('found' in response ? unpackResult(response.found) : response.suggested)
    })
    worker.on('error', (error: unknown) => this.#refuseAll(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => {
      this.#refuseAll(new Error('The search thread ended'))
      if (this.#isClosed) return
      this.#worker = this.#start()
      const segments = this.#segments
      this.#segments = []
      this.use(segments)
    })
    return worker
  }

  #refuseAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

/** Answers beside the main thread, which stays free for HTTP; the memory of the index is there once. */
export function searchOnWorkers(count: number, task: ThreadTask = { isPatient: false }): Searchers {
  const threads = Array.from({ length: count }, () => new SearchThread(task))
  const leastBusy = () => threads.reduce((best, one) => (one.load < best.load ? one : best))
  return {
    use: (segments) => {
      for (const thread of threads) thread.use(segments)
    },
    search: (request) => leastBusy().send({ kind: 'search', request }) as Promise<SearchResult>,
    suggest: (request) => leastBusy().send({ kind: 'suggest', request }) as Promise<SuggestResult>,
    overlap: (request) => leastBusy().send({ kind: 'overlap', request }) as Promise<number[]>,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
