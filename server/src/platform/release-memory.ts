import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Room for what requests under way have made; V8 would take six times as much. */
const YOUNG_BYTES = 16_000_000
const LOOK_EVERY_MS = 200

/**
 * Gives back what starting left behind: reading and compiling the program makes the heap several times as large as serving
 * needs it, and V8 keeps that on its own. It stops the thread for a moment, so it belongs before the first answer.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** From now on the heap grows by half before it is looked through, not to four times what is in it. */
export function keepMemoryShort(): void {
  setFlagsFromString('--heap-growing-percent=50')
  // The young part can be bounded only when a process starts, but it grows in steps, and these can be stopped.
  const watch = setInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
    if (young && young.space_size < YOUNG_BYTES) return
    setFlagsFromString('--semi-space-growth-factor=1')
    clearInterval(watch)
  }, LOOK_EVERY_MS)
  watch.unref()
}
