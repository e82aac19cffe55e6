import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer, searchViewer } from '#modules/prices/read-viewer'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { findByOwnCodePrefix } from '../customer-codes/find-by-own-code.ts'
import type { Catalogue } from '../open-catalogue.ts'
import { showCards } from './show-cards.ts'

const SUGGESTED = 6

const named = (from: ReadonlyMap<number, { id: number; name: string }>, ids: readonly number[]) =>
  ids.flatMap((id) => {
    const one = from.get(id)
    return one ? { id, name: one.name } : []
  })

const nothing = {
  queries: [],
  sections: [],
  brands: [],
  products: [],
  changed: 'none' as const,
  text: '',
  understood: [],
  amount: null,
  moreCount: 0,
}

/** C-11: ways to go on, while one types. */
export async function suggest(ctx: Context, actor: Actor, catalogue: Catalogue, text: string) {
  if (!text) return nothing
  const viewer = await readViewer(ctx, actor, { isGlance: true })
  const engine = await catalogue.search()
  const found = await engine.suggest({
    text,
    limit: SUGGESTED,
    viewer: searchViewer(viewer),
    ranking: { region: viewer.region.id },
    owned: await findByOwnCodePrefix(ctx, actor, text),
  })
  const reference: CatalogueReference = await catalogue.reference()
  return {
    queries: found.queries,
    sections: named(reference.sectionById, found.sectionIds),
    brands: named(reference.brandById, found.brandIds),
    products: await showCards(ctx, actor, { viewer, catalogue, reference, ids: found.productIds, shownStocks: 0, isGlance: true }),
    changed: found.changed,
    text: found.text,
    understood: found.understood,
    amount: found.amount,
    moreCount: found.moreCount,
  }
}
