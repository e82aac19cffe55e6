import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { packResult } from './pack-counts.ts'
import { attachScratch, overlapIn } from './search-in-thread.ts'
import type { WorkerRequest, ThreadTask, WorkerResponse } from './search-on-workers.ts'
import { type SegmentState, searchSegments } from './search-segments.ts'
import { openSegment } from './segment.ts'
import { suggestSegments } from './suggest-segments.ts'
import { markDeleted, withOwnTombstones } from './tombstones.ts'

/** Answers from segments whose memory it shares with the thread that writes them. */
let states: SegmentState[] = []

function use({ base, delta, deletedDocs: struckOut }: Extract<WorkerRequest, { kind: 'use' }>): void {
  const baseSegment = base ? withOwnTombstones(openSegment(base)) : states[0]?.segment
  if (baseSegment) for (const doc of struckOut) markDeleted(baseSegment, doc)
  states = attachScratch([...(baseSegment ? [baseSegment] : []), ...(delta ? [openSegment(delta)] : [])], states)
}

function answer(message: Exclude<WorkerRequest, { kind: 'use' }>): WorkerResponse {
  const { id } = message
  try {
    if (message.kind === 'overlap') return { id, overlapping: overlapIn(states, message.request) }
    return message.kind === 'search'
      ? { id, found: packResult(searchSegments(states, message.request)) }
      : { id, suggested: suggestSegments(states, message.request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

if ((workerData as ThreadTask).isPatient) lowerThreadPriority()
parentPort?.on('message', (message: WorkerRequest) => {
  if (message.kind === 'use') {
    use(message)
    return
  }
  const response = answer(message)
  parentPort?.postMessage(response, 'found' in response ? [response.found.counts.buffer] : [])
})
