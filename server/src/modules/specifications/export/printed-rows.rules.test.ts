import { expect, test } from 'vitest'
import { groupTitle, printedRows } from './printed-rows.rules.ts'

const group = (id: string, parentId: string | null = null, multiplier = 1) => ({ id, parentId, name: id, multiplier })
const line = (id: string, groupId: string | null) => ({
  id,
  groupId,
  rawText: id,
  productId: null,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask' as const,
})

test('lines outside of groups first, then each group with its lines and the groups in it; none is left out', () => {
  const rows = printedRows([group('g'), group('h', 'g', 5), group('i')], [line('c', 'h'), line('a', null), line('d', 'i'), line('b', 'g')])
  expect(rows.map(({ depth, group: one, line: goods }) => `${depth}${one ? groupTitle(one) : goods?.id}`)).toEqual([
    '0a',
    '0g',
    '1b',
    '1h × 5',
    '2c',
    '0i',
    '1d',
  ])
})
