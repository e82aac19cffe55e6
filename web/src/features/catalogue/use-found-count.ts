import { useQuery } from '@tanstack/react-query'
import { productListQuery } from './catalogue.api.ts'
import type { CatalogueParams } from './catalogue.params.ts'

/** How many products the list has, once that is known. */
export function useFoundCount(params: CatalogueParams): number | null {
  const { data, isPlaceholderData } = useQuery({ ...productListQuery(params), select: ({ meta }) => meta.totalCount })
  return isPlaceholderData ? null : (data ?? null)
}
