import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { expect, test } from 'vitest'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { withSupplyWish } from './supply-wish.rules.ts'

const comments = { fewestShipments: 'Меньше отгрузок', oneDate: 'Одним днём' }
const aDraft = (given: Partial<CheckoutDraft> = {}) => ({ comment: '', shortage: '', ...given }) as CheckoutDraft
const told = (draft: CheckoutDraft, supply: AllocationStrategy) => {
  const { comment, shortage } = withSupplyWish(draft, { supply, comments })
  return [comment, shortage]
}

test('the way chosen in the cart is told to the manager and answers what is short', () => {
  expect(told(aDraft(), 'oneDate')).toEqual(['Одним днём', 'toOrder'])
  expect(told(aDraft(), 'stockOnly')).toEqual(['', 'refuse'])
  expect(told(aDraft(), 'earliest')).toEqual(['', ''])
})

test('what the buyer has said himself stays; an earlier wish gives way to the new one', () => {
  expect(told(aDraft({ comment: 'Позвонить', shortage: 'refuse' }), 'oneDate')).toEqual(['Позвонить', 'refuse'])
  expect(told(aDraft({ comment: 'Одним днём' }), 'fewestShipments')).toEqual(['Меньше отгрузок', 'toOrder'])
  expect(told(aDraft({ comment: 'Одним днём' }), 'earliest')).toEqual(['', ''])
})
