import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDocuments } from './compare-documents.rules.ts'
import { applyChanges, replacementPolicies, type SpecificationDocument } from './specification-document.rules.ts'

const nameOf = ({ rawText, productId }: { rawText: string; productId: number | null }) => (productId === null ? rawText : `#${productId}`)

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
const document: fc.Arbitrary<SpecificationDocument> = fc
  .tuple(fc.uniqueArray(fc.constantFrom('g', 'h', 'i')), ids)
  .chain(([groups, lines]) => {
    const groupId = fc.constantFrom(null, ...groups)
    return fc.record({
      groups: fc.tuple(
        ...groups.map((id, at) =>
          fc.record({
            id: fc.constant(id),
            parentId: fc.constantFrom(null, ...groups.slice(0, at)),
            name: fc.constantFrom('Щит', 'Свет'),
            multiplier: fc.integer({ min: 1, max: 3 }),
          }),
        ),
      ),
      lines: fc.tuple(
        ...lines.map((id) =>
          fc.record({
            id: fc.constant(id),
            groupId,
            rawText: fc.constantFrom('кабель', 'автомат'),
            productId: fc.constantFrom(null, 1, 2),
            customProductId: fc.constant(null),
            amount: fc.integer({ min: 1, max: 3 }),
            unit: fc.constantFrom('', 'м'),
            note: fc.constantFrom('', 'срочно'),
            replacement: fc.constantFrom(...replacementPolicies),
          }),
        ),
      ),
    })
  })

test('a state compared with itself has no difference', () => {
  fc.assert(
    fc.property(document, (one) => {
      expect(compareDocuments({ before: one, after: one }, nameOf)).toEqual({ lines: [], groups: [], isReordered: false })
    }),
  )
})

test('seen from the other side, added is removed and every before is an after', () => {
  const turned = { added: 'removed', removed: 'added', changed: 'changed' } as const
  fc.assert(
    fc.property(document, document, (before, after) => {
      const there = compareDocuments({ before, after }, nameOf)
      const back = compareDocuments({ before: after, after: before }, nameOf)
      const sorted = <T extends { lineId: string }>(lines: T[]) => lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1))
      expect(
        sorted(back.lines).map(({ kind, lineId, fields }) => ({
          kind: turned[kind],
          lineId,
          fields: fields.map((one) => ({ field: one.field, before: one.after, after: one.before })),
        })),
      ).toEqual(sorted(there.lines).map(({ kind, lineId, fields }) => ({ kind, lineId, fields })))
      expect(back.groups).toHaveLength(there.groups.length)
      expect(back.isReordered).toBe(there.isReordered)
    }),
  )
})

test('no difference means that one state can stand for the other', () => {
  const seen = ({ groups, lines }: SpecificationDocument) => ({
    groups,
    lines: lines.map((line) => ({ ...line, rawText: line.productId === null ? line.rawText : '' })),
  })
  fc.assert(
    fc.property(document, document, (before, after) => {
      const { lines, groups, isReordered } = compareDocuments({ before, after }, nameOf)
      const isSame = lines.length + groups.length === 0 && !isReordered
      expect(JSON.stringify(seen(after)) === JSON.stringify(seen(before))).toBe(isSame)
    }),
  )
})

test('a changed line names its fields, a renamed group is one difference and not one for each line', () => {
  const line = { id: 'a', groupId: 'g', rawText: 'кабель', productId: null, customProductId: null, amount: 1, unit: '', note: '' }
  const before: SpecificationDocument = {
    groups: [{ id: 'g', parentId: null, name: 'Щит', multiplier: 1 }],
    lines: [{ ...line, replacement: 'ask' }],
  }
  const after = applyChanges(before, [
    { op: 'setLines', lines: [{ id: 'a', productId: 7, amount: 2 }] },
    { op: 'setGroup', id: 'g', fields: { name: 'Щит 2', multiplier: 5 } },
  ])
  expect(compareDocuments({ before, after }, nameOf)).toEqual({
    lines: [
      {
        kind: 'changed',
        lineId: 'a',
        name: '#7',
        fields: [
          { field: 'product', before: 'кабель', after: '#7' },
          { field: 'amount', before: '1', after: '2' },
        ],
      },
    ],
    groups: [
      {
        kind: 'changed',
        groupId: 'g',
        name: 'Щит 2',
        fields: [
          { field: 'name', before: 'Щит', after: 'Щит 2' },
          { field: 'multiplier', before: '1', after: '5' },
        ],
      },
    ],
    isReordered: false,
  })
})
