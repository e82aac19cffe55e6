import { inArray, sql } from '#platform/database/drizzle'
import type { GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import type { Context } from '#platform/context'
import { goodsImportLayouts, type PreviewSheet } from '#tables/goods-import'
import { fingerprintOfSheet, type Remembered } from './mapping/guess-mapping.ts'

const fingerprintsOf = (sheets: readonly PreviewSheet[]) => sheets.flatMap((sheet) => fingerprintOfSheet(sheet) ?? [])

/** Columns that were chosen for such tables before. */
export async function findLayouts({ db }: Context, sheets: readonly PreviewSheet[]): Promise<Remembered> {
  const wanted = fingerprintsOf(sheets)
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(goodsImportLayouts).where(inArray(goodsImportLayouts.fingerprint, wanted))
  return new Map(rows.map(({ fingerprint, columns }) => [fingerprint, columns]))
}

/** The next file with the same head is read the same way. */
export async function saveLayouts({ db }: Context, sheets: readonly PreviewSheet[], mapping: readonly GoodsSheetMapping[]): Promise<void> {
  const layouts = new Map(
    sheets.flatMap((sheet, at) => {
      const mapped = mapping[at]
      const fingerprint = mapped?.isTaken ? fingerprintOfSheet(sheet) : null
      return mapped && fingerprint ? [[fingerprint, mapped.columns] as const] : []
    }),
  )
  if (layouts.size === 0) return
  await db
    .insert(goodsImportLayouts)
    .values([...layouts].map(([fingerprint, columns]) => ({ fingerprint, columns })))
    .onConflictDoUpdate({ target: goodsImportLayouts.fingerprint, set: { columns: sql`excluded.columns`, chosenAt: sql`now()` } })
}
