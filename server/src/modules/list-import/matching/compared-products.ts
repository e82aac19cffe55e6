import type { Context } from '#platform/context'
import type { CatalogueLookup } from '#search/catalogue-search'
import type { CatalogueReference } from '#modules/catalogue/catalogue-reference'
import type { ComparedProduct } from './compare-line.rules.ts'
import { listNames } from './goods.queries.ts'
import { type Word, wordsOf } from './words.rules.ts'

/** Products as lines are compared with them, read once for a list. */
export type ComparedProducts = {
  load: (ids: readonly number[]) => Promise<void>
  get: (id: number) => ComparedProduct | undefined
}

export function comparedProducts(
  ctx: Context,
  { lookup, reference }: { lookup: CatalogueLookup; reference: CatalogueReference },
): ComparedProducts {
  const known = new Map<number, ComparedProduct>()
  return {
    load: async (ids) => {
      const missing = [...new Set(ids)].filter((id) => !known.has(id))
      const facts = await lookup.factsOf(missing)
      for (const { id, name } of await listNames(ctx, missing)) {
        const own = facts.get(id)
        if (!own) continue
        const makers = [reference.brandById.get(own.columns.brand ?? 0)?.name, reference.seriesById.get(own.columns.series ?? 0)?.name]
        known.set(id, {
          id,
          facts: own,
          ...namedBy(
            name,
            makers.filter((maker) => maker !== undefined),
          ),
        })
      }
    },
    get: (id) => known.get(id),
  }
}

/** The words of a name, with brand and series where it does not have them. */
export function namedBy(name: string, makers: readonly string[]): Pick<ComparedProduct, 'words' | 'makers'> {
  const words: Word[] = wordsOf(name)
  const places = new Set<number>()
  for (const maker of makers) {
    const own = wordsOf(maker)
    const at = words.findLastIndex((_, from) => own.length > 0 && own.every(({ term }, step) => words[from + step]?.term === term))
    if (at < 0) words.push(...own)
    const first = at < 0 ? words.length - own.length : at
    for (let step = 0; step < own.length; step++) places.add(first + step)
  }
  return { words, makers: places }
}
