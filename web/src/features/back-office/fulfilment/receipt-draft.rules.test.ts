import { expect, test } from 'vitest'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { receiptOf } from './receipt-draft.rules.ts'

const line = (id: number, productId: number | null) => ({ id, productId }) as OrderItem

test('lines of one product are merged, the buyer’s own goods go by their line', () => {
  const items = [line(1, 7), line(2, null), line(3, 7), line(4, 8)]
  const named = [
    { id: 1, amount: 0.1 },
    { id: 2, amount: 5 },
    { id: 3, amount: 0.2 },
  ]
  expect(receiptOf(items, named)).toEqual({ items: [{ productId: 7, amount: 0.3 }], ownItems: [{ orderItemId: 2, amount: 5 }] })
})
