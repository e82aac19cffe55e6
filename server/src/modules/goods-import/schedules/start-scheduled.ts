import { needsLook } from '@vitrina/contract/goods-import/goods-import.rules'
import { type Context, inTransaction } from '#platform/context'
import { authorNow } from '../import-author.ts'
import { findAnyImport } from '../imports.queries.ts'
import { startWriting } from '../start-import.ts'
import { tellAuthor } from './tell-author.ts'

/** Writes an import by the clock as soon as it is compared; one that looks doubtful waits for a person, who gets a letter. */
export async function startScheduled(ctx: Context, id: number): Promise<void> {
  const row = await findAnyImport(ctx, id)
  if (row?.state !== 'checked' || !row.summary) return
  if (needsLook(row.summary)) return inTransaction(ctx, (tx) => tellAuthor(tx, row, 'waiting'))
  await startWriting(ctx, await authorNow(ctx, row.authorId), row)
}
