import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Three databases at a time, their logs, a few stores and the browser's profile take a third of it. */
const ENOUGH_BYTES = 6 * 1024 ** 3

export type MemoryFolder = { environment: Record<string, string>; remove: () => Promise<void> }

/**
 * Data that tests make and throw away lies in memory where there is plenty: a database is copied for every file of tests, and making
 * its thousand files on a disk costs more than the copy itself.
 */
export async function createMemoryFolder(memory = MEMORY): Promise<MemoryFolder> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  if (Math.min(free, process.availableMemory()) < ENOUGH_BYTES) return { environment: {}, remove: async () => {} }
  const folder = await mkdtemp(join(memory, 'vitrina-'))
  // PostgreSQL, which runs as another user where the tests run as root, passes through it.
  await chmod(folder, 0o711)
  return { environment: { TMPDIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}
