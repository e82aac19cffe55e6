import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { readViewer, searchViewer } from '#modules/prices/read-viewer'
import { findProductsByPart, nameProducts } from './found-products.queries.ts'
import { patternOf } from './search-pattern.rules.ts'
import { MOST_READ } from './staff-scope.queries.ts'

/** Shorter parts stand in too many codes. */
const LEAST_PART = 4

/** Goods by the shop's own search; a part from the middle of a code, or of a product that is not sold, by PostgreSQL. */
export async function findProducts(ctx: Context, actor: Actor, catalogue: Catalogue, text: string) {
  if (text.length < 2) return []
  const [engine, viewer] = await Promise.all([catalogue.search(), readViewer(ctx, actor, { isGlance: true })])
  const { productIds, changed } = await engine.suggest({
    text,
    limit: MOST_READ,
    viewer: searchViewer(viewer),
    ranking: { region: viewer.region.id },
  })
  // A guess at a misspelling is help for a buyer; here it would hide the company or person that was meant.
  const isMeant = changed === 'none' || changed === 'layout'
  if (isMeant && productIds.length > 0) return nameProducts(ctx, [productIds])
  const pattern = text.length < LEAST_PART ? null : patternOf(text)
  return pattern === null ? [] : findProductsByPart(ctx, pattern)
}
