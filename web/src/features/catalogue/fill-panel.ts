import type { QueryClient } from '@tanstack/react-query'
import { filtersQuery, productListQuery } from './catalogue.api.ts'
import type { CatalogueParams } from './catalogue.params.ts'
import { panelQuery } from './filters/filters.api.ts'
import { contextOf, panelFilters } from './filters/panel-filters.rules.ts'

/** The panel out of answers that are there already: a page that the server drew shows it at once, without waiting for a promise. */
export function fillPanel(queries: QueryClient, params: CatalogueParams): void {
  const counted = queries.getQueryData(filtersQuery(params).queryKey)
  const all = queries.getQueryData(filtersQuery(contextOf(params)).queryKey)
  if (!counted || !all) return
  const parts = (params.keyword && queries.getQueryData(productListQuery(params).queryKey)?.interpreted.understood) || []
  queries.setQueryData(panelQuery(params).queryKey, panelFilters(counted, all, { keyword: params.keyword, parts }))
}
