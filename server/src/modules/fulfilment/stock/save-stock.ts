import type { Context } from '#platform/context'
import { type StockChange, type WantedStock, writeStock } from './save-stock.queries.ts'

export type { StockChange, WantedStock }
/** `other`: amounts that were not what was expected, and stay. */
export type SavedStock = { changed: StockChange[]; other: StockChange[] }

/** Sets the free stock where it differs, many amounts in one statement, and says what it was; each change is a movement. */
export async function saveStock(tx: Context, wanted: readonly WantedStock[]): Promise<SavedStock> {
  const rows = wanted.length === 0 ? [] : await writeStock(tx, wanted)
  const chosen = (isOther: boolean) => rows.flatMap(({ isOther: own, ...change }) => (own === isOther ? change : []))
  return { changed: chosen(false), other: chosen(true) }
}
