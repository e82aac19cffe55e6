import type { GoodsImportState } from '@vitrina/contract/goods-import/goods-import'
import type { ErrorCode } from '@vitrina/contract/errors'
import { type Context, inTransaction } from '#platform/context'
import { changeImport, lockImport } from './imports.queries.ts'
import { tellAuthor } from './schedules/tell-author.ts'

/** Ends an import with what the person can do something about; whoever it runs for by the clock gets a letter. */
export const failImport = (ctx: Context, id: number, { from, code }: { from: GoodsImportState; code: ErrorCode }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, from)
    if (!row) return
    await changeImport(tx, id, { from: [from], set: { state: 'failed', failure: code, finishedAt: ctx.now() } })
    if (row.scheduleId !== null) await tellAuthor(tx, { ...row, failure: code }, 'failed')
  })
