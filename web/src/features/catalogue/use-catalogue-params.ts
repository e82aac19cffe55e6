import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { queryClient } from '#api/query-client.ts'
import { memoizeLast } from '#lib/memoize-last.ts'
import { catalogueInfoQuery } from './catalogue.api.ts'
import { type CatalogueParams, catalogueAddress, paramsAt, readParams, withoutUsual } from './catalogue.params.ts'

/** Many parts of the page read it at every change: the router's object is parsed once for all. */
const addresses = new WeakMap<object, string>()

export const readList = (search: Record<string, unknown>): CatalogueParams =>
  withoutUsual(readParams(search), queryClient.getQueryData(catalogueInfoQuery.queryKey)?.settings)

function addressOf(search: Record<string, unknown>): string {
  const address = addresses.get(search) ?? catalogueAddress(readList(search))
  addresses.set(search, address)
  return address
}

/** The same object for the same list, so that derived values are computed once. */
export const paramsOf = memoizeLast(paramsAt)

/** The list of an address as the page itself will ask for it. */
export const paramsOfSearch = (search: Record<string, unknown>): CatalogueParams => paramsOf(addressOf(search))

/**
 * The address is the only state of the list. A change of the filters starts at the first page again.
 * The open product is not part of it: opening one redraws nothing of the list.
 */
export function useCatalogueParams() {
  const address = useSearch({ strict: false, select: addressOf })
  return useMemo(() => {
    const params = paramsOf(address)
    /** For links: they support the middle click. */
    const addressWith = (changed: Partial<CatalogueParams>) => catalogueAddress({ ...params, page: 1, ...changed })
    return { params, addressWith }
  }, [address])
}
