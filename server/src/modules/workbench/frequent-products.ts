import { suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { FrequentProduct } from '@vitrina/contract/workbench/workbench'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { makeCards } from '#modules/catalogue/products/show-cards'
import { findFrequentProducts } from '#modules/orders/reading/frequent-products'
import { readViewer } from '#modules/prices/read-viewer'
import type { Member } from './read-workbench.ts'

const MOST_SHOWN = 12

/** Products the company buys often, as the catalogue shows them now; the usual amount follows the rules of today. */
export async function readFrequentProducts(ctx: Context, actor: Member, catalogue: Catalogue): Promise<FrequentProduct[]> {
  if (!actor.site.settings.toggles.orders) return []
  const frequent = await findFrequentProducts(ctx, actor, MOST_SHOWN)
  if (frequent.length === 0) return []
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const cards = await makeCards(ctx, actor, { viewer, catalogue, reference, ids: frequent.map(({ productId }) => productId) })
  return frequent.flatMap(({ productId, amount, orderCount }) => {
    const product = cards.get(productId)?.card
    return product ? { product, amount: suggestedAmount(product, amount), orderCount } : []
  })
}
