import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productListQuery } from '../catalogue.api.ts'
import type { CatalogueParams, OpenProduct } from '../catalogue.params.ts'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { type Neighbour, neighboursOf } from './neighbours.rules.ts'
import type { FoundAt } from './product.api.ts'

export type Step = { page: number; id: number }

const listed = ({ items, near }: { items: { id: number; image: string | null }[]; near: { id: number; image: string | null }[] }) => [
  ...items,
  ...near,
]

/** The adjacent page, fetched once the open product is at the edge of its page. */
function useAdjacentPage(params: CatalogueParams, neighbour: Neighbour | null) {
  const isOnAdjacentPage = neighbour !== null && 'edge' in neighbour
  const { placeholderData: _, ...query } = productListQuery({ ...params, page: isOnAdjacentPage ? neighbour.page : params.page })
  const { data } = useQuery({ ...query, enabled: isOnAdjacentPage })
  if (!neighbour || !data) return null
  if ('id' in neighbour) return { step: neighbour, image: listed(data).find(({ id }) => id === neighbour.id)?.image ?? null }
  const product = data.items.at(neighbour.edge === 'first' ? 0 : -1)
  return product ? { step: { page: neighbour.page, id: product.id }, image: product.image } : null
}

/** C-06: the previous and next product in the list under the dialog, and the open one's search log entry. */
export function useNeighbours(params: CatalogueParams, open: OpenProduct) {
  const queries = useQueryClient()
  const { usualPageSize } = useCatalogueSettings()
  const { data: list, isPlaceholderData } = useQuery(productListQuery(params))
  const isListed = list !== undefined && !isPlaceholderData && open.kind === 'catalog'
  const ids = isListed ? listed(list).map(({ id }) => id) : []
  const { previous, next } = neighboursOf({ ids, page: params.page, pageCount: list?.meta.pageCount ?? 1 }, open.id)
  const before = useAdjacentPage(params, previous)
  const after = useAdjacentPage(params, next)

  const pictures = [before?.image, after?.image].filter(Boolean).join('\n')
  useEffect(() => {
    // Preloads the neighbours' pictures.
    for (const picture of pictures.split('\n').filter(Boolean)) new Image().src = picture
  }, [pictures])

  const index = ids.indexOf(open.id)
  const position = (params.page - 1) * (params.pageSize ?? usualPageSize) + index
  // Only the first page starts a search log; later pages belong to it.
  const firstPage = queries.getQueryData(productListQuery({ ...params, page: 1 }).queryKey)
  const searchLogUuid = list?.meta.searchLogUuid ?? firstPage?.meta.searchLogUuid
  const foundAt: FoundAt | null = index >= 0 && searchLogUuid ? { searchLogUuid, searchLogProductPosition: position } : null
  return {
    previous: before?.step ?? null,
    next: after?.step ?? null,
    place:
      index >= 0 && !list?.meta.hasInitialItem && index < (list?.items.length ?? 0)
        ? { number: position + 1, total: list?.meta.totalCount ?? 0 }
        : null,
    foundAt,
  }
}
