import { expect, test } from 'vitest'
import { orderStates, shippingStates } from '../orders/orders.rules.ts'
import { expectedOn, isAwaited } from './promise.rules.ts'

test('an order is expected on the day the buyer chose, else on the promised one, else on no day yet', () => {
  expect(expectedOn({ desiredOn: '2026-03-09', promisedOn: '2026-03-05' })).toBe('2026-03-09')
  expect(expectedOn({ desiredOn: null, promisedOn: '2026-03-05' })).toBe('2026-03-05')
  expect(expectedOn({ desiredOn: null, promisedOn: null })).toBeNull()
})

test('goods are awaited while an order is open, and no longer once it is completed, called off or about to be', () => {
  const awaiting = orderStates.filter((state) => isAwaited({ state, shippingState: 'not_shipped' }))
  expect(awaiting).toEqual(['approval_pending', 'submitted', 'confirmed', 'in_progress'])
})

test('goods are awaited until all of them are sent or handed over', () => {
  const awaiting = shippingStates.filter((shippingState) => isAwaited({ state: 'in_progress', shippingState }))
  expect(awaiting).toEqual(['not_shipped', 'assembling', 'ready_for_pickup', 'partially_shipped', 'not_collected'])
  expect(isAwaited({ state: 'completed', shippingState: 'shipped' })).toBe(false)
})
