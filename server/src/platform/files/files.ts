import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { randomUUID } from 'node:crypto'

/** Storage of bytes. Their type and owner stand in `stored_files`. */
export type Files = {
  put: (key: string, body: Buffer, type: string) => Promise<void>
  get: (key: string) => Promise<Buffer | null>
  remove: (key: string) => Promise<void>
  /** All of one folder of keys, with the moment each was written; of a disk alone: buckets are not swept yet. */
  list?: (folder: string) => Promise<{ key: string; writtenAt: Date }[]>
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const unlessMissing = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** On the disk itself, not only on its way there: the name must never outlive the bytes. */
async function writeDown(path: string, body: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(body)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is written with its folder: without this a file that was answered for may be gone after a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Files in a folder for this user alone; a file appears whole or not at all. */
export function filesOnDisk(folder: string): Files {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key))
    if (key.includes('\0') || !path.startsWith(normalize(folder) + sep))
      throw new Error(`File key leaves the folder: ${JSON.stringify(key)}`)
    return path
  }
  return {
    put: async (key, body) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomUUID()}`
      try {
        await writeDown(draft, body)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    get: async (key) => unlessMissing(readFile(pathOf(key))),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async (of) => {
      const names = (await unlessMissing(readdir(pathOf(of)))) ?? []
      const listed = await Promise.all(
        // Gone or renamed since the folder was read.
        names.map(async (name) => ({ key: `${of}/${name}`, writtenAt: (await unlessMissing(stat(join(pathOf(of), name))))?.mtime })),
      )
      return listed.flatMap(({ key, writtenAt }) => (writtenAt ? [{ key, writtenAt }] : []))
    },
  }
}
