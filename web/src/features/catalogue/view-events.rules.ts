import { MAX_ANALYTICS_PRODUCTS } from '@vitrina/contract/analytics/analytics'
import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import type { ScreenEvent } from '#parts/analytics/analytics-event.ts'
import type { CatalogueParams } from './catalogue.params.ts'

export type Listed = { items: { id: number }[]; interpreted: Pick<ProductList['interpreted'], 'text'> }
type Usual = { pageSize: number }

/** A search goes before a section, a section before a plain list. */
export function listEventOf(params: CatalogueParams, { items, interpreted }: Listed, usual: Usual): ScreenEvent {
  const { keyword, section, page } = params
  const pageSize = params.pageSize ?? usual.pageSize
  const products = items.slice(0, MAX_ANALYTICS_PRODUCTS).map(({ id }, index) => ({ id, position: (page - 1) * pageSize + index + 1 }))
  const shown = { products, pageNumber: page }
  if (keyword)
    return {
      type: 'SEARCH_EVENT',
      data: { ...shown, searchTerm: (interpreted.text || keyword).slice(0, 500), originalSearchTerm: keyword.slice(0, 500) },
    }
  if (params.infavorite) return { type: 'FAVORITES_VIEW', data: shown }
  if (params.recommended) return { type: 'RECOMMENDED_VIEW', data: shown }
  const [categoryId, ...others] = section
  if (categoryId !== undefined && others.length === 0) return { type: 'CATEGORY_VIEW', data: { ...shown, categoryId } }
  return { type: 'PRODUCT_LIST_VIEW', data: { ...shown, listId: params.brands.length > 0 ? 'brands' : 'catalog' } }
}
