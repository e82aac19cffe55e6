import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { job } from './jobs.ts'

/** So long a deletion can be undone. */
const UNDO_MS = 10 * 60_000

type Removal<Which, Whose> = {
  /** The job that deletes for good what nobody brought back. */
  purgeJob: string
  /** Takes rows out of sight under a token; returns how many. */
  remove: (tx: Context, which: Which, mark: { token: string; now: Date }) => Promise<number>
  /** Brings back the rows under a token that were removed since; returns how many. */
  restore: (ctx: Context, whose: Whose, mark: { token: string; since: Date }) => Promise<number>
  /** Deletes the rows under a token that are still out of sight. */
  purge: (ctx: Context, token: string) => Promise<void>
}

/** A deletion that can be undone for ten minutes: the rows go out of sight at once, and one job deletes all of them later. */
export const undoableRemoval = <Which, Whose>({ purgeJob, remove, restore, purge }: Removal<Which, Whose>) => ({
  /** The transaction's own: rows and job go together. */
  remove: async (tx: Context, which: Which): Promise<{ deletionToken: string; deletedCount: number }> => {
    const now = tx.now()
    const deletionToken = randomUUID()
    const deletedCount = await remove(tx, which, { token: deletionToken, now })
    if (deletedCount > 0) await tx.jobs.add(purgeJob, { token: deletionToken }, { runAt: new Date(now.getTime() + UNDO_MS) })
    return { deletionToken, deletedCount }
  },
  undo: (ctx: Context, whose: Whose, token: string): Promise<number> =>
    restore(ctx, whose, { token, since: new Date(ctx.now().getTime() - UNDO_MS) }),
  job: job({ name: purgeJob, payload: z.object({ token: z.uuid() }), run: (ctx, { token }) => purge(ctx, token) }),
})
