import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseSearch } from '#lib/search-string.ts'
import { type CatalogueParams, catalogueAddress, readParams } from './catalogue.params.ts'

/** The address is the only state of the list. A change of what is asked starts at the first page again. */
export function useCatalogueParams() {
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const navigate = useNavigate()
  const params = useMemo(() => readParams(parseSearch(searchStr)), [searchStr])
  const addressWith = (changed: Partial<CatalogueParams>) => catalogueAddress({ ...params, page: 1, ...changed })
  return {
    params,
    /** For links: they work by middle click and are prefetched. */
    addressWith,
    change: (changed: Partial<CatalogueParams>, { replace = false } = {}) =>
      // A filter leaves the reader where he is; another page begins at its top.
      void navigate({ href: addressWith(changed), replace, resetScroll: changed.page !== undefined }),
  }
}
