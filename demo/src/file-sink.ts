import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { Files } from '@vitrina/server/src/platform/files/files.ts'
import { storedFiles } from '@vitrina/server/src/tables/platform.ts'

/** Storage of the demo's drawings. */
export type FileSink = { put: (key: string, body: Buffer | string, type: string) => Promise<void> }

type Row = typeof storedFiles.$inferInsert

const ROWS_AT_ONCE = 1_000

/**
 * Writes bytes at once and remembers their rows until `save`: a part may be in the middle of a COPY
 * when it puts a file, and then its connection has no ear for anything else.
 */
export function fileSink(files: Files): FileSink & { save: (db: Db) => Promise<void> } {
  const rows = new Map<string, Row>()
  return {
    put: async (key, content, type) => {
      const body = Buffer.from(content)
      await files.put(key, body, type)
      const sha256 = createHash('sha256').update(body).digest()
      rows.set(key, { key, name: basename(key), type, bytes: body.length, sha256, owner: 'public' })
    },
    save: async (db) => {
      const all = [...rows.values()]
      for (let from = 0; from < all.length; from += ROWS_AT_ONCE) await db.insert(storedFiles).values(all.slice(from, from + ROWS_AT_ONCE))
      rows.clear()
    },
  }
}
