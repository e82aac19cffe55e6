import type { OrderItem, OrderReturn } from '@vitrina/contract/orders/order-parts'
import { expect, test } from 'vitest'
import { amountProblem, emptyLine, returnable } from './return-draft.rules.ts'

const anItem = (given: Partial<OrderItem>): OrderItem => ({
  id: 1,
  lineNo: 1,
  productId: 1,
  isCustom: false,
  article: 'A-1',
  manufacturerCode: '',
  name: 'Кабель',
  brand: '',
  image: null,
  unit: 'м',
  decimals: 0,
  amount: 10,
  price: 1,
  isAgreedPrice: false,
  vatRate: 2200,
  sum: 10,
  vat: 1.8,
  note: '',
  shipBy: null,
  held: 0,
  shipped: 10,
  cancelled: 0,
  returned: 4,
  waiting: 0,
  sources: [],
  ...given,
})
const line = (amount: string) => ({ ...emptyLine, amount })

const aReturn = (given: Partial<OrderReturn>): OrderReturn => ({
  id: 1,
  number: 'ВЗ-1',
  state: 'submitted',
  resolution: 'refund',
  comment: '',
  answer: '',
  replacement: null,
  sum: 2,
  createdAt: '2026-11-15T10:00:00.000Z',
  items: [{ orderItemId: 1, amount: 2, accepted: null, reason: 'defect', condition: 'opened', photos: [] }],
  ...given,
})

test('goods returned or requested back already cannot be requested again', () => {
  expect(returnable(anItem({}), [])).toBe(6)
  expect(returnable(anItem({ shipped: 0.3, returned: 0.1 }), [])).toBe(0.2)
  expect(returnable(anItem({}), [aReturn({})])).toBe(4)
  expect(returnable(anItem({}), [aReturn({ state: 'denied' })])).toBe(6)
})

test('an amount is checked before it is sent: a number, not too much, in whole units', () => {
  expect(amountProblem(anItem({}), line(''), 6)).toBeNull()
  expect(amountProblem(anItem({}), line('6'), 6)).toBeNull()
  expect(amountProblem(anItem({}), line('7'), 6)).toBe('tooMuch')
  expect(amountProblem(anItem({}), line('1,5'), 6)).toBe('decimals')
  expect(amountProblem(anItem({ decimals: 3 }), line('1,5'), 6)).toBeNull()
  expect(amountProblem(anItem({}), line('два'), 6)).toBe('notNumber')
  expect(amountProblem(anItem({}), line('-1'), 6)).toBe('notNumber')
})
