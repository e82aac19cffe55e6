import { hashKey, keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import { call } from '#api/call.ts'
import { filtersQuery, memoizeByParams, productListQuery } from '../catalogue.api.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { countCallOf } from '../catalogue.query.ts'
import { contextOf, panelFilters } from './panel-filters.rules.ts'

/** Only a search text has parts; the list itself reports that it failed. */
const understoodBy = async (client: QueryClient, params: CatalogueParams): Promise<UnderstoodPart[]> =>
  params.keyword
    ? client.query(productListQuery(params)).then(
        ({ interpreted }) => interpreted.understood,
        () => [],
      )
    : []

/** All answers together, so that new counts never stand beside old filters. */
export const panelQuery = memoizeByParams((params) => {
  const now = filtersQuery(params)
  const offered = filtersQuery(contextOf(params))
  const queryKey = ['catalogue', 'panel', now.queryKey[2]] as const
  return queryOptions({
    queryKey,
    queryHash: hashKey(queryKey),
    queryFn: async ({ client }) => {
      const [counted, all, parts] = await Promise.all([client.query(now), client.query(offered), understoodBy(client, params)])
      return panelFilters(counted, all, { keyword: params.keyword, parts })
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    // Each of the two has been retried already.
    retry: false,
  })
})

/** One filter with all its values; the key is built only when needed, as most filters never are. */
export const filterQuery = (filterId: string, { params, isWanted }: { params: CatalogueParams; isWanted: boolean }) => {
  const query = isWanted ? countCallOf(params) : {}
  return queryOptions({
    queryKey: ['catalogue', 'filter', ...(isWanted ? [filterId, query] : [])],
    queryFn: isWanted ? ({ signal }) => call(catalogueApi.filter, { params: { filterId }, query }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

const SECTIONS_FRESH = 5 * 60_000

/** Direct children of a section; null: the top sections. */
export const sectionsQuery = (parentId: number | null) =>
  queryOptions({
    queryKey: ['catalogue', 'sections', parentId],
    queryFn: async ({ signal }) => {
      const { items } = await (parentId === null
        ? call(catalogueApi.sections, {}, { signal })
        : call(catalogueApi.sectionItems, { params: { id: parentId } }, { signal }))
      return items
    },
    staleTime: SECTIONS_FRESH,
  })

/** One section and its parents. */
export const sectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['catalogue', 'section', id],
    queryFn: ({ signal }) => call(catalogueApi.section, { params: { id } }, { signal }),
    staleTime: SECTIONS_FRESH,
  })
