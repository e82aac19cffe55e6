import type { ChangedCell, ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import { type Context, inTransaction } from '#platform/context'
import { countDifferences, forbidWriting, sampleDifferences } from './compare.queries.ts'
import { countGoods, sampleGoods } from './goods/compare-goods.queries.ts'
import type { ImportRow } from './imports.queries.ts'

/** PostgreSQL itself refuses every write in it, so that a dry run cannot change the shop by mistake. */
export const readingOnly = <T>(ctx: Context, read: (tx: Context) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await forbidWriting(tx)
    return read(tx)
  })

/** The dry run: what an import whose rows are read would do to the shop. */
export const compareImport = (ctx: Context, { id, options }: ImportRow): Promise<{ summary: ImportSummary; changes: ChangedCell[] }> =>
  readingOnly(ctx, async (tx) => {
    const wanted = { importId: id, dropPercent: options.dropPercent }
    const counted = await countDifferences(tx, wanted)
    const changes = [...(await sampleDifferences(tx, wanted)), ...(await sampleGoods(tx, id))]
    return { summary: { ...counted, ...(await countGoods(tx, id)) }, changes }
  })
