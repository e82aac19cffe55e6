import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { SearchRequest } from '#search/engine/search-types'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import { readViewer } from '#modules/prices/read-viewer'
import type { Catalogue } from '../open-catalogue.ts'
import { narrow } from '../products/narrow.ts'
import { listFavouriteIds } from '../products/products.queries.ts'
import { searchRequestOf } from '../search-request.ts'
import { forScreen } from './filter-values.rules.ts'
import { featureFilterId } from './make-feature-filters.ts'
import { filtersOf } from './make-filters.ts'

/** How many of the viewer's favourites are among the found products; null for a guest. */
async function countFavourites(ctx: Context, { user }: Actor, catalogue: Catalogue, request: SearchRequest): Promise<number | null> {
  if (!user) return null
  const ids = await listFavouriteIds(ctx, user.id)
  const only = request.only ? ids.filter((id) => request.only?.includes(id)) : ids
  if (only.length === 0) return 0
  const engine = await catalogue.search()
  return (await engine.search({ ...request, only, offset: 0, limit: 1, withFacets: false })).total
}

async function readFilters(ctx: Context, actor: Actor, catalogue: Catalogue, query: SearchQuery) {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const request = searchRequestOf(query, {
    reference,
    viewer,
    defaults: actor.site.settings.catalogue,
    ...(await narrow(ctx, actor, catalogue, query)),
  })
  const found = await catalogue.recentSearches.facets(request)
  const { settings } = actor.site
  const filters = filtersOf({
    found,
    query,
    reference,
    language: actor.language,
    names: textsIn(actor.language).filters,
    currencySign: settings.currency.sign,
    seesPrices: viewer.seesPrices,
    favouriteCount: await countFavourites(ctx, actor, catalogue, request),
    selectFilters: settings.catalogue.selectFilters,
  })
  return { filters, book: reference, totalCount: found.total }
}

/** C-12: counts are exact, and values of one filter are alternatives: choosing one does not empty its neighbours. */
export async function listFilters(ctx: Context, actor: Actor, catalogue: Catalogue, query: SearchQuery) {
  const { filters, totalCount } = await readFilters(ctx, actor, catalogue, query)
  return { items: forScreen(filters), totalCount }
}

export async function readFilter(
  ctx: Context,
  actor: Actor,
  catalogue: Catalogue,
  { id, query }: { id: string; query: SearchQuery },
): Promise<CatalogueFilter> {
  const { filters, book: reference } = await readFilters(ctx, actor, catalogue, query)
  const found = filters.find((filter) => filter.id === id)
  if (found) return found
  const { selectFilters } = actor.site.settings.catalogue
  const feature = reference.features.find(({ code }) => featureFilterId(code, selectFilters) === id)
  if (!feature) throw new AppError('filter.not-found')
  const { code, name, unit, isPrimary: primary } = feature
  const kind = selectFilters.includes(code) ? 'select' : feature.kind === 'range' ? 'range' : 'list'
  return { id, code, name, unit, primary, kind, value: null, values: [], valueCount: 0 }
}
