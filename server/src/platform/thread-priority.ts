import { setPriority } from 'node:os'

const BEHIND_OTHERS = 10

/** Lets this thread work when no other needs the processor. On Linux 0 is the calling thread; elsewhere it is the whole process. */
export function standBehindOthers(): void {
  if (process.platform === 'linux') setPriority(0, BEHIND_OTHERS)
}
