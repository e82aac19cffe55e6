import { expect, test } from 'vitest'
import { aGroup, aLine } from '../specification.builder.ts'
import { type ViewRow, viewRows } from './view-rows.rules.ts'

const document = {
  groups: [aGroup({ id: 'g', multiplier: 5 }), aGroup({ id: 'h', parentId: 'g', multiplier: 2 }), aGroup({ id: 'k' })],
  lines: [aLine({ id: 'c', groupId: 'h' }), aLine({ id: 'a' }), aLine({ id: 'b', groupId: 'g' })],
}
const said = (row: ViewRow) => `${'  '.repeat(row.depth)}${row.kind === 'line' ? `${row.number} ${row.id} ×${row.multiplier}` : row.id}`

test('lines without a group come first, then groups as a tree; lines are counted through', () => {
  expect(viewRows(document, new Set(), { isEditable: true }).map(said)).toEqual([
    '1 a ×1',
    'g',
    '  2 b ×5',
    '  h',
    '    3 c ×10',
    'k',
    'new',
  ])
})

test('a collapsed group hides what is inside and still counts it; a reader has no empty row', () => {
  const rows = viewRows(document, new Set(['g']), { isEditable: false })
  expect(rows.map(({ id }) => id)).toEqual(['a', 'g', 'k'])
  expect(rows[1]).toMatchObject({ lineCount: 2, isCollapsed: true })
})
