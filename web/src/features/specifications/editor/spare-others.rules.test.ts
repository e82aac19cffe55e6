import { applyChanges, type SpecificationDocument } from '@vitrina/contract/specifications/specification-document.rules'
import { expect, test } from 'vitest'
import { aGroup, aLine } from '../specification.builder.ts'
import { spareOthers } from './spare-others.rules.ts'

const document: SpecificationDocument = {
  groups: [
    aGroup({ id: 'room' }),
    aGroup({ id: 'board', parentId: 'room' }),
    aGroup({ id: 'mine', parentId: 'board' }),
    aGroup({ id: 'theirs', parentId: 'board' }),
    aGroup({ id: 'deep', parentId: 'theirs' }),
  ],
  lines: [
    aLine({ id: 'own', groupId: 'board' }),
    aLine({ id: 'other', groupId: 'board' }),
    aLine({ id: 'inMine', groupId: 'mine' }),
    aLine({ id: 'inDeep', groupId: 'deep' }),
  ],
}
const others = new Set(['theirs', 'other', 'inMine', 'inDeep', 'deep'])
const after = () =>
  applyChanges(
    document,
    spareOthers(document, [{ op: 'removeGroup', id: 'board' }], (id) => others.has(id)),
  )

test('lines of others in a group that goes stand where the group stood; one’s own go with it', () => {
  expect(after().lines.map(({ id, groupId }) => [id, groupId])).toEqual([
    ['other', 'room'],
    ['inMine', 'room'],
    ['inDeep', 'deep'],
  ])
})

test('a group of others goes out whole, with its groups and lines', () => {
  expect(after().groups.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['room', null],
    ['theirs', 'room'],
    ['deep', 'theirs'],
  ])
})

test('without rows of others nothing is added to the changes', () => {
  const changes = [{ op: 'removeGroup' as const, id: 'board' }]
  expect(spareOthers(document, changes, () => false)).toEqual(changes)
})
