import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { type CatalogueParams, catalogueAddress, readParams } from './catalogue.params.ts'

/**
 * The address is the only state of the list. A change of what is asked starts at the first page again.
 * The open product is no part of it: opening one draws nothing of the list anew.
 */
export function useCatalogueParams() {
  const address = useSearch({ strict: false, select: (search: Record<string, unknown>) => catalogueAddress(readParams(search)) })
  const navigate = useNavigate()
  return useMemo(() => {
    const params = readParams(parseSearch(address.slice(paths.catalogue.length)))
    const addressWith = (changed: Partial<CatalogueParams>) => catalogueAddress({ ...params, page: 1, ...changed })
    return {
      params,
      /** For links: they work by middle click. */
      addressWith,
      change: (changed: Partial<CatalogueParams>, { replace = false } = {}) => void navigate({ href: addressWith(changed), replace }),
    }
  }, [address, navigate])
}
