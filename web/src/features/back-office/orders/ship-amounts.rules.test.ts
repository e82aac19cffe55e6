import { expect, test } from 'vitest'
import type { OrderItem, Shipment } from '@vitrina/contract/order-parts'
import { askedAmounts, isWrong, openAmounts, waitingAmounts } from './ship-amounts.rules.ts'

const line = (given: Partial<OrderItem>) => ({ id: 1, amount: 10, cancelled: 0, shipped: 0, decimals: 0, ...given }) as OrderItem
const shipment = (given: Partial<Shipment>) => ({ state: 'ready_for_pickup', items: [], ...given }) as Shipment

test('what waits for pickup, is shipped or cancelled cannot leave again', () => {
  const waiting = waitingAmounts([
    shipment({ items: [{ orderItemId: 1, amount: 3 }] }),
    shipment({ state: 'issued', items: [{ orderItemId: 1, amount: 2 }] }),
  ])
  expect(openAmounts([line({ shipped: 2, cancelled: 1 })], waiting).get(1)).toBe(4)
})

test('everything open leaves unless something else is typed; nothing typed leaves the line', () => {
  const items = [line({ id: 1 }), line({ id: 2 }), line({ id: 3 })]
  const open = openAmounts(items, new Map())
  expect(askedAmounts(items, open, { 2: '4', 3: '' })).toEqual({
    items: [
      { id: 1, amount: 10 },
      { id: 2, amount: 4 },
    ],
    hasWrong: false,
  })
})

test('too much, half a piece and words are wrong', () => {
  for (const text of ['11', '0,5', 'много', '-1']) expect(isWrong(line({}), 10, text)).toBe(true)
  expect(isWrong(line({ decimals: 3 }), 10, '0,125')).toBe(false)
})
