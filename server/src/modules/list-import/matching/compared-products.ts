import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#platform/context'
import type { CatalogueLookup } from '#search/catalogue-search'
import type { ComparedProduct } from './compare-line.ts'
import type { GoodsNames } from './goods-names.ts'
import { listNames } from './goods.queries.ts'
import { type Word, wordsOf } from './words.ts'

/** Products as lines are compared with them, read once for a list. */
export type ComparedProducts = {
  /** Lines that ask at the same time are answered by one statement. */
  load: (ids: readonly number[]) => Promise<void>
  get: (id: number) => ComparedProduct | undefined
}

/** Names read at a stretch. */
const AT_ONCE = 100

export function comparedProducts(ctx: Context, { lookup, names }: { lookup: CatalogueLookup; names: GoodsNames }): ComparedProducts {
  const known = new Map<number, ComparedProduct>()
  let wanted = new Set<number>()
  let loading: Promise<void> | null = null
  const read = async () => {
    await nextTurn()
    const ids = [...wanted]
    wanted = new Set()
    loading = null
    const facts = await lookup.factsOf(ids)
    for (const [at, { id, name }] of (await listNames(ctx, ids)).entries()) {
      const own = facts.get(id)
      if (!own) continue
      if (at % AT_ONCE === AT_ONCE - 1) await nextTurn()
      const brand = names.brandById.get(own.columns.brand ?? 0)?.name ?? ''
      const series = names.seriesById.get(own.columns.series ?? 0)?.name ?? ''
      known.set(id, { id, facts: own, ...namedBy(name, [brand, series]) })
    }
  }
  return {
    load: async (ids) => {
      const missing = ids.filter((id) => !known.has(id))
      if (missing.length === 0) return
      for (const id of missing) wanted.add(id)
      loading ??= read()
      await loading
    },
    get: (id) => known.get(id),
  }
}

/** The words of a name, with brand and series where it does not have them. */
export function namedBy(
  name: string,
  makers: readonly [brand: string, series: string],
): Pick<ComparedProduct, 'words' | 'makers' | 'brand'> {
  const words: Word[] = wordsOf(name)
  const places = makers.map((maker) => {
    const own = wordsOf(maker)
    const at = words.findLastIndex((_, from) => own.length > 0 && own.every(({ term }, step) => words[from + step]?.term === term))
    if (at < 0) words.push(...own)
    const first = at < 0 ? words.length - own.length : at
    return own.map((_, step) => first + step)
  })
  return { words, makers: new Set(places.flat()), brand: new Set(places[0]) }
}
