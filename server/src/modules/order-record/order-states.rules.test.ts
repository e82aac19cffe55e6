import { expect, test } from 'vitest'
import { canStep, orderStates } from '@vitrina/contract/orders/orders.rules'
import { paymentStateOf, shippingStateOf } from './order-states.rules.ts'

test('the shipping state follows from lines and shipments', () => {
  expect(shippingStateOf({ open: 5, shipped: 0, shipments: [] })).toBe('not_shipped')
  expect(shippingStateOf({ open: 5, shipped: 0, shipments: ['ready_for_pickup'] })).toBe('ready_for_pickup')
  expect(shippingStateOf({ open: 5, shipped: 2, shipments: ['shipped'] })).toBe('partially_shipped')
  expect(shippingStateOf({ open: 5, shipped: 5, shipments: ['delivered', 'shipped'] })).toBe('shipped')
  expect(shippingStateOf({ open: 5, shipped: 5, shipments: ['delivered', 'delivered'] })).toBe('delivered')
  expect(shippingStateOf({ open: 5, shipped: 5, shipments: ['issued', 'not_collected'] })).toBe('issued')
  expect(shippingStateOf({ open: 5, shipped: 0, shipments: ['not_collected'] })).toBe('not_collected')
})

test('an order is paid when nothing is left to pay', () => {
  expect(paymentStateOf({ total: 0, paid: 0 })).toBe('not_required')
  expect(paymentStateOf({ total: 100, paid: 0 })).toBe('awaiting')
  expect(paymentStateOf({ total: 100, paid: 99 })).toBe('partially_paid')
  expect(paymentStateOf({ total: 100, paid: 100 })).toBe('paid')
})

test('a final state has no next one', () => {
  for (const from of ['completed', 'cancelled', 'declined', 'rejected'] as const)
    for (const to of orderStates) expect(canStep(from, to)).toBe(false)
})

test('while nothing has left, a shipment being put together or waiting is the state; else those not collected, if all were not', () => {
  const state = (...shipments: Parameters<typeof shippingStateOf>[0]['shipments']) => shippingStateOf({ open: 5, shipped: 0, shipments })
  expect(state('assembling')).toBe('assembling')
  expect(state('not_collected', 'assembling')).toBe('assembling')
  expect(state('not_collected', 'ready_for_pickup')).toBe('ready_for_pickup')
  expect(state('not_collected', 'not_collected')).toBe('not_collected')
  expect(state('not_collected', 'shipped')).toBe('not_shipped')
})

test('an order that has all left is issued when every part was, delivered when none is on its way', () => {
  const state = (...shipments: Parameters<typeof shippingStateOf>[0]['shipments']) => shippingStateOf({ open: 5, shipped: 5, shipments })
  expect(state('issued', 'issued')).toBe('issued')
  expect(state('issued', 'delivered')).toBe('delivered')
  expect(state('issued', 'shipped')).toBe('shipped')
  expect(state('shipped')).toBe('shipped')
  expect(state('delivered', 'not_collected')).toBe('delivered')
})
