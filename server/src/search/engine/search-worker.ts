import { workerData } from 'node:worker_threads'
import { answerQuestions } from '#platform/process/answering-thread'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { packResult } from './pack-counts.ts'
import { attachScratch, overlapIn } from './search-in-thread.ts'
import type { WorkerAnswer, WorkerQuestion, ThreadTask } from './search-on-workers.ts'
import { type SegmentState, searchSegments } from './search-segments.ts'
import { type SharedSegments, takeSegments } from './shared-segments.ts'
import { suggestSegments } from './suggest-segments.ts'

/** Answers from segments whose memory it shares with the thread that writes them. */
let states: SegmentState[] = []

if ((workerData as ThreadTask).isPatient) lowerThreadPriority()
answerQuestions<WorkerQuestion, WorkerAnswer, SharedSegments>({
  take: (told) => {
    const current = states.map(({ segment }) => segment)
    states = attachScratch(takeSegments(told, current), states)
  },
  answer: ({ kind, request }) => {
    if (kind === 'overlap') return { overlapping: overlapIn(states, request) }
    return kind === 'search' ? { found: packResult(searchSegments(states, request)) } : { suggested: suggestSegments(states, request) }
  },
  transferred: (answer) => ('found' in answer ? [answer.found.counts.buffer] : []),
})
