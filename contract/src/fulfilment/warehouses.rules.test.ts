import { expect, test } from 'vitest'
import { takesGoods } from './warehouses.rules.ts'

test('a warehouse that is switched off takes goods of the orders that are picked up there, and no others', () => {
  expect(takesGoods({ id: 1, isActive: true })).toBe(true)
  expect(takesGoods({ id: 1, isActive: false })).toBe(false)
  expect(takesGoods({ id: 1, isActive: false }, 2)).toBe(false)
  expect(takesGoods({ id: 1, isActive: false }, 1)).toBe(true)
})
