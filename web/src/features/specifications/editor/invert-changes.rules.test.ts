import {
  applyChanges,
  type SpecificationChange,
  type SpecificationDocument,
} from '@vitrina/contract/specifications/specification-document.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGroup, aLine } from '../specification.builder.ts'
import { invertChanges } from './invert-changes.rules.ts'

const lineIds = ['a', 'b', 'c', 'd', 'e', 'f']
const groupIds = ['g', 'h', 'i', 'j']
const id = fc.constantFrom(...lineIds)
const groupId = fc.constantFrom(...groupIds)
const parent = fc.option(groupId)

const change: fc.Arbitrary<SpecificationChange> = fc.oneof(
  fc.record({
    op: fc.constant('addLines' as const),
    lines: fc
      .uniqueArray(id, { minLength: 1 })
      .chain((ids) => fc.tuple(...ids.map((one) => parent.map((of) => aLine({ id: one, groupId: of }))))),
    after: fc.option(id),
  }),
  fc.record({
    op: fc.constant('setLines' as const),
    lines: fc
      .uniqueArray(id, { minLength: 1 })
      .chain((ids) =>
        fc.tuple(...ids.map((one) => fc.record({ id: fc.constant(one), amount: fc.integer({ min: 1, max: 9 }), note: fc.string() }))),
      ),
  }),
  fc.record({ op: fc.constant('removeLines' as const), ids: fc.uniqueArray(id, { minLength: 1 }) }),
  fc.record({ op: fc.constant('moveLines' as const), ids: fc.uniqueArray(id, { minLength: 1 }), groupId: parent, after: fc.option(id) }),
  fc.record({
    op: fc.constant('addGroup' as const),
    group: fc.tuple(groupId, parent).map(([one, of]) => aGroup({ id: one, parentId: of })),
    after: parent,
  }),
  fc.record({ op: fc.constant('setGroup' as const), id: groupId, fields: fc.record({ multiplier: fc.integer({ min: 1, max: 5 }) }) }),
  fc.record({ op: fc.constant('removeGroup' as const), id: groupId }),
  fc.record({ op: fc.constant('moveGroup' as const), id: groupId, parentId: parent, after: parent }),
)

const empty: SpecificationDocument = { groups: [], lines: [] }
const start = applyChanges(empty, [
  ...groupIds.map((one, place) => ({
    op: 'addGroup' as const,
    group: aGroup({ id: one, parentId: place % 2 ? (groupIds[place - 1] ?? null) : null }),
    after: groupIds[place - 1] ?? null,
  })),
  { op: 'addLines', lines: lineIds.map((one, place) => aLine({ id: one, groupId: groupIds[place - 1] ?? null })), after: null },
])

test('undo: the inverse of any changes brings the very same document back', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.array(change, { minLength: 1, maxLength: 8 }), (first, changes) => {
      const before = applyChanges(start, first)
      const after = applyChanges(before, changes)
      expect(applyChanges(after, invertChanges(before, changes))).toEqual(before)
    }),
    { numRuns: 500 },
  )
})

test('undo sends only changes that the call takes: none is empty', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const sizes = invertChanges(start, changes).map((inverse) =>
        'lines' in inverse ? inverse.lines.length : 'ids' in inverse ? inverse.ids.length : 1,
      )
      expect(sizes).not.toContain(0)
    }),
  )
})
