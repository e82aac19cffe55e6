import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { eq, inArray } from '#platform/database/drizzle'
import * as z from 'zod'
import { storedFiles } from '#tables/platform'
import type { Context } from '../context.ts'
import { job } from '../jobs/jobs.ts'

export type Owner = 'public' | `company:${number}` | `user:${number}`
export type StoredFile = typeof storedFiles.$inferSelect

const EXTENSION = /^\.[a-z0-9]{1,8}$/

/** A new address for each file, so that the content of an address never changes. */
function newKey(name: string): string {
  const extension = extname(name).toLowerCase()
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}${EXTENSION.test(extension) ? extension : ''}`
}

/** Keeps bytes with their owner. Bytes come first: a row never points at nothing; `removeOrphans` finds those of a rollback. */
export async function storeFile(
  ctx: Context,
  { name, type, body, owner }: { name: string; type: string; body: Buffer; owner: Owner },
): Promise<{ key: string }> {
  const key = newKey(name)
  await ctx.files.put(key, body, type)
  const sha256 = createHash('sha256').update(body).digest()
  await ctx.db.insert(storedFiles).values({ key, name: name.slice(0, 255), type, bytes: body.length, sha256, owner })
  return { key }
}

export async function findFile({ db }: Context, key: string): Promise<StoredFile | undefined> {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
  return file
}

/** The row goes with the caller's transaction, the bytes once it has committed. */
export async function removeFile(tx: Context, key: string): Promise<void> {
  await tx.db.delete(storedFiles).where(eq(storedFiles.key, key))
  await tx.jobs.add(removeBytes.name, { key })
}

export const removeBytes = job({
  name: 'file.remove-bytes',
  payload: z.object({ key: z.string() }),
  run: (ctx, { key }) => ctx.files.remove(key),
})

/** Keys of `newKey`, and drafts of them that a killed process left; other files are not ours to remove. */
const OWN_KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}-[0-9a-f-]{27}(\.[a-z0-9]{1,8})?(\.[0-9a-f-]{36})?$/
const FOLDERS = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))
/** Longer than any transaction: a row that is on its way would not be seen. */
const ORPHAN_AFTER_MS = DAY_MS

/** Bytes without a row: the transaction that stored them was rolled back, or the process was killed between the two. */
export const removeOrphans = job({
  name: 'file.remove-orphans',
  payload: z.object({}),
  run: async (ctx) => {
    if (!ctx.files.list) return
    const before = ctx.now().getTime() - ORPHAN_AFTER_MS
    for (const folder of FOLDERS) {
      const listed = await ctx.files.list(folder)
      const old = listed.filter(({ key, writtenAt }) => OWN_KEY.test(key) && writtenAt.getTime() < before).map(({ key }) => key)
      if (old.length === 0) continue
      const rows = await ctx.db.select({ key: storedFiles.key }).from(storedFiles).where(inArray(storedFiles.key, old))
      const owned = new Set(rows.map(({ key }) => key))
      for (const key of old) if (!owned.has(key)) await ctx.files.remove(key)
    }
  },
})
