import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context'
import { type CountedEntryRow, countEntries, listLinesInCarts, listStateMarks } from './entry-amounts.queries.ts'

/** A line of which not all is ordered. */
export type ShortLine = { lineId: string; productId: number | null; customProductId: number | null; amount: number; isLate: boolean }

export type OrderedAmounts = Omit<CountedEntryRow, 'short'> & { short: readonly ShortLine[] }
export type EntryAmounts = OrderedAmounts & { inCartLines: number }

/** Lines of all cached entries together. */
const MOST_LINES = 100_000

type Counted = { mark: string; amounts: OrderedAmounts }
type AmountsCache = LRUCache<number, Counted>

const caches = new WeakMap<object, AmountsCache>()
const cacheOf = ({ pool }: Pick<Context, 'pool'>): AmountsCache => {
  const known =
    caches.get(pool) ?? new LRUCache<number, Counted>({ maxSize: MOST_LINES, sizeCalculation: ({ amounts }) => 1 + amounts.short.length })
  caches.set(pool, known)
  return known
}

const orderedAmounts = ({ short, ...counts }: CountedEntryRow): OrderedAmounts => ({
  ...counts,
  short: (short ?? []).map(([lineId, productId, customProductId, amount, isLate]) => ({
    lineId,
    productId,
    customProductId,
    amount,
    isLate,
  })),
})

async function readOrderedAmounts(ctx: Context, entryIds: readonly number[]): Promise<OrderedAmounts[]> {
  const cache = cacheOf(ctx)
  // Marks first: what changes before the counting is cached under the older mark, and so is counted again the next time.
  const marks = new Map((await listStateMarks(ctx, entryIds)).map(({ entryId, mark }) => [entryId, mark]))
  const known = entryIds.flatMap((id) => {
    const counted = cache.get(id)
    return counted?.mark === marks.get(id) ? (counted?.amounts ?? []) : []
  })
  const knownIds = new Set(known.map(({ entryId }) => entryId))
  const anew = await countEntries(
    ctx,
    entryIds.filter((id) => !knownIds.has(id)),
  )
  const counted = anew.map(orderedAmounts)
  for (const amounts of counted) cache.set(amounts.entryId, { mark: marks.get(amounts.entryId) ?? '', amounts })
  return [...known, ...counted]
}

/** Entries are counted again only after their orders, shipments or lines have changed; carts are looked at each time. */
export async function readEntryAmounts(ctx: Context, entryIds: readonly number[]): Promise<Map<number, EntryAmounts>> {
  const ordered = await readOrderedAmounts(ctx, entryIds)
  const inCarts = Map.groupBy(await listLinesInCarts(ctx, entryIds), ({ entryId }) => entryId)
  return new Map(
    ordered.map((amounts) => {
      const lineIds = new Set((inCarts.get(amounts.entryId) ?? []).map(({ lineId }) => lineId))
      return [amounts.entryId, { ...amounts, inCartLines: amounts.short.filter(({ lineId }) => lineIds.has(lineId)).length }]
    }),
  )
}
