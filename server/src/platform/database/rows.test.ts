import { expect, test } from 'vitest'
import { checkRows, type RowShape, startCheckingRows } from './rows.ts'

startCheckingRows()

type Line = { id: number; price: number | null; name: string; isSold: boolean; parts: number[] }
const shape: RowShape<Line> = { id: 'number', price: 'number?', name: 'text', isSold: 'boolean', parts: 'json' }
const line = { id: 1, price: null, name: 'Кабель', isSold: true, parts: [1] }

test('rows that are what their type says pass, nulls only where they may be', () => {
  expect(() => checkRows(shape, [])).not.toThrow()
  expect(() => checkRows(shape, [line, { ...line, price: 12.5 }])).not.toThrow()
})

test.each([
  ['a number that arrives as a text', { ...line, id: '1' }, 'Column id of raw SQL is declared number and arrives as text'],
  ['a null', { ...line, name: null }, 'Column name of raw SQL is declared text and is null'],
  [
    'a column that was not selected',
    { id: 1, name: '', isSold: true, parts: [] },
    'Column price of raw SQL is declared number? and is missing',
  ],
  ['bytes', { ...line, name: Buffer.from('') }, 'Column name of raw SQL is declared text and arrives as bytes'],
])('%s is refused', (_, row, message) => {
  expect(() => checkRows(shape, [line, row])).toThrow(message)
})

test('the compiler refuses a shape that is not the type’s', () => {
  // @ts-expect-error -- `price` may be null
  const wrong: RowShape<Line> = { ...shape, price: 'number' }
  // @ts-expect-error -- `parts` is missing
  const short: RowShape<Line> = { id: 'number', price: 'number?', name: 'text', isSold: 'boolean' }
  expect([wrong, short]).toHaveLength(2)
})
