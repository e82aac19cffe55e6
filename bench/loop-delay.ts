import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Milliseconds: by the clock, and the processor time of the server's own thread, which a busy machine does not lengthen. */
export type LongestBlock = { clock: number; processor: number }

const TICK_MS = 1

/**
 * Loaded into the server's process before its own code: on SIGUSR2 it writes the longest block of the event loop since the last time.
 */
const file = process.env.LOOP_DELAY_FILE
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS })
  delay.enable()
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [before, processor] = [spent(), 0]
  setInterval(() => {
    const now = spent()
    processor = Math.max(processor, now - before)
    before = now
  }, TICK_MS).unref()
  process.on('SIGUSR2', () => {
    const longest: LongestBlock = { clock: delay.max / 1e6, processor }
    writeFileSync(file, JSON.stringify(longest))
    delay.reset()
    processor = 0
  })
}
