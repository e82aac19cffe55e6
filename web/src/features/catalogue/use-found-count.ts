import { useQuery } from '@tanstack/react-query'
import { productListQuery } from './catalogue.api.ts'
import type { CatalogueParams } from './catalogue.params.ts'

/** Number of products in the list, once known. */
export function useFoundCount(params: CatalogueParams): number | null {
  const { data, isPlaceholderData } = useQuery({ ...productListQuery(params), select: ({ meta }) => meta.totalCount })
  return isPlaceholderData ? null : (data ?? null)
}
