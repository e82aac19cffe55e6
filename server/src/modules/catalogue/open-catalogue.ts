import type { FastifyInstance } from 'fastify'
import { KindRules } from './analogs/kind-rules.ts'
import { type CatalogueReference, catalogueReference } from './catalogue-reference.ts'
import { ProductCache } from './products/product-cache.ts'
import { SearchLog } from './products/search-log.ts'
import type { CatalogueSearch } from '#search/catalogue-search'
import { openCatalogueSearch } from '#search/open-catalogue-search'
import { type OpenSearch, SearchWhileLoading } from '#search/search-while-loading'
import { RecentSearches } from './recent-searches.ts'
import { KindColumns } from './table/kind-columns.ts'

/** Shared parts of every catalogue call. */
export type Catalogue = {
  search: () => Promise<CatalogueSearch>
  recentSearches: RecentSearches
  reference: () => Promise<CatalogueReference>
  kindRules: KindRules
  kindColumns: KindColumns
  productCache: ProductCache
  searchLog: SearchLog
}

/** The engine opens with the first question, or as soon as the server listens, which is not ready before, and closes with the server. */
export function openCatalogue(app: FastifyInstance, { openSearch = openCatalogueSearch }: { openSearch?: OpenSearch } = {}): Catalogue {
  const engine = new SearchWhileLoading(app.ctx, openSearch)
  app.addHook('onListen', () => {
    engine.warm()
    app.health.require('the search index', () => {
      engine.warm()
      return engine.isOpen
    })
  })
  const searchLog = new SearchLog(app.ctx)
  app.addHook('onClose', async () => {
    await searchLog.flush()
    await engine.close()
  })
  const search = () => engine.search()
  const reference = catalogueReference(app.ctx)
  const kindRules = new KindRules({ search, reference })
  return {
    search,
    recentSearches: new RecentSearches(search),
    reference,
    kindRules,
    kindColumns: new KindColumns({ search, reference, kindRules }),
    productCache: new ProductCache(app.ctx),
    searchLog,
  }
}
