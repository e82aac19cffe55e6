import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { parseSearch } from '#lib/search-string.ts'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { prefetchCatalogue, productListQuery } from './catalogue.api.ts'
import { type CatalogueParams, catalogueAddress } from './catalogue.params.ts'
import { withoutPartsOf } from './understood.rules.ts'
import { paramsOf, readList } from './use-catalogue-params.ts'

type Changed = Partial<CatalogueParams>
/** `filter`: the one that is chosen in; it replaces what the search text says about it. */
export type ChangeParams = (
  changed: Changed | ((params: CatalogueParams) => Changed),
  filter?: Pick<CatalogueFilter, 'id' | 'code'>,
) => void

/** Prefetches the list with changed parameters and returns its address. */
function usePrefetchedAddress() {
  const router = useRouter()
  const queries = useQueryClient()
  return useCallback(
    (...[changed, filter]: Parameters<ChangeParams>): string => {
      const params = readList(parseSearch(router.latestLocation.searchStr))
      const list = filter && queries.getQueryData(productListQuery(params).queryKey)
      const changedIn = (now: CatalogueParams) => ({ ...now, page: 1, ...(typeof changed === 'function' ? changed(now) : changed) })
      const before = filter ? withoutPartsOf(params, list?.interpreted, { filter, next: changedIn(params) }) : params
      const address = catalogueAddress(changedIn(before))
      prefetchCatalogue(queries, paramsOf(address))
      return address
    },
    [router, queries],
  )
}

/** Prefetches a likely change: a mouse button goes down a tenth of a second before the click. */
export const usePrefetchParams = (): ChangeParams => usePrefetchedAddress()

/** Navigates to the list with changed parameters. Always the same function, so that its users are not redrawn. */
export function useChangeParams(): ChangeParams {
  const router = useRouter()
  const prefetch = usePrefetchedAddress()
  return useCallback((...choice) => void router.navigate({ href: prefetch(...choice) }), [router, prefetch])
}
