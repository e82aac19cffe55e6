import type { Context } from '#platform/context'
import { countProductsBySection } from './home.queries.ts'
import { cached } from '#platform/process/cached'

export type ProductCounts = { total: number; bySection: ReadonlyMap<number, number> }

/** Counting a million goods takes longer than a page may: a number shown for orientation may be a minute old. */
const MAX_AGE_MS = 60_000

/** Goods on sale, in all and in each section with everything under it. */
export const productCounter = (ctx: Context): (() => Promise<ProductCounts>) =>
  cached({
    ms: MAX_AGE_MS,
    load: async () => {
      const bySection = new Map<number, number>()
      let total = 0
      for (const { path, count } of await countProductsBySection(ctx)) {
        total += count
        for (const id of path) bySection.set(id, (bySection.get(id) ?? 0) + count)
      }
      return { total, bySection }
    },
    whenStale: (error) => ctx.log.warn({ err: error }, 'goods could not be counted, the old count stays'),
  })
