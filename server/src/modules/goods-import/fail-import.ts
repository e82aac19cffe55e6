import type { GoodsImportState } from '@vitrina/contract/goods-import/goods-import'
import { type Context, inTransaction } from '#platform/context'
import type { AppError } from '#platform/errors'
import { changeImport, lockImport } from './imports.queries.ts'
import { tellAuthor } from './schedules/tell-author.ts'

/** Ends an import with what the person can do something about; whoever it runs for by the clock gets a letter. */
export const failImport = (ctx: Context, id: number, { from, error }: { from: GoodsImportState; error: AppError }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, from)
    if (!row) return
    const failed = { failure: error.code, failureParams: error.params }
    await changeImport(tx, id, { from: [from], set: { state: 'failed', ...failed, finishedAt: ctx.now() } })
    if (row.scheduleId !== null) await tellAuthor(tx, { ...row, ...failed }, 'failed')
  })
