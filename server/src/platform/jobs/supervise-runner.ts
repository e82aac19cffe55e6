import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Takes jobs until `stop`, which lets the jobs under way finish, or until a failure; `ended` resolves in both cases. */
export type Runner = { ended: Promise<void>; stop: () => Promise<void> }

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/**
 * Follows a runner that ended by a new one: the library ends its own when it cannot store the end of a job,
 * that is whenever the database goes away under one. `rest` is how long to wait before the next one, asked each time.
 */
export async function superviseRunner(
  start: () => Promise<Runner>,
  { log, rest = () => 0 }: { log: FastifyBaseLogger; rest?: () => number },
): Promise<{ stop: () => Promise<void> }> {
  const halt = new AbortController()
  // A wait cut short by `stop` is no failure.
  const wait = (ms: number) => pause(ms, undefined, { signal: halt.signal }).catch(() => undefined)
  const halted = new Promise<void>((done) => halt.signal.addEventListener('abort', () => done()))

  const tryToStart = () =>
    start().catch((error: unknown) => {
      log.warn({ err: error }, 'jobs cannot be taken yet')
      return null
    })
  const restart = async (): Promise<Runner | null> => {
    for (let waitMs = FIRST_WAIT_MS; !halt.signal.aborted; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)) {
      await wait(Math.max(waitMs, rest()))
      const runner = halt.signal.aborted ? null : await tryToStart()
      if (runner) return runner
    }
    return null
  }
  const supervise = async (first: Runner | null) => {
    for (let runner = first ?? (await restart()); runner; runner = await restart()) {
      await Promise.race([runner.ended, halted])
      if (halt.signal.aborted) return runner.stop()
    }
  }

  // A database that is too busy at the first moment is no reason to end the store.
  const supervised = supervise(await tryToStart())
  return {
    stop: async () => {
      halt.abort()
      await supervised
    },
  }
}
