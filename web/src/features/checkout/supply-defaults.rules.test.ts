import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { expect, test } from 'vitest'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { withSupplyDefaults } from './supply-defaults.rules.ts'

const comments = { fewestShipments: 'Меньше отгрузок', oneDate: 'Одним днём' }
const aDraft = (given: Partial<CheckoutDraft> = {}) => ({ comment: '', shortage: '', ...given }) as CheckoutDraft
const told = (draft: CheckoutDraft, supply: SupplyStrategy) => {
  const { comment, shortage } = withSupplyDefaults(draft, { supply, comments })
  return [comment, shortage]
}

test('the strategy chosen in the cart fills the comment for the manager and the shortage choice', () => {
  expect(told(aDraft(), 'oneDate')).toEqual(['Одним днём', 'toOrder'])
  expect(told(aDraft(), 'stockOnly')).toEqual(['', 'refuse'])
  expect(told(aDraft(), 'earliest')).toEqual(['', ''])
})

test('the buyer’s own text and choice stay; an earlier strategy’s comment is replaced by the new one', () => {
  expect(told(aDraft({ comment: 'Позвонить', shortage: 'refuse' }), 'oneDate')).toEqual(['Позвонить', 'refuse'])
  expect(told(aDraft({ comment: 'Одним днём' }), 'fewestShipments')).toEqual(['Меньше отгрузок', 'toOrder'])
  expect(told(aDraft({ comment: 'Одним днём' }), 'earliest')).toEqual(['', ''])
})
