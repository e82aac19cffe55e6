import type { QueryClient } from '@tanstack/react-query'
import { catalogueInfoQuery, filtersQuery, productListQuery } from './catalogue.api.ts'
import { type CatalogueParams, readOpenProduct } from './catalogue.params.ts'
import { fillPanel } from './fill-panel.ts'
import { sectionQuery, sectionsQuery } from './filters/filters.api.ts'
import { contextOf } from './filters/panel-filters.rules.ts'
import { fetchProductOfPage } from './product-dialog/product.api.ts'
import { paramsOfSearch } from './use-catalogue-params.ts'

/** The chosen section, which stands above the list too, and the way to it. */
async function fetchWay(queries: QueryClient, { section: [chosen] }: CatalogueParams): Promise<{ id: number }[]> {
  return chosen === undefined ? [] : (await queries.query(sectionQuery(chosen))).path
}

/** The sections of the panel: the top ones, and those on the way to the chosen one. */
async function fetchSections(queries: QueryClient, params: CatalogueParams): Promise<void> {
  const top = queries.query(sectionsQuery(null))
  const way = await fetchWay(queries, params)
  await Promise.all([top, ...way.map(({ id }) => queries.query(sectionsQuery(id)))])
}

async function fetchPanel(queries: QueryClient, params: CatalogueParams): Promise<void> {
  await Promise.all([queries.query(filtersQuery(contextOf(params))), fetchSections(queries, params)])
}

/** The answers that the first view of the catalogue shows at an address. */
export async function fetchCatalogueView(
  queries: QueryClient,
  { search, hasPanel }: { search: Record<string, unknown>; hasPanel: boolean },
): Promise<void> {
  const product = readOpenProduct(search)
  // The page size the seller chose decides which list it is.
  await queries.query(catalogueInfoQuery)
  const params = paramsOfSearch(search)
  await Promise.all([
    queries.query(productListQuery(params)),
    queries.query(filtersQuery(params)),
    hasPanel ? fetchPanel(queries, params) : fetchWay(queries, params),
    product?.kind === 'catalog' && fetchProductOfPage(queries, product.id),
  ])
  fillPanel(queries, params)
}
