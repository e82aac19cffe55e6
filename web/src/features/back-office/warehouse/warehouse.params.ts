import { type DeliveryType, deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import { MAX_PICKED_ORDERS, type WarehouseQueue, warehouseQueues } from '@vitrina/contract/warehouse/warehouse.rules'
import { deskPaths } from '#lib/desk-paths.ts'
import { dateOf, idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'

export type WarehouseParams = {
  warehouse: string
  queue: WarehouseQueue
  until: string
  delivery: DeliveryType | ''
  q: string
  page: number
}

/** Unreadable parameters are ignored. */
export const readWarehouseParams = (search: Record<string, unknown>): WarehouseParams => ({
  warehouse: idOf(search.warehouse),
  queue: warehouseQueues.find((one) => one === search.queue) ?? 'ready',
  until: dateOf(search.until),
  delivery: deliveryTypes.find((one) => one === search.delivery) ?? '',
  q: textOf(search.q).slice(0, 100),
  page: pageOf(search.page),
})

export const noWarehouseFilters = { until: '', delivery: '', q: '' } as const
export const isWarehouseFiltered = ({ until, delivery, q }: WarehouseParams): boolean => until !== '' || delivery !== '' || q !== ''

export const warehouseAddress = (params: WarehouseParams): string =>
  listAddress(deskPaths.warehouse, { ...params, queue: params.queue === 'ready' ? '' : params.queue })

export type PickingParams = { warehouse: number; orders: number[] }

export const readPickingParams = (search: Record<string, unknown>): PickingParams => ({
  warehouse: Number(idOf(search.warehouse) || 0),
  orders: textOf(search.orders)
    .split(',')
    .map((one) => Number(idOf(one) || 0))
    .filter((id) => id > 0)
    .slice(0, MAX_PICKED_ORDERS),
})

export const pickingAddress = ({ warehouse, orders }: PickingParams): string =>
  listAddress(deskPaths.picking, { warehouse, orders: orders.join(','), page: 1 })
