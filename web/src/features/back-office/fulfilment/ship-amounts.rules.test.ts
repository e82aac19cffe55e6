import { expect, test } from 'vitest'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { requestedAmounts, isInvalidAmount } from './ship-amounts.rules.ts'

const line = (given: Partial<OrderItem>) => ({ id: 1, amount: 10, cancelled: 0, shipped: 0, decimals: 0, ...given }) as OrderItem

test('everything that can leave does unless another amount is typed; an emptied field skips the line', () => {
  const items = [line({ id: 1 }), line({ id: 2 }), line({ id: 3 }), line({ id: 4 })]
  const can = new Map([
    [1, 7],
    [2, 10],
    [3, 10],
    [4, 0],
  ])
  expect(requestedAmounts(items, can, { 2: '4', 3: '' })).toEqual({
    items: [
      { id: 1, amount: 7 },
      { id: 2, amount: 4 },
    ],
    hasWrong: false,
  })
  expect(requestedAmounts(items, can, { 1: '8' })).toMatchObject({ hasWrong: true })
})

test('too much, half a piece and text are wrong', () => {
  for (const text of ['11', '0,5', 'много', '-1']) expect(isInvalidAmount(line({}), 10, text)).toBe(true)
  expect(isInvalidAmount(line({ decimals: 3 }), 10, '0,125')).toBe(false)
  expect(isInvalidAmount(line({}), 10, '10')).toBe(false)
})
