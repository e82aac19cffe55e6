import type { Context } from '#platform/context'
import { type PlaceChange, type WantedPlace, writePlaces } from './storage-places.queries.ts'

/** Many storage places at once. `other`: places that were not what was expected, and stay. */
export async function saveStoragePlaces(
  tx: Context,
  wanted: readonly WantedPlace[],
): Promise<{ changed: PlaceChange[]; other: PlaceChange[] }> {
  const rows = wanted.length === 0 ? [] : await writePlaces(tx, wanted)
  const chosen = (isOther: boolean) => rows.flatMap(({ isOther: own, ...change }) => (own === isOther ? change : []))
  return { changed: chosen(false), other: chosen(true) }
}
