import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { queryClient } from '#api/query-client.ts'
import { catalogueInfoQuery } from './catalogue.api.ts'
import { type CatalogueParams, catalogueAddress, paramsAt, readParams, withoutUsual } from './catalogue.params.ts'

/** Many parts of the page ask at every change: what the router holds is read once for all of them. */
const addresses = new WeakMap<object, string>()

/** The list an address asks for. */
export const readList = (search: Record<string, unknown>): CatalogueParams =>
  withoutUsual(readParams(search), queryClient.getQueryData(catalogueInfoQuery.queryKey)?.settings)

function addressOf(search: Record<string, unknown>): string {
  const address = addresses.get(search) ?? catalogueAddress(readList(search))
  addresses.set(search, address)
  return address
}

let last = { address: '', params: readParams({}) }

/** The same object for the same list: what depends on it is worked out once. */
export function paramsOf(address: string): CatalogueParams {
  if (last.address !== address) last = { address, params: paramsAt(address) }
  return last.params
}

/**
 * The address is the only state of the list. A change of what is asked starts at the first page again.
 * The open product is no part of it: opening one draws nothing of the list anew.
 */
export function useCatalogueParams() {
  const address = useSearch({ strict: false, select: addressOf })
  return useMemo(() => {
    const params = paramsOf(address)
    /** For links: they work by middle click. */
    const addressWith = (changed: Partial<CatalogueParams>) => catalogueAddress({ ...params, page: 1, ...changed })
    return { params, addressWith }
  }, [address])
}
