import type { FastifyInstance } from 'fastify'
import { type CatalogueBook, catalogueBook } from './catalogue-book.ts'
import type { CatalogueSearch } from './search/catalogue-search.ts'
import { openCatalogueSearch } from './search/open-catalogue-search.ts'

/** What every call of the catalogue works with. */
export type Catalogue = {
  search: () => Promise<CatalogueSearch>
  book: () => Promise<CatalogueBook>
}

/**
 * The engine opens with the first question, or as soon as the server listens, which is not ready before, and closes with the server.
 * An opening that failed is tried again.
 */
export function openCatalogue(app: FastifyInstance): Catalogue {
  let opening: Promise<CatalogueSearch> | undefined
  let isOpen = false
  const search = () => {
    opening ??= openCatalogueSearch(app.ctx).then(
      (engine) => {
        isOpen = true
        return engine
      },
      (error: unknown) => {
        opening = undefined
        throw error
      },
    )
    return opening
  }
  const warm = () => {
    if (!opening) search().catch((error: unknown) => app.log.error({ err: error }, 'search did not open; the next check tries again'))
  }
  app.addHook('onListen', () => {
    warm()
    app.health.require('the search index', () => {
      warm()
      return isOpen
    })
  })
  app.addHook('onClose', async () => {
    const engine = await opening?.catch(() => undefined)
    await engine?.close()
  })
  return { book: catalogueBook(app.ctx), search }
}
