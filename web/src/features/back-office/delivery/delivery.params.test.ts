import { expect, test } from 'vitest'
import { deliveryAddress, readDeliveryParams } from './delivery.params.ts'

test('the tab and the question stand in the address, defaults stay out of it', () => {
  expect(deliveryAddress(readDeliveryParams({}))).toBe('/back-office/delivery')
  const asked = { show: 'routes', product: '7', amount: '2,5', region: '3', way: 'delivery', point: '' }
  const params = readDeliveryParams(asked)
  expect(params).toEqual({ ...asked, amount: '2.5' })
  expect(readDeliveryParams(Object.fromEntries(new URL(deliveryAddress(params), 'http://x').searchParams))).toEqual(params)
})

test('what is not understood is left out', () => {
  expect(readDeliveryParams({ show: 'x', amount: '-2', way: 'drone', region: 'abc' })).toEqual(readDeliveryParams({}))
})
