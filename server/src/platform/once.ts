import { doneOnce } from '#tables/platform'
import type { Context } from './context.ts'

type Mark = {
  /** Also after months: the same may be thought of again at any time, not only by a job that runs a second time. */
  isForGood?: boolean
}

/**
 * True for the first who comes with a key; the mark commits with what is done under it. A job may run again after
 * a crash between its commit and the note that it has ended: what it would do twice it asks for here.
 */
export async function once(tx: Context, key: string, { isForGood = false }: Mark = {}): Promise<boolean> {
  const marked = await tx.db.insert(doneOnce).values({ key, isForGood }).onConflictDoNothing().returning({ key: doneOnce.key })
  return marked.length > 0
}
