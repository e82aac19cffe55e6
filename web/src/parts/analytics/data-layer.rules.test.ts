import { expect, test } from 'vitest'
import type { SeenEvent } from './analytics-event.ts'
import { pushesOf } from './data-layer.rules.ts'

const off = { b2b: true, google: { enabled: false, id: '' }, yandex: { enabled: false, counterId: null, ecommerce: false, strict: false } }
const seen: SeenEvent = { type: 'PRODUCT_VIEW', data: { products: [{ id: 7 }] } }
const bought: SeenEvent = { type: 'ORDER_SUCCESS', data: { orderId: 5, items: [{ product: 7, price: 10, amount: 2 }] } }

test('[K-07] a switched-off counter gets nothing', () => {
  expect(pushesOf(seen, off)).toEqual([])
  expect(pushesOf(seen, { ...off, yandex: { ...off.yandex, enabled: true } })).toEqual([])
})

test('[K-07] each counter gets its own format when it is on', () => {
  expect(pushesOf(seen, { ...off, google: { enabled: true, id: 'G-1' } })).toEqual([
    { event: 'PRODUCT_VIEW', detail: { products: [{ id: 7 }] } },
  ])
  const yandex = { ...off.yandex, enabled: true, ecommerce: true }
  expect(pushesOf(seen, { ...off, yandex })).toEqual([{ ecommerce: { detail: { products: [{ id: 7 }] } } }])
  expect(pushesOf({ type: 'HOME_PAGE_VIEW', data: {} }, { ...off, yandex })).toEqual([])
})

test('[K-07] a strict counter gets only orders', () => {
  const yandex = { ...off.yandex, enabled: true, ecommerce: true, strict: true }
  expect(pushesOf(seen, { ...off, yandex })).toEqual([])
  expect(pushesOf(bought, { ...off, yandex })).toEqual([
    { ecommerce: { purchase: { actionField: { id: 5 }, products: [{ id: 7, price: 10, quantity: 2 }] } } },
  ])
})
