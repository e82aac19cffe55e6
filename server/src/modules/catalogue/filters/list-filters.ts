import type { CatalogueFilter } from '@vitrina/contract/catalogue'
import type { SearchQuery } from '@vitrina/contract/catalogue.query'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import { readViewer } from '#modules/prices/read-viewer'
import type { Catalogue } from '../open-catalogue.ts'
import { narrow } from '../products/narrow.ts'
import { searchRequestOf } from '../search-request.ts'
import { forScreen } from './filter-values.rules.ts'
import { featureFilterId } from './make-feature-filters.ts'
import { filtersOf } from './make-filters.ts'

async function readFilters(ctx: Context, actor: Actor, catalogue: Catalogue, query: SearchQuery) {
  const viewer = await readViewer(ctx, actor)
  const book = await catalogue.book()
  const { text, only, owned } = await narrow(ctx, actor, query)
  const request = searchRequestOf(query, { book, viewer, defaults: actor.site.settings.catalogue, text, only, owned })
  const found = await catalogue.lately.facets(request)
  const { settings } = actor.site
  const filters = filtersOf({
    found,
    query,
    book,
    language: actor.language,
    names: textsIn(actor.language).filters,
    currencySign: settings.currency.sign,
    seesPrices: viewer.seesPrices,
  })
  return { filters, book, totalCount: found.total }
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
  const { filters, book } = await readFilters(ctx, actor, catalogue, query)
  const found = filters.find((filter) => filter.id === id)
  if (found) return found
  const feature = book.features.find(({ code }) => featureFilterId(code) === id)
  if (!feature) throw new AppError('filter.not-found')
  const { code, name, unit, isPrimary: primary } = feature
  return { id, code, name, unit, primary, kind: feature.kind === 'range' ? 'range' : 'list', value: null, values: [], valueCount: 0 }
}
