import { priceListFilters } from '@vitrina/contract/prices/desk/desk-shapes'
import { deskPaths } from '#lib/desk-paths.ts'
import { idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'

export const priceTabs = ['lists', 'contracts', 'discounts', 'promotions', 'vat', 'types', 'buyer'] as const
export type PriceTab = (typeof priceTabs)[number]
/** About companies, for whoever may see what they pay. */
export const isOfTerms = (tab: PriceTab): boolean => tab === 'contracts' || tab === 'discounts'

export type PricesParams = {
  show: PriceTab
  /** The price type whose list is open; empty: the default one. */
  type: string
  q: string
  section: string
  brand: string
  only: (typeof priceListFilters)[number] | 'all' | ''
  company: string
  contract: string
  region: string
  amount: string
  /** Ids with commas between. */
  products: string
  /** The first month of the calendar: 2026-11. */
  month: string
  promotion: string
  page: number
}

const monthOf = (value: unknown): string => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(textOf(value)) ? textOf(value) : '')
const amountOf = (value: unknown): string => (/^\d{1,9}(?:\.\d{1,3})?$/.test(textOf(value)) ? textOf(value) : '')
const idsOf = (value: unknown): string => (/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/.test(textOf(value)) ? textOf(value) : '')

/** Unreadable parameters are ignored. */
export const readPricesParams = (search: Record<string, unknown>): PricesParams => ({
  show: priceTabs.find((one) => one === search.show) ?? 'lists',
  type: idOf(search.type),
  q: textOf(search.q).slice(0, 200),
  section: idOf(search.section),
  brand: idOf(search.brand),
  only: [...priceListFilters, 'all' as const].find((one) => one === search.only) ?? '',
  company: idOf(search.company),
  contract: idOf(search.contract),
  region: idOf(search.region),
  amount: amountOf(search.amount),
  products: idsOf(search.products),
  month: monthOf(search.month),
  promotion: idOf(search.promotion),
  page: pageOf(search.page),
})

export const noGoodsFilters = { q: '', section: '', brand: '', only: '' } as const
export const noPricesFilters = {
  ...noGoodsFilters,
  company: '',
  contract: '',
  region: '',
  amount: '',
  products: '',
  month: '',
  promotion: '',
  page: 1,
} as const

export const isGoodsFiltered = ({ q, section, brand, only }: PricesParams): boolean => [q, section, brand, only].some((text) => text !== '')

export const pricesAddress = (params: PricesParams): string =>
  listAddress(deskPaths.prices, { ...params, show: params.show === 'lists' ? '' : params.show })

export type AddressOf = (changed: Partial<PricesParams>) => string

/** Of goods, as calls take them. */
export const goodsFilterOf = ({ q, section, brand }: Pick<PricesParams, 'q' | 'section' | 'brand'>) => ({
  q,
  ...(section && { section: Number(section) }),
  ...(brand && { brand: Number(brand) }),
})

/** The same with what the price list alone is narrowed by. */
export const listFilterOf = ({ only, ...params }: PricesParams) => ({ ...goodsFilterOf(params), ...(only && only !== 'all' && { only }) })
