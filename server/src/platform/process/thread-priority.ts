import { setPriority } from 'node:os'

const LOW_PRIORITY = 10

/** Lets this thread work when no other needs the processor. On Linux 0 is the calling thread; elsewhere it is the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)
}
