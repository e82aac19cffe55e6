import { useViewEvent } from '#parts/analytics/use-view-event.ts'
import type { CatalogueParams } from './catalogue.params.ts'
import { useCatalogueSettings } from './catalogue-settings.ts'
import { type Listed, listEventOf } from './view-events.rules.ts'

/** `list` is the one on the screen now, not the old one shown while loading. */
export function useListEvent(params: CatalogueParams, list: Listed | undefined): void {
  const { usualPageSize } = useCatalogueSettings()
  useViewEvent(list ? listEventOf(params, list, { pageSize: usualPageSize }) : null)
}

export const useProductEvent = (product: { id: number; type: 'catalog' | 'custom' } | undefined): void =>
  useViewEvent(product ? { type: 'PRODUCT_VIEW', data: { products: [{ id: product.id, type: product.type }] } } : null)
