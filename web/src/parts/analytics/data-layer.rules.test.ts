import { expect, test } from 'vitest'
import type { ScreenEvent } from './analytics-event.ts'
import { dataLayerEntriesOf } from './data-layer.rules.ts'

const off = { b2b: true, google: { enabled: false, id: '' }, yandex: { enabled: false, counterId: null, ecommerce: false, strict: false } }
const seen: ScreenEvent = { type: 'PRODUCT_VIEW', data: { products: [{ id: 7 }] } }
const bought: ScreenEvent = { type: 'ORDER_SUCCESS', data: { orderId: 5, items: [{ product: 7, price: 10, amount: 2 }] } }

test('[K-07] a switched-off counter gets nothing', () => {
  expect(dataLayerEntriesOf(seen, off)).toEqual([])
  expect(dataLayerEntriesOf(seen, { ...off, yandex: { ...off.yandex, enabled: true } })).toEqual([])
})

test('[K-07] each counter gets its own format when it is on', () => {
  expect(dataLayerEntriesOf(seen, { ...off, google: { enabled: true, id: 'G-1' } })).toEqual([
    { event: 'PRODUCT_VIEW', detail: { products: [{ id: 7 }] } },
  ])
  const yandex = { ...off.yandex, enabled: true, ecommerce: true }
  expect(dataLayerEntriesOf(seen, { ...off, yandex })).toEqual([{ ecommerce: { detail: { products: [{ id: 7 }] } } }])
  expect(dataLayerEntriesOf({ type: 'HOME_PAGE_VIEW', data: {} }, { ...off, yandex })).toEqual([])
})

test('[K-07] a strict counter gets only orders', () => {
  const yandex = { ...off.yandex, enabled: true, ecommerce: true, strict: true }
  expect(dataLayerEntriesOf(seen, { ...off, yandex })).toEqual([])
  expect(dataLayerEntriesOf(bought, { ...off, yandex })).toEqual([
    { ecommerce: { purchase: { actionField: { id: 5 }, products: [{ id: 7, price: 10, quantity: 2 }] } } },
  ])
})

test('[K-07] goods of a list are impressions, with their places where they are known', () => {
  const listed: ScreenEvent = { type: 'PRODUCT_LIST_VIEW', data: { pageNumber: 1, products: [{ id: 7, position: 3 }, { id: 8 }] } }
  expect(dataLayerEntriesOf(listed, { ...off, google: { enabled: true, id: 'G-1' } })).toEqual([
    { event: 'PRODUCT_LIST_VIEW', impressions: [{ id: 7, position: 3 }, { id: 8 }] },
  ])
})
