import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back the memory of the start: reading and compiling the program makes the heap several times as large as serving
 * needs it, and V8 keeps that on its own. It stops the thread for a moment, so it belongs before the first answer.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** From now on the heap grows by half before it is collected, not to four times its content. */
export const limitHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=50')
