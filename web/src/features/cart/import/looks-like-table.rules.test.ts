import { expect, test } from 'vitest'
import { looksLikeTable } from './looks-like-table.rules.ts'

test('cells and lines are a table, a single value is not', () => {
  expect(['KAB-0015\t20', 'KAB-0015\nAVT-16C', 'KAB-0015\t20\r\n'].map(looksLikeTable)).toEqual([true, true, true])
  expect(['KAB-0015', 'KAB-0015\t', '\tKAB-0015\n', ''].map(looksLikeTable)).toEqual([false, false, false, false])
})
