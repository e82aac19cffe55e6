import { expect, test } from 'vitest'
import { destinationOf } from './destination.rules.ts'
import type { DeliveryRoute } from './ready-days.rules.ts'

const places = [{ id: 8 }, { id: 7 }]
const routes: DeliveryRoute[] = [{ routeId: 1, warehouseId: 8, weekdays: [1], cutoff: '15:00', timezone: 'Europe/Moscow', closedOn: [] }]

test('goods are picked up at the chosen point, handed to a carrier at the nearest warehouse, brought by a car of a route', () => {
  expect(destinationOf({ deliveryType: 'pickup', warehouseId: 7 }, { places }, routes)).toEqual({ type: 'pickup', warehouseId: 7 })
  expect(destinationOf({ deliveryType: 'carrier', warehouseId: 7 }, { places }, routes)).toEqual({ type: 'carrier', warehouseId: 8 })
  expect(destinationOf({ deliveryType: 'delivery', warehouseId: 7 }, { places }, routes)).toEqual({ type: 'delivery', routes })
})
