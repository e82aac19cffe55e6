import { expect, test } from 'vitest'
import { anOrder } from '../../orders/order.builder.ts'
import { anItem } from './desk-order.builder.ts'
import { orderDifferences } from './order-differences.rules.ts'
import { emptyDraft, readDraft, rebasedDraft } from './order-draft.rules.ts'

const order = anOrder({ version: 3 })
const items = [anItem(), anItem({ id: 2, lineNo: 2, productId: 71, article: 'KAB', name: 'Кабель' })]
const added = { productId: 80, article: 'AVT-25', name: 'Автомат 25А', amount: '4', price: '' }

test('an untouched draft changes nothing', () => {
  expect(readDraft(order, items, emptyDraft(items))).toMatchObject({ isEmpty: true, hasWrong: false })
})

test('amount, split, replacement and terms are sent together; a replaced line is not changed beside', () => {
  const draft = {
    ...emptyDraft(items),
    lines: [
      { id: 1, amount: '7', price: '300' },
      { id: 2, amount: '99', price: '300' },
    ],
    splits: { 1: { amount: '3', day: '2026-12-01' } },
    added: [{ ...added, replaces: 2 }],
    terms: { contactName: 'Другой', contactPhone: order.contactPhone },
  }
  expect(readDraft(order, items, draft)).toMatchObject({
    isEmpty: false,
    hasWrong: false,
    body: {
      version: 3,
      items: [{ id: 1, amount: 7, split: { amount: 3, day: '2026-12-01' } }],
      added: [{ productId: 80, amount: 4, replaces: 2 }],
      terms: { contactName: 'Другой' },
      shortage: 'refuse',
    },
  })
})

test('a named price needs a reason, an unreadable amount is wrong', () => {
  const named = { ...emptyDraft(items), added: [{ ...added, price: '250' }] }
  expect(readDraft(order, items, named).isReasonMissing).toBe(true)
  expect(readDraft(order, items, { ...named, reason: 'Акция' }).isReasonMissing).toBe(false)
  expect(readDraft(order, items, { ...named, added: [{ ...added, amount: 'x' }] }).hasWrong).toBe(true)
})

test('changes of a colleague are taken over without losing one’s own', () => {
  const draft = {
    ...emptyDraft(items),
    lines: [{ id: 1, amount: '7', price: '300' }, emptyDraft(items).lines[1] ?? { id: 2, amount: '', price: '' }],
  }
  const now = [anItem({ amount: 12 }), anItem({ id: 2, amount: 5 }), anItem({ id: 3, amount: 1 })]
  expect(rebasedDraft(draft, items, now).lines.map(({ amount }) => amount)).toEqual(['7', '5', '1'])
})

test('differences name what was and what is: lines, terms, then the sum', () => {
  const after = {
    order: { ...order, contactName: 'Другой', total: 5000 },
    items: [anItem({ amount: 10, cancelled: 3 }), anItem({ id: 2, cancelled: 10 }), anItem({ id: 9, productId: 80 })],
  }
  expect(orderDifferences({ order, items }, after).map(({ key, what }) => `${what} ${key}`)).toEqual([
    'line line-1-amount',
    'removed line-2',
    'added line-9',
    'term contactName',
    'sum total',
  ])
  expect(orderDifferences({ order, items }, { order, items })).toEqual([])
})
