import { parentPort, workerData } from 'node:worker_threads'
import { standBehindOthers } from '../thread-priority.ts'
import { packResult } from './pack-counts.ts'
import { hold } from './search-in-thread.ts'
import type { Asked, ThreadTask, Told } from './search-on-workers.ts'
import { type Held, searchSegments } from './search-segments.ts'
import { openSegment } from './segment.ts'
import { suggestSegments } from './suggest-segments.ts'
import { strikeOut, withOwnTombstones } from './tombstones.ts'

/** Answers from segments whose memory it shares with the thread that writes them. */
let held: Held[] = []

function use({ base, delta, struckOut }: Extract<Asked, { kind: 'use' }>): void {
  const kept = base ? withOwnTombstones(openSegment(base)) : held[0]?.segment
  if (kept) for (const doc of struckOut) strikeOut(kept, doc)
  held = hold([...(kept ? [kept] : []), ...(delta ? [openSegment(delta)] : [])], held)
}

function answer(asked: Exclude<Asked, { kind: 'use' }>): Told {
  const { id } = asked
  try {
    return asked.kind === 'search'
      ? { id, found: packResult(searchSegments(held, asked.request)) }
      : { id, suggested: suggestSegments(held, asked.request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

if ((workerData as ThreadTask).isPatient) standBehindOthers()
parentPort?.on('message', (asked: Asked) => {
  if (asked.kind === 'use') {
    use(asked)
    return
  }
  const told = answer(asked)
  parentPort?.postMessage(told, 'found' in told ? [told.found.counts.buffer] : [])
})
