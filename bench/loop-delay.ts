import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Loaded into the server's process before its own code: on SIGUSR2 it writes the longest block of the event loop since the last time. */
const file = process.env.LOOP_DELAY_FILE
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(delay.max / 1e6))
    delay.reset()
  })
}
