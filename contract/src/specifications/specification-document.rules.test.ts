import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyChanges,
  multiplierOf,
  type SpecificationChange,
  type SpecificationDocument,
  type SpecificationLine,
} from './specification-document.rules.ts'

const line = (id: string, groupId: string | null = null): SpecificationLine => ({
  id,
  groupId,
  rawText: '',
  productId: null,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask',
})
const group = (id: string, parentId: string | null = null, multiplier = 1) => ({ id, parentId, name: id, multiplier })
const lines = (document: SpecificationDocument) => document.lines.map(({ id }) => id).join('')

const abc: SpecificationDocument = { groups: [group('g'), group('h', 'g', 5)], lines: [line('a'), line('b', 'g'), line('c', 'h')] }

test('lines are added after a neighbour, at the beginning, and at the end when the neighbour is gone', () => {
  const added = (after: string | null) => lines(applyChanges(abc, [{ op: 'addLines', lines: [line('x')], after }]))
  expect([added('a'), added(null), added('?')]).toEqual(['axbc', 'xabc', 'abcx'])
})

test('moved lines keep their order, change their group and never vanish behind themselves', () => {
  const moved = applyChanges(abc, [{ op: 'moveLines', ids: ['c', 'a'], groupId: 'g', after: 'b' }])
  expect(lines(moved)).toBe('bac')
  expect(moved.lines.map(({ groupId }) => groupId)).toEqual(['g', 'g', 'g'])
  expect(lines(applyChanges(abc, [{ op: 'moveLines', ids: ['a'], groupId: null, after: 'a' }]))).toBe('abc')
})

test('a group goes with its groups and their lines, and cannot be put into itself', () => {
  expect(applyChanges(abc, [{ op: 'removeGroup', id: 'g' }])).toEqual({ groups: [], lines: [line('a')] })
  expect(applyChanges(abc, [{ op: 'moveGroup', id: 'g', parentId: 'h', after: null }])).toEqual(abc)
})

test('a multiplier counts with those of the groups around it', () => {
  const { groups } = applyChanges(abc, [{ op: 'setGroup', id: 'g', fields: { multiplier: 3 } }])
  expect([multiplierOf(groups, null), multiplierOf(groups, 'g'), multiplierOf(groups, 'h')]).toEqual([1, 3, 15])
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const groupId = fc.option(fc.constantFrom('g', 'h', 'i'))
const change: fc.Arbitrary<SpecificationChange> = fc.oneof(
  fc.record({
    op: fc.constant('addLines' as const),
    lines: fc.uniqueArray(id).map((ids) => ids.map((one) => line(one))),
    after: fc.option(id),
  }),
  fc.record({ op: fc.constant('removeLines' as const), ids: fc.array(id) }),
  fc.record({ op: fc.constant('moveLines' as const), ids: fc.uniqueArray(id), groupId, after: fc.option(id) }),
  fc.record({
    op: fc.constant('addGroup' as const),
    group: fc.record({ id: fc.constantFrom('g', 'h', 'i'), parentId: groupId, name: fc.constant('x'), multiplier: fc.constant(2) }),
    after: groupId,
  }),
  fc.record({ op: fc.constant('removeGroup' as const), id: fc.constantFrom('g', 'h', 'i') }),
  fc.record({ op: fc.constant('moveGroup' as const), id: fc.constantFrom('g', 'h', 'i'), parentId: groupId, after: groupId }),
)

test('whatever is done, ids stay unique, every group exists and none is inside itself', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const document = applyChanges(abc, changes)
      const groups = new Set(document.groups.map((one) => one.id))
      expect(new Set(document.lines.map((one) => one.id)).size).toBe(document.lines.length)
      expect(groups.size).toBe(document.groups.length)
      for (const one of document.lines) expect(one.groupId === null || groups.has(one.groupId)).toBe(true)
      for (const one of document.groups) {
        const above: string[] = []
        for (let at: string | null = one.id; at !== null; at = document.groups.find((other) => other.id === at)?.parentId ?? null) {
          expect(above).not.toContain(at)
          above.push(at)
        }
      }
    }),
  )
})
