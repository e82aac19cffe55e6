import { deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import { deskPaths } from '#lib/desk-paths.ts'
import { idOf, listAddress, textOf } from '#lib/list-params.ts'

export const deliveryTabs = ['warehouses', 'regions', 'routes', 'transfers'] as const
export type DeliveryTab = (typeof deliveryTabs)[number]

/** The tab, and the question about a promise that every change is looked at by. */
export type DeliveryParams = {
  show: DeliveryTab
  product: string
  amount: string
  region: string
  way: (typeof deliveryTypes)[number]
  point: string
}

/** Unreadable parameters are ignored. */
export const readDeliveryParams = (search: Record<string, unknown>): DeliveryParams => ({
  show: deliveryTabs.find((one) => one === search.show) ?? 'warehouses',
  product: idOf(search.product),
  amount: /^\d{1,6}([.,]\d{1,3})?$/.test(textOf(search.amount)) ? textOf(search.amount).replace(',', '.') : '1',
  region: idOf(search.region),
  way: deliveryTypes.find((one) => one === search.way) ?? 'pickup',
  point: idOf(search.point),
})

export const deliveryAddress = ({ show, amount, way, ...params }: DeliveryParams): string =>
  listAddress(deskPaths.delivery, {
    ...params,
    show: show === 'warehouses' ? '' : show,
    amount: amount === '1' ? '' : amount,
    way: way === 'pickup' ? '' : way,
    page: 1,
  })
