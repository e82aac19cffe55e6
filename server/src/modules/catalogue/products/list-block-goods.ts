import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { GoodsSource } from '@vitrina/contract/content/home-blocks'
import { readViewer } from '#modules/prices/read-viewer'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '../open-catalogue.ts'
import { findByArticles, findPromoted } from './block-goods.queries.ts'
import { listProducts } from './list-products.ts'
import { showCards } from './show-cards.ts'

type Wanted = GoodsSource & { limit: number }

/** Goods of a block of the home page at the viewer's prices; a section's are those most asked for. */
export async function listBlockGoods(ctx: Context, actor: Actor, catalogue: Catalogue, wanted: Wanted): Promise<ProductCard[]> {
  const { limit } = wanted
  if (wanted.by === 'section') {
    const query = { page: 1, pageSize: limit, criteria: { section: [wanted.sectionId] }, sorting: { popularity: 'DESC' as const } }
    return (await listProducts(ctx, actor, catalogue, query)).list.items
  }
  const ids = wanted.by === 'articles' ? await findByArticles(ctx, wanted.articles) : await findPromoted(ctx, wanted.promotionId, limit)
  const { shownStocks } = actor.site.settings.catalogue
  const [viewer, reference] = [await readViewer(ctx, actor), await catalogue.reference()]
  return showCards(ctx, actor, { viewer, catalogue, reference, shownStocks, ids: ids.slice(0, limit) })
}
