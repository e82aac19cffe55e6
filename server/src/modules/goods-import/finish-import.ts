import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { importJobs } from './check-import.ts'
import { authorNow } from './import-author.ts'
import { changeImport, findAnyImport, lockImport } from './imports.queries.ts'
import { deleteAllWaiting } from './pictures/pictures.queries.ts'
import { tellAuthor } from './schedules/tell-author.ts'
import { deleteWritten } from './staging.queries.ts'

/** The end of an import whose rows are written and whose pictures are there. */
export async function finishImport(ctx: Context, id: number): Promise<void> {
  const author = await authorNow(ctx, (await findAnyImport(ctx, id))?.authorId ?? null)
  await inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'running')
    if (!row) return
    await changeImport(tx, id, { from: ['running'], set: { state: 'done', finishedAt: ctx.now() } })
    await recordEvent(tx, author, { type: 'goods-import.done', entity: 'goods-import', entityId: id, diff: { ...row.summary } })
    const { refused = 0, pictures } = row.summary ?? {}
    if (row.scheduleId !== null && refused + (pictures?.failed ?? 0) > 0) await tellAuthor(tx, row, 'refused')
    await tx.jobs.add(importJobs.tidy, { id })
  })
}

/** The rows of an import that is done are deleted later, beside the work of others, so that nobody waits. */
export async function tidyJob(ctx: Context, id: number): Promise<void> {
  await deleteAllWaiting(ctx, id)
  await deleteWritten(ctx, id)
}
