import type { ProductList } from '@vitrina/contract/catalogue'
import type { SearchQuery } from '@vitrina/contract/catalogue.query'
import { pageMetaOf } from '@vitrina/contract/paging'
import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import type { Catalogue } from '../open-catalogue.ts'
import { searchRequestOf } from '../search-request.ts'
import { narrow } from './narrow.ts'
import { insertSearch } from './search-log.queries.ts'
import { showCards } from './show-cards.ts'

const headings = { analog: 'catalogue:list.analogs', related: 'catalogue:list.related' } as const

/** A page of the catalogue; the number of statements does not depend on its size. */
export async function listProducts(ctx: Context, actor: Actor, catalogue: Catalogue, query: SearchQuery): Promise<ProductList> {
  const viewer = await readViewer(ctx, actor)
  const book = await catalogue.book()
  const { sort, shownStocks } = actor.site.settings.catalogue
  const { text, only, initialId, role } = await narrow(ctx, actor, query)
  const engine = await catalogue.search()
  const found = await engine.search(searchRequestOf(query, { book, viewer, defaultSort: sort, text, only, withFacets: false }))

  const isFirst = query.page === 1
  const shown = { viewer, book, amount: query.criteria?.requestedAmount, shownStocks }
  const cards = await showCards(ctx, actor, { ...shown, ids: [...new Set([...found.ids, ...(isFirst ? found.near : [])])], role })
  const byId = new Map(cards.map((card) => [card.id, card]))
  const initial = initialId !== null && isFirst ? await showCards(ctx, actor, { ...shown, ids: [initialId] }) : []

  const searchLogUuid =
    text && isFirst
      ? await insertSearch(ctx, {
          siteId: actor.siteId,
          viewer: viewerOf(actor),
          keyword: text,
          changed: found.interpreted.changed,
          total: found.total,
        })
      : null
  return {
    items: [...initial, ...found.ids.flatMap((id) => byId.get(id) ?? [])],
    near: isFirst ? found.near.flatMap((id) => byId.get(id) ?? []) : [],
    meta: {
      ...pageMetaOf({ page: query.page, size: query.pageSize, total: found.total }),
      searchLogUuid,
      hasInitialItem: initial.length > 0,
      itemsHeadingI18Key: role ? headings[role] : null,
    },
    interpreted: { changed: found.interpreted.changed, text: found.interpreted.text, dropped: found.interpreted.dropped },
  }
}
