import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { parseSearch } from '#lib/search-string.ts'
import { askAhead } from './catalogue.api.ts'
import { type CatalogueParams, catalogueAddress, paramsAt, readParams } from './catalogue.params.ts'

type Changed = Partial<CatalogueParams>
export type ChangeParams = (changed: Changed | ((params: CatalogueParams) => Changed)) => void

/** Goes to the list with something changed in what is asked of it. Always the same function: who holds it is not drawn anew. */
export function useChangeParams(): ChangeParams {
  const router = useRouter()
  const queries = useQueryClient()
  return useCallback(
    (changed) => {
      const params = readParams(parseSearch(router.latestLocation.searchStr))
      const address = catalogueAddress({ ...params, page: 1, ...(typeof changed === 'function' ? changed(params) : changed) })
      askAhead(queries, paramsAt(address))
      void router.navigate({ href: address })
    },
    [router, queries],
  )
}
