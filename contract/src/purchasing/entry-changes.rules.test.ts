import { expect, test } from 'vitest'
import { changedLines, differencesOf, type EntryLine } from './entry-changes.rules.ts'

const line = (id: string, productId: number, amount: number): EntryLine => ({ id, productId, customProductId: null, amount, note: '' })
const nothing = { added: [], set: [], removed: [] }
const head = { name: 'Школа', objectName: '', neededOn: '2026-12-01', responsibleId: null, budget: null, note: '' }

test('[S-14] one product stands in one line: added again it is needed more', () => {
  const lines = [line('a', 1, 10), line('b', 2, 5)]
  expect(changedLines(lines, { ...nothing, added: [line('c', 1, 0.1), line('d', 1, 0.2)] })).toEqual([line('a', 1, 10.3), lines[1]])
  expect(changedLines(lines, { ...nothing, removed: ['a'], set: [{ id: 'b', amount: 7, note: 'срочно' }] })).toEqual([
    { ...line('b', 2, 7), note: 'срочно' },
  ])
})

test('[S-14] the difference names only what a late change would still change', () => {
  const lines = [line('a', 1, 10), line('b', 2, 5)]
  const change = {
    fields: { name: 'Школа', budget: 500_50 },
    added: [line('c', 3, 1)],
    set: [
      { id: 'a', amount: 12 },
      { id: 'gone', amount: 1 },
    ],
    removed: ['b'],
  }
  const found = differencesOf({ head, lines }, change, ({ productId }) => `Товар ${productId}`)
  expect(found.map((one) => [one.line?.name ?? null, one.field, one.now, one.wanted])).toEqual([
    [null, 'budget', '', '500.5'],
    ['Товар 1', 'amount', '10', '12'],
    ['Товар 3', 'line', '', '1'],
    ['Товар 2', 'line', '5', ''],
  ])
})
