import { doneOnce } from '#tables/platform'
import type { Context } from './context.ts'

/**
 * True for the first who comes with a key; the mark commits with what is done under it. A job may run again after
 * a crash between its commit and the note that it has ended: what it would do twice it asks for here.
 */
export async function once(tx: Context, key: string): Promise<boolean> {
  const marked = await tx.db.insert(doneOnce).values({ key }).onConflictDoNothing().returning({ key: doneOnce.key })
  return marked.length > 0
}
