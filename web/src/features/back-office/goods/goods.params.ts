import { productLacks, productStates } from '@vitrina/contract/goods/goods'
import { deskPaths } from '#lib/desk-paths.ts'
import { idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'

export const goodsTabs = ['products', 'sections', 'kinds', 'features', 'brands', 'sets'] as const
export type GoodsTab = (typeof goodsTabs)[number]

export type GoodsParams = {
  show: GoodsTab
  q: string
  section: string
  kind: string
  brand: string
  state: (typeof productStates)[number] | ''
  without: (typeof productLacks)[number] | ''
  page: number
}

/** Unreadable parameters are ignored. */
export const readGoodsParams = (search: Record<string, unknown>): GoodsParams => ({
  show: goodsTabs.find((one) => one === search.show) ?? 'products',
  q: textOf(search.q).slice(0, 200),
  section: idOf(search.section),
  kind: idOf(search.kind),
  brand: idOf(search.brand),
  state: productStates.find((one) => one === search.state) ?? '',
  without: productLacks.find((one) => one === search.without) ?? '',
  page: pageOf(search.page),
})

export const noGoodsFilters = { q: '', section: '', kind: '', brand: '', state: '', without: '' } as const
export const isGoodsFiltered = (params: GoodsParams): boolean =>
  Object.keys(noGoodsFilters).some((name) => params[name as keyof typeof noGoodsFilters] !== '')

export const goodsAddress = (params: GoodsParams): string =>
  listAddress(deskPaths.goods, { ...params, show: params.show === 'products' ? '' : params.show })
