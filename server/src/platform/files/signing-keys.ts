import { randomBytes } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { signingKeys } from '#tables/platform'
import type { Context } from '../context.ts'

const KEY_BYTES = 32

/** The key of this name, the same on every node; made by the first node that needs it. */
export async function signingKey({ db }: Context, name: string): Promise<Buffer> {
  const find = async () => (await db.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.name, name)))[0]?.key
  const known = await find()
  if (known) return known
  await db
    .insert(signingKeys)
    .values({ name, key: randomBytes(KEY_BYTES) })
    .onConflictDoNothing()
  const made = await find()
  if (!made) throw new Error(`The key ${name} was not made`)
  return made
}
