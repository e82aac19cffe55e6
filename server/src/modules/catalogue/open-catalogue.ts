import type { FastifyInstance } from 'fastify'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type CatalogueBook, catalogueBook } from './catalogue-book.ts'
import { ProductShelf } from './products/product-shelf.ts'
import { SearchLog } from './products/search-log.ts'
import type { CatalogueSearch } from './search/catalogue-search.ts'
import { openCatalogueSearch } from './search/open-catalogue-search.ts'
import { type OpenSearch, SearchWhileLoading } from './search/search-while-loading.ts'
import { SearchLately } from './search-lately.ts'

/** How many of each product the viewer has in his cart; told by the module above, which the catalogue does not know. */
export type CartReader = (ctx: Context, actor: Actor, productIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

const noCart: ReadonlyMap<number, number> = new Map()

/** What every call of the catalogue works with. */
export type Catalogue = {
  search: () => Promise<CatalogueSearch>
  lately: SearchLately
  book: () => Promise<CatalogueBook>
  shelf: ProductShelf
  searchLog: SearchLog
  readCart: CartReader
}

type Given = { readCart?: CartReader; openSearch?: OpenSearch }

/** The engine opens with the first question, or as soon as the server listens, which is not ready before, and closes with the server. */
export function openCatalogue(
  app: FastifyInstance,
  { readCart = async () => noCart, openSearch = openCatalogueSearch }: Given = {},
): Catalogue {
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
  return {
    search,
    lately: new SearchLately(search),
    book: catalogueBook(app.ctx),
    shelf: new ProductShelf(app.ctx),
    searchLog,
    readCart,
  }
}
