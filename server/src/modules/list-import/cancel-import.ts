import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { changeJob } from './jobs.queries.ts'
import { requireJob } from './read-job.ts'
import { showJob } from './show-job.ts'

/** Stops an import; matching ends at its next slice. */
export async function cancelImport(ctx: Context, actor: Actor, id: string) {
  const job = await requireJob(ctx, actor, id)
  const isStopped = await changeJob(ctx, id, {
    from: ['reading', 'mapping', 'matching', 'review'],
    set: { state: 'cancelled', leaseUntil: null },
  })
  if (!isStopped && job.state !== 'cancelled') throw new AppError('import.wrong-state')
  return showJob(actor, await requireJob(ctx, actor, id))
}
