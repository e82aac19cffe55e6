import { doneOnce } from '#tables/platform'
import type { Context } from '../context.ts'

type Mark = {
  /** Also after months: the same may be thought of again at any time, not only by a job that runs a second time. */
  isForGood?: boolean
}

/**
 * True for the first call with a key; the mark commits with the work done under it. A job may run again after
 * a crash between its commit and the note that it has ended: this keeps it from doing its work twice.
 */
export async function claimOnce(tx: Context, key: string, { isForGood = false }: Mark = {}): Promise<boolean> {
  const marked = await tx.db.insert(doneOnce).values({ key, isForGood }).onConflictDoNothing().returning({ key: doneOnce.key })
  return marked.length > 0
}
