import type { ImportCounts } from '@vitrina/contract/goods-import/goods-import'
import type { PictureArchive, RefusalReason } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Context } from '#platform/context'
import { saveProducts } from '#modules/goods/products/save-products'
import { insertWanted } from '../pictures/pictures.queries.ts'
import { listGoods, nameProducts, type StagedGoods } from './goods-rows.queries.ts'
import type { GoodsReferences } from './goods-references.queries.ts'
import { readGoods } from './read-goods.ts'

type Part = { importId: number; from: number; to: number; authorId: number | null; known: GoodsReferences; archive: PictureArchive | null }
export type RefusedGoods = { position: number; reason: RefusalReason; about: string }
/** `pictures`: how many now wait to be fetched. */
export type WrittenGoods = { counts: ImportCounts; refused: RefusedGoods[]; pictures: number }

/** Adds and changes the products of a part of the rows; names are looked up anew, as the shop has them now. */
export async function writeGoods(tx: Context, { importId, from, to, authorId, known, archive }: Part): Promise<WrittenGoods> {
  const rows = await listGoods(tx, { importId, from, to })
  const refused: RefusedGoods[] = []
  const counts: ImportCounts = { added: 0, changed: 0, left: 0 }
  const ready = rows.flatMap((row) => {
    const goods = readGoods(row, known, archive)
    if ('reason' in goods) {
      refused.push({ position: row.position, reason: goods.reason, about: goods.about })
      return []
    }
    return [
      { row, pictures: goods.more.pictures ?? [], save: { ...(row.productId !== null && { id: row.productId }), values: goods.values } },
    ]
  })
  const saved = await saveProducts(
    tx,
    { actorId: authorId, source: 'import', sourceNumber: importId },
    ready.map(({ save }) => save),
  )
  const wanted = saved.flatMap((result, at) => {
    const { row, pictures = [] } = ready[at] ?? {}
    if (!row || result.outcome === 'refused') return []
    return pictures.map((source, place) => ({ position: row.position, place, productId: result.id, source }))
  })
  const waiting = await insertWanted(tx, importId, wanted)
  const withPictures = new Set(waiting.map(({ position }) => position))
  const named: { position: number; productId: number }[] = []
  for (const [at, result] of saved.entries()) {
    const row: StagedGoods | undefined = ready[at]?.row
    if (!row) continue
    if (result.outcome === 'refused') {
      refused.push({
        position: row.position,
        reason: result.refusal.reason === 'not-found' ? 'gone' : 'bad-field',
        about: result.refusal.field,
      })
      continue
    }
    counts[result.outcome === 'left' && withPictures.has(row.position) ? 'changed' : result.outcome] += 1
    if (row.productId === null) named.push({ position: row.position, productId: result.id })
  }
  if (named.length > 0) await nameProducts(tx, importId, named)
  return { counts, refused, pictures: waiting.length }
}
