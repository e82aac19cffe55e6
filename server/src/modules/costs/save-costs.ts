import type { Context } from '#platform/context'
import { type CostChange, type WantedCost, writeCosts } from './costs.queries.ts'

/** Many costs at once. `other`: costs that were not what was expected, and stay. */
export async function saveCosts(tx: Context, wanted: readonly WantedCost[]): Promise<{ changed: CostChange[]; other: CostChange[] }> {
  const rows = wanted.length === 0 ? [] : await writeCosts(tx, wanted)
  const chosen = (isOther: boolean) => rows.flatMap(({ isOther: own, ...change }) => (own === isOther ? change : []))
  return { changed: chosen(false), other: chosen(true) }
}
