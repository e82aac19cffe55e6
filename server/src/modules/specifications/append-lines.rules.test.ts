import { expect, test } from 'vitest'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import { appendLines, headingsOf } from './append-lines.rules.ts'

const line = (id: string): Omit<SpecificationLine, 'groupId'> => ({
  id,
  rawText: '',
  productId: 1,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask',
})
const heading = (name: string, multiplier = 1) => ({ name, multiplier })
const ids = () => {
  let made = 0
  return () => `new-${++made}`
}
const before = {
  groups: [{ id: 'g', parentId: null, name: 'Щитовая', multiplier: 1 }],
  lines: [{ ...line('a'), groupId: 'g' }],
}

test('lines go to the end under their headings; a group that is there is used again', () => {
  const after = appendLines(before, {
    under: null,
    depth: 4,
    newId: ids(),
    added: [
      { line: line('b'), headings: [heading('Щитовая'), heading('ЩО-1', 5)] },
      { line: line('c'), headings: [heading('Щитовая'), heading('ЩО-1', 5)] },
      { line: line('d'), headings: [] },
    ],
  })
  expect(after.lines.map(({ id, groupId }) => [id, groupId])).toEqual([
    ['a', 'g'],
    ['b', 'new-1'],
    ['c', 'new-1'],
    ['d', null],
  ])
  expect(after.groups[1]).toEqual({ id: 'new-1', parentId: 'g', name: 'ЩО-1', multiplier: 5 })
  expect(headingsOf(after.groups)('new-1')).toEqual([heading('Щитовая'), heading('ЩО-1', 5)])
})

test('headings deeper than there is room for become one with the product of their multipliers', () => {
  const after = appendLines(before, {
    under: 'g',
    depth: 2,
    newId: ids(),
    added: [{ line: line('b'), headings: [heading('Этаж', 2), heading('Щит', 3), heading('Ряд', 4)] }],
  })
  expect(after.groups.slice(1)).toEqual([
    { id: 'new-1', parentId: 'g', name: 'Этаж', multiplier: 2 },
    { id: 'new-2', parentId: 'new-1', name: 'Щит / Ряд', multiplier: 12 },
  ])
})
