import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { call } from '#api/call.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { countCallOf } from '../catalogue.query.ts'

export const matrixQuery = (params: CatalogueParams) => {
  const { matrix } = params
  const query = { ...countCallOf(params), ...(matrix?.includes(',') && { axes: matrix }) }
  return queryOptions({
    queryKey: ['catalogue', 'matrix', query],
    queryFn: ({ signal }) => call(catalogueApi.matrix, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
