import type { OverlapRequest } from './overlapping.ts'
import { type PackedResult, unpackResult } from './pack-counts.ts'
import type { Searchers } from './search-in-thread.ts'
import type { SearchRequest, SuggestRequest, SuggestResult } from './search-types.ts'
import { threadOfSegments } from './thread-of-segments.ts'

const YOUNG_MB = 96

export type WorkerQuestion =
  | { kind: 'search'; request: SearchRequest }
  | { kind: 'suggest'; request: SuggestRequest }
  | { kind: 'overlap'; request: OverlapRequest }

export type WorkerAnswer = { found: PackedResult } | { suggested: SuggestResult } | { overlapping: number[] }

/** `isPatient`: its questions may wait for everybody else's. */
export type ThreadTask = { isPatient: boolean }

const startThread = (task: ThreadTask) =>
  threadOfSegments<WorkerQuestion, WorkerAnswer>({ file: new URL('./search-worker.ts', import.meta.url), data: task, youngMb: YOUNG_MB })

const otherAnswer = () => new Error('The search thread answered another question')

/** Answers beside the main thread, which stays free for HTTP; the memory of the index is there once. */
export function searchOnWorkers(count: number, task: ThreadTask = { isPatient: false }): Searchers {
  const threads = Array.from({ length: count }, () => startThread(task))
  const ask = (question: WorkerQuestion) => threads.reduce((best, one) => (one.load < best.load ? one : best)).ask(question)
  return {
    use: (segments) => {
      for (const thread of threads) thread.use(segments)
    },
    search: async (request) => {
      const answer = await ask({ kind: 'search', request })
      if (!('found' in answer)) throw otherAnswer()
      return unpackResult(answer.found)
    },
    suggest: async (request) => {
      const answer = await ask({ kind: 'suggest', request })
      if (!('suggested' in answer)) throw otherAnswer()
      return answer.suggested
    },
    overlap: async (request) => {
      const answer = await ask({ kind: 'overlap', request })
      if (!('overlapping' in answer)) throw otherAnswer()
      return answer.overlapping
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
