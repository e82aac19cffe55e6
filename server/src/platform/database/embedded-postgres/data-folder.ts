import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chownToPostgres } from './run-as.ts'

/** The store's own folders beside its database; the database closes its own. */
const PARTS = ['files', 'search']

/** The folder of the store's data, made for its user alone. One that was there keeps its mode; the store's own folders in it are closed. */
export async function openDataFolder(folder: string): Promise<void> {
  const isNew = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (isNew) await chownToPostgres(folder)
  for (const part of PARTS) await closeToOthers(join(folder, part))
}

async function closeToOthers(folder: string): Promise<void> {
  try {
    await chmod(folder, 0o700)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Not there yet, or owned by another user, and only the owner may close it.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}
