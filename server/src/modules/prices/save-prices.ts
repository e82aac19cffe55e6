import type { Context } from '#platform/context'
import { type PriceChange, type WantedPrice, writePrices } from './save-prices.queries.ts'

export type { PriceChange, WantedPrice }
/** `other`: prices that were not what was expected, and stay. */
export type SavedPrices = { changed: PriceChange[]; other: PriceChange[] }

/** Writes the prices that differ, many in one statement, and says what they were; of products that are gone nothing is written. */
export async function savePrices(tx: Context, wanted: readonly WantedPrice[]): Promise<SavedPrices> {
  const rows = wanted.length === 0 ? [] : await writePrices(tx, wanted)
  const chosen = (isOther: boolean) => rows.flatMap(({ isOther: own, ...change }) => (own === isOther ? change : []))
  return { changed: chosen(false), other: chosen(true) }
}
