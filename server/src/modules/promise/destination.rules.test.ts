import { expect, test } from 'vitest'
import { choiceFor, destinationOf } from './destination.rules.ts'
import type { DeliveryRoute } from './ready-days.rules.ts'

const places = [{ id: 8 }, { id: 7 }]
const routes: DeliveryRoute[] = [{ routeId: 1, warehouseId: 8, weekdays: [1], cutoff: '15:00', timezone: 'Europe/Moscow', closedOn: [] }]

test('goods are picked up at the chosen point, handed to a carrier at the nearest warehouse, brought by a car of a route', () => {
  expect(destinationOf({ deliveryType: 'pickup', warehouseId: 7 }, { places }, routes)).toEqual({ type: 'pickup', warehouseId: 7 })
  expect(destinationOf({ deliveryType: 'carrier', warehouseId: 7 }, { places }, routes)).toEqual({ type: 'carrier', warehouseId: 8 })
  expect(destinationOf({ deliveryType: 'delivery', warehouseId: 7 }, { places }, routes)).toEqual({ type: 'delivery', routes })
})

const offered = {
  deliveryTypes: ['pickup', 'delivery', 'carrier'] as const,
  pickupPoints: places,
  defaultAddressId: 5,
  defaultDeliveryType: 'pickup' as const,
  today: '2026-11-17',
}
const nothing = { warehouseId: null, deliveryAddressId: null, neededOn: null }

test('who has chosen nothing gets goods in the usual way of the site: at the nearest point, or at the usual address of the company', () => {
  const usual = (given: Partial<Parameters<typeof choiceFor>[1]> = {}) => choiceFor(null, { ...offered, ...given }).chosen
  expect(usual()).toEqual({ ...nothing, deliveryType: 'pickup', warehouseId: 8 })
  expect(usual({ defaultDeliveryType: 'delivery' })).toEqual({ ...nothing, deliveryType: 'delivery', deliveryAddressId: 5 })
  // A region without points and cars.
  expect(usual({ pickupPoints: [] })).toMatchObject({ deliveryType: 'delivery' })
  expect(usual({ pickupPoints: [], deliveryTypes: ['pickup', 'carrier'] })).toMatchObject({ deliveryType: 'carrier' })
})

test('a choice holds while it is offered, and its day until it is over', () => {
  const stored = { ...nothing, deliveryType: 'pickup' as const, warehouseId: 7, neededOn: '2026-11-17' }
  expect(choiceFor(stored, offered)).toEqual({ chosen: stored, isOwnChoice: true })
  expect(choiceFor(stored, { ...offered, today: '2026-11-18' }).chosen).toEqual({ ...stored, neededOn: null })
  expect(choiceFor({ ...stored, warehouseId: 9 }, offered)).toMatchObject({ chosen: { warehouseId: 8 }, isOwnChoice: false })
  expect(choiceFor(stored, { ...offered, deliveryTypes: ['carrier'] })).toMatchObject({
    chosen: { deliveryType: 'carrier' },
    isOwnChoice: false,
  })
})
