import { stockNeeds } from '@vitrina/contract/fulfilment/stock-desk'
import { arrivalNeeds } from '@vitrina/contract/promise/arrivals-desk'
import { deskPaths } from '#lib/desk-paths.ts'
import { idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'

export const stockTabs = ['stock', 'arrivals', 'transfers'] as const
export type StockTab = (typeof stockTabs)[number]

const allNeeds = [...new Set([...stockNeeds, ...arrivalNeeds])]

export type StockParams = {
  show: StockTab
  q: string
  section: string
  brand: string
  warehouse: string
  /** Of the stock or of the arrivals; a need of the other tab counts as none. */
  need: (typeof allNeeds)[number] | ''
  page: number
}

const needsOf: Record<StockTab, readonly StockParams['need'][]> = { stock: stockNeeds, arrivals: arrivalNeeds, transfers: [] }

/** Unreadable parameters are ignored. */
export function readStockParams(search: Record<string, unknown>): StockParams {
  const show = stockTabs.find((one) => one === search.show) ?? 'stock'
  return {
    show,
    q: textOf(search.q).slice(0, 200),
    section: idOf(search.section),
    brand: idOf(search.brand),
    warehouse: idOf(search.warehouse),
    need: needsOf[show].find((one) => one === search.need) ?? '',
    page: pageOf(search.page),
  }
}

export const noStockFilters = { q: '', section: '', brand: '', warehouse: '', need: '' } as const
export const isStockFiltered = (params: StockParams): boolean =>
  Object.keys(noStockFilters).some((name) => params[name as keyof typeof noStockFilters] !== '')

export const stockAddress = (params: StockParams): string =>
  listAddress(deskPaths.stock, { ...params, show: params.show === 'stock' ? '' : params.show })
