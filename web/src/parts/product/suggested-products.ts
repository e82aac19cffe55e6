import { queryOptions } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { Answer } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'

export type SuggestedProduct = Answer<typeof catalogueApi.suggest>['products'][number]

/** Products for a text that is being typed, and the amount written in it. */
export const suggestedProductsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['catalogue', 'suggest', keyword],
    queryFn: ({ signal }) => call(catalogueApi.suggest, { query: { keyword } }, { signal }),
    enabled: keyword.length > 1,
    retry: false,
  })
