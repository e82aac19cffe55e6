import { expect, test } from 'vitest'
import { sqlListText } from './sql-list.ts'

test('codes become literals in their order', () => {
  expect(sqlListText(['awaiting', 'partially_paid'])).toBe(`'awaiting', 'partially_paid'`)
})

test.each([[["it's"]], [['Awaiting']], [['a b']], [[]]])('%j is refused', (codes) => {
  expect(() => sqlListText(codes)).toThrow('Not a list of codes')
})
