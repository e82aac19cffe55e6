import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.rules.ts'

test('changed amounts and prices are listed old and new, unchanged ones are left out', () => {
  const lines = [
    { lineNo: 1, article: 'A', amount: [2, 2], price: [23_000, 21_000] },
    { lineNo: 2, article: 'B', amount: [5, 3], price: [100, 100] },
    { lineNo: 3, article: 'C', amount: [1, 1], price: [null, 500] },
    { lineNo: 4, article: 'D', amount: [1, 1], price: [7, 7] },
  ]
  expect(changedLines(lines)).toEqual([
    { article: 'A', amount: null, price: [23_000, 21_000] },
    { article: 'B', amount: [5, 3], price: null },
    { article: 'C', amount: null, price: [null, 500] },
  ])
})

test('an event without lines, or with lines of an older form, has none', () => {
  expect([undefined, 7, [{ article: 'A' }]].map(changedLines)).toEqual([[], [], []])
})

const line = { article: 'A', amount: [2, 3], price: [100, null] }

test.each([
  [null],
  ['A'],
  [7],
  [{ ...line, article: 1 }],
  [{ ...line, amount: null }],
  [{ ...line, amount: [2] }],
  [{ ...line, amount: [2, 3, 4] }],
  [{ ...line, amount: [2, '3'] }],
  [{ ...line, amount: [null, 3] }],
  [{ ...line, amount: '23' }],
  [{ ...line, price: undefined }],
  [{ ...line, price: [100] }],
  [{ ...line, price: [100, '90'] }],
  [{ ...line, price: '12' }],
])('%j is no line', (wrong) => {
  expect(changedLines([line])).toEqual([line])
  expect(changedLines([wrong])).toEqual([])
})

test('one unreadable line hides the whole list, wherever it stands', () => {
  expect([changedLines([line, { article: 'B' }]), changedLines([{ article: 'B' }, line])]).toEqual([[], []])
})
