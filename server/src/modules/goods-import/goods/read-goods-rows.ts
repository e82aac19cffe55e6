import type { GoodsMode, PictureArchive } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Context } from '#platform/context'
import { listGoods, type ReadGoodsRow, saveReadGoods } from './goods-rows.queries.ts'
import type { GoodsReferences } from './goods-references.queries.ts'
import { readGoods } from './read-goods.ts'

type Part = { importId: number; from: number; to: number; known: GoodsReferences; mode: GoodsMode; archive: PictureArchive | null }

/** Understands the rows that describe products, and refuses those that cannot be. */
export async function readGoodsRows(ctx: Context, { importId, from, to, known, mode, archive }: Part): Promise<void> {
  const rows = await listGoods(ctx, { importId, from, to })
  const read = rows.map((row): ReadGoodsRow => {
    const { position } = row
    if (row.productId === null && mode !== 'add')
      return { position, product: null, reason: 'unknown-code', about: row.article ?? row.manufacturerCode ?? row.ean }
    const goods = readGoods(row, known, archive)
    if ('reason' in goods) return { position, product: null, reason: goods.reason, about: goods.about }
    return { position, product: { ...goods.values, ...goods.more }, reason: null, about: null }
  })
  if (read.length > 0) await saveReadGoods(ctx, importId, read)
}
