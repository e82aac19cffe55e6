import { expect, test } from 'vitest'
import { pageKeys } from './page-keys.rules.ts'

test.each([
  ['/', ['search', 'everywhere']],
  ['/catalog', ['catalogue', 'product', 'search', 'everywhere']],
  ['/specifications/7', ['specification', 'search', 'everywhere']],
  ['/specifications/archive', ['search', 'everywhere']],
  ['/cart', ['cart', 'search', 'everywhere']],
  ['/back-office/orders', ['deskQueue', 'desk']],
  ['/back-office/orders/7', ['deskOrder', 'desk']],
  ['/back-office/stock', ['desk']],
  ['/orders/12/items', ['order', 'search', 'everywhere']],
])('%s has its own keys first', (path, places) => {
  expect(pageKeys(path).map(({ place }) => place)).toEqual(places)
})
