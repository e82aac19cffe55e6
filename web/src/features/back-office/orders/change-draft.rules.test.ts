import { expect, test } from 'vitest'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { changesOf, draftOf, needsReason } from './change-draft.rules.ts'

const line = (given: Partial<OrderItem>) => ({ id: 1, amount: 10, cancelled: 0, shipped: 0, price: 12.5, ...given }) as OrderItem

test('an unchanged draft is no change', () => {
  const items = [line({}), line({ id: 2, price: null, cancelled: 4 })]
  expect(changesOf(items, items.map(draftOf))).toEqual({ changes: [], hasWrong: false })
})

test('a new amount, a named price and a zero become changes of their lines', () => {
  const items = [line({}), line({ id: 2, price: null }), line({ id: 3 })]
  const drafts = [
    { id: 1, amount: '8,5', price: '12,5' },
    { id: 2, amount: '10', price: '1 200,50' },
    { id: 3, amount: '0', price: '12,5' },
  ]
  expect(changesOf(items, drafts).changes).toEqual([
    { id: 1, amount: 8.5 },
    { id: 2, price: 1200.5 },
    { id: 3, cancel: true },
  ])
})

test('less than was shipped, no number and a removed price are wrong', () => {
  const wrong = (draft: { amount: string; price: string }) => changesOf([line({ shipped: 3 })], [{ id: 1, ...draft }]).hasWrong
  expect(wrong({ amount: '2', price: '12,5' })).toBe(true)
  expect(wrong({ amount: 'пять', price: '12,5' })).toBe(true)
  expect(wrong({ amount: '10', price: '' })).toBe(true)
  expect(wrong({ amount: '3', price: '12,5' })).toBe(false)
})

test('changing an existing price needs a reason; naming one, or another amount, does not', () => {
  const items = [line({}), line({ id: 2, price: null })]
  expect(needsReason(items, [{ id: 1, price: 11 }])).toBe(true)
  expect(needsReason(items, [{ id: 2, price: 11 }])).toBe(false)
  expect(needsReason(items, [{ id: 1, amount: 4 }])).toBe(false)
})
