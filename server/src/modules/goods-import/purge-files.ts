import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { type Context, inTransaction } from '#platform/context'
import { removeFile } from '#platform/files/stored-files'
import { goodsImports } from '#tables/goods-import'
import { changeImport } from './imports.queries.ts'
import { deleteStaged } from './staging.queries.ts'

const RETENTION_DAYS = 30

/** Uploaded files and rows on their way of old imports; the values before stay, so that they can still be taken back. */
export async function purgeOldFiles(ctx: Context): Promise<void> {
  const old = await ctx.db
    .select({ id: goodsImports.id, fileKey: goodsImports.fileKey, state: goodsImports.state })
    .from(goodsImports)
    .where(and(isNotNull(goodsImports.fileKey), lt(goodsImports.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`)))
  for (const { id, fileKey, state } of old)
    await inTransaction(ctx, async (tx) => {
      if (fileKey === null || state === 'running' || state === 'checking') return
      const isOpen = state === 'mapping' || state === 'checked'
      if (!(await changeImport(tx, id, { from: [state], set: { fileKey: null, ...(isOpen && { state: 'cancelled' }) } }))) return
      await deleteStaged(tx, id)
      await removeFile(tx, fileKey)
    })
}
