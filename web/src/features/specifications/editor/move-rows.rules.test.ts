import { applyChanges, type SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropRows } from '#parts/outline/drop-rows.rules.ts'
import { aGroup, aLine } from '../specification.builder.ts'
import { groupLines, moveRowsBy, nestGroup, placeAtEnd, ungroup } from './move-rows.rules.ts'
import { viewRows } from './view-rows.rules.ts'

const document = {
  groups: [aGroup({ id: 'G' }), aGroup({ id: 'H' })],
  lines: [aLine({ id: 'a' }), aLine({ id: 'b' }), aLine({ id: 'c', groupId: 'G' }), aLine({ id: 'd', groupId: 'H' })],
}
const rowsOf = (of: typeof document) => viewRows(of, new Set(), { isEditable: true })
const said = (changes: SpecificationChange[]) =>
  rowsOf(applyChanges(document, changes) as typeof document)
    .filter(({ kind }) => kind !== 'new')
    .map(({ id, depth }) => `${'.'.repeat(depth)}${id}`)
    .join(' ')
const rows = rowsOf(document)
const by = (step: 1 | -1, ...ids: string[]) => said(moveRowsBy(document, rows, new Set(ids), step))

test('a line moves past its neighbours, into groups and out of them', () => {
  expect(said([])).toBe('a b G .c H .d')
  expect(by(1, 'a')).toBe('b a G .c H .d')
  expect(by(1, 'b')).toBe('a G .b .c H .d')
  expect(by(-1, 'c')).toBe('a b c G H .d')
  expect(by(-1, 'd')).toBe('a b G .c .d H')
  expect(by(-1, 'a')).toBe('a b G .c H .d')
  expect(by(1, 'd')).toBe('a b G .c H .d')
})

test('several lines move together and keep their order', () => {
  expect(by(1, 'a', 'b')).toBe('G .a .b .c H .d')
  expect(by(-1, 'b', 'c')).toBe('b c a G H .d')
})

test('a group moves with everything in it, into the one above and out of it', () => {
  expect(by(1, 'G')).toBe('a b H .d G .c')
  expect(by(-1, 'H')).toBe('a b H .d G .c')
  const nested = nestGroup(document, 'H', 1)
  expect(said(nested)).toBe('a b G .c .H ..d')
  expect(said([...nested, ...nestGroup(applyChanges(document, nested), 'H', -1)])).toBe('a b G .c H .d')
  expect(nestGroup(document, 'G', 1)).toEqual([])
})

test('rows are dropped under the row they are held over', () => {
  const drop = (target: number, ...ids: string[]) => said(dropRows(document, rows, new Set(ids), target))
  expect(drop(-1, 'd')).toBe('d a b G .c H')
  expect(drop(3, 'a')).toBe('b G .c .a H .d')
  expect(drop(5, 'G')).toBe('a b H .d G .c')
  expect(drop(3, 'G')).toBe('a b G .c H .d')
})

test('Ctrl+G puts the chosen lines into a new group, ungrouping brings them out', () => {
  const grouped = groupLines(document, ['b', 'd'], { id: 'N', name: 'Щит' })
  expect(said(grouped)).toBe('a G .c H N .b .d')
  expect(said([...grouped, ...ungroup(applyChanges(document, grouped), 'N')])).toBe('a b d G .c H')
})

test('what is added at the end stands in the group the table ends with, folded or empty as well', () => {
  const end = (of: typeof document, collapsed: string[] = []) => placeAtEnd(viewRows(of, new Set(collapsed), { isEditable: true }), of)
  expect(end(document)).toEqual({ groupId: 'H', after: 'd' })
  expect(end(document, ['H'])).toEqual({ groupId: 'H', after: 'd' })
  expect(end({ ...document, lines: [] })).toEqual({ groupId: 'H', after: null })
  expect(end({ groups: [], lines: [] })).toEqual({ groupId: null, after: null })
})

test('no way of moving loses or doubles a row', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'G', 'H'), { minLength: 1 }).map((list) => new Set(list))
  const step = fc.constantFrom(1 as const, -1 as const)
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, step, fc.integer({ min: -1, max: 6 }), fc.boolean())), (moves) => {
      let now = document
      for (const [moved, by1, target, isDropped] of moves) {
        const changes = isDropped ? dropRows(now, rowsOf(now), moved, target) : moveRowsBy(now, rowsOf(now), moved, by1)
        now = applyChanges(now, changes) as typeof document
      }
      expect(now.lines.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(now.groups.map(({ id }) => id).toSorted()).toEqual(['G', 'H'])
    }),
  )
})
