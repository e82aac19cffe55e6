import { parentPort } from 'node:worker_threads'
import { hold } from './search-in-thread.ts'
import type { Asked, Told } from './search-on-workers.ts'
import { type Held, searchSegments } from './search-segments.ts'
import { openSegment } from './segment.ts'
import { suggestSegments } from './suggest-segments.ts'

/** Answers from segments whose memory it shares with the thread that writes them. */
let held: Held[] = []

function use({ base, delta }: Extract<Asked, { kind: 'use' }>): void {
  const kept = base ? openSegment(base) : held[0]?.segment
  held = hold([...(kept ? [kept] : []), ...(delta ? [openSegment(delta)] : [])], held)
}

function answer(asked: Exclude<Asked, { kind: 'use' }>): Told {
  const { id } = asked
  try {
    return { id, result: asked.kind === 'search' ? searchSegments(held, asked.request) : suggestSegments(held, asked.request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

parentPort?.on('message', (asked: Asked) => {
  if (asked.kind === 'use') use(asked)
  else parentPort?.postMessage(answer(asked), [])
})
