import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { storedFiles } from '#tables/platform'
import type { Context } from './context.ts'
import { job } from './jobs.ts'

export type Owner = 'public' | `company:${number}` | `user:${number}`
export type StoredFile = typeof storedFiles.$inferSelect

const EXTENSION = /^\.[a-z0-9]{1,8}$/

/** A new address for each file, so that an address never changes what it shows. */
function newKey(name: string): string {
  const extension = extname(name).toLowerCase()
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}${EXTENSION.test(extension) ? extension : ''}`
}

/** Keeps bytes and says whose they are. Bytes come first: a row never points at nothing; a rollback leaves bytes nobody can ask for. */
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
