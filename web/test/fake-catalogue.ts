import { catalogueApi, type ProductList } from '@vitrina/contract/catalogue/catalogue'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { siteApi } from '@vitrina/contract/site/site'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { fakeStore } from './open-store.tsx'

export const settings = siteConfig.parse({}).catalogue

export const goods = [1, 2, 3].map((id) => aProductCard(id, { cashBack: 12.5 }))
export const aList = (given: Partial<ProductList> = {}): ProductList => ({
  items: goods,
  near: [],
  meta: { currentPage: 1, pageCount: 1, totalCount: 3, searchLogUuid: null, hasInitialItem: false, itemsHeadingI18Key: null },
  interpreted: { changed: 'none', text: '', dropped: [], understood: [], amount: null },
  ...given,
})
export const brands: CatalogueFilter = {
  id: 'brands',
  code: null,
  name: 'Бренд',
  kind: 'list',
  primary: true,
  unit: null,
  value: null,
  values: [{ id: 1, name: 'Завод', count: 3, selected: false }],
  valueCount: 1,
}
export const sections: CatalogueFilter = {
  ...brands,
  id: 'sections',
  name: 'Раздел',
  kind: 'tree',
  values: [{ id: 1, name: 'Кабель', count: 3, selected: false }],
}
const cable = { id: 1, text: 'Кабель', slug: 'cable', parentId: null, image: null, hasItems: false }

/** A store whose catalogue has three products of one brand in one section. */
export function fakeCatalogue(site: Parameters<typeof fakeStore>[0] = {}) {
  const server = fakeStore(site)
  server.on(siteApi.catalogueInfo, { settings, productCount: 3 })
  server.on(catalogueApi.search, aList())
  server.on(catalogueApi.filters, { items: [sections, brands], totalCount: 3 })
  server.on(catalogueApi.sections, { items: [cable] })
  return server
}
