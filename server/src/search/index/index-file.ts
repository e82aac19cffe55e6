import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '#platform/context'
import { openSegment, type Segment } from '../engine/segment.ts'
import { loadArrays } from '../engine/shared-arrays.ts'
import type { BuildOrder } from './build-process.ts'

/** The list of changes goes back a day; half of that leaves time to catch up. */
const MOST_AGE_MS = 12 * 60 * 60 * 1000

export const isOld = ({ meta }: Segment, now: Date): boolean => now.getTime() - Date.parse(meta.readAt) > MOST_AGE_MS

/** Made by a process of its own, which ends with `signal`, then read from the file it left. */
export async function buildInProcess(order: BuildOrder, signal: AbortSignal): Promise<Segment> {
  await mkdir(dirname(order.path), { recursive: true, mode: 0o700 })
  const builder = fork(fileURLToPath(new URL('./build-process.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  })
  const ended = new Promise<void>((resolve, reject) => {
    builder.once('error', reject)
    builder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The search index was not built: exit ${code}`))))
  })
  builder.send(order)
  await ended
  return openSegment(loadArrays(order.path))
}

/** The index a former run left, unless it is of another database, another format or too long ago. */
export function loadIndex({ log, now }: Context, path: string, identity: string): Segment | null {
  if (!existsSync(path)) return null
  try {
    const segment = openSegment(loadArrays(path))
    return segment.meta.identity === identity && !isOld(segment, now()) ? segment : null
  } catch (error) {
    // A file cut short or of a former version: the index is built anew.
    log.warn({ err: error, path }, 'the saved search index could not be read')
    return null
  }
}
