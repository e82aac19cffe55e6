import { applyChanges, type SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import { expect, test } from 'vitest'
import { aGroup, aLine } from '../specification.builder.ts'
import { rebaseChanges, yieldTo } from './rebase-changes.rules.ts'

const base = { groups: [aGroup({ id: 'g' })], lines: [aLine({ id: 'a', rawText: 'автомат' }), aLine({ id: 'b', rawText: 'кабель' })] }
const rebase = (theirChanges: SpecificationChange[], pending: SpecificationChange[]) => {
  const theirs = applyChanges(base, theirChanges)
  const rebased = rebaseChanges({ base, pending, theirs }, ({ rawText }) => rawText)
  return { ...rebased, document: applyChanges(theirs, rebased.changes), theirDocument: theirs }
}
const set = (id: string, fields: object): SpecificationChange => ({ op: 'setLines', lines: [{ id, ...fields }] })

test('changes of different lines both stay, and nobody is asked', () => {
  const { document, overlaps, theirs, mine } = rebase([set('a', { amount: 5 })], [set('b', { note: 'срочно' })])
  expect(document.lines).toMatchObject([{ amount: 5 }, { note: 'срочно' }])
  expect(overlaps).toEqual([])
  expect([theirs.lines.length, mine.lines.length]).toEqual([1, 1])
})

test('different fields of one line both stay; the same field is an overlap, unless both wrote the same', () => {
  expect(rebase([set('a', { amount: 5 })], [set('a', { note: 'x' })]).overlaps).toEqual([])
  expect(rebase([set('a', { amount: 5 })], [set('a', { amount: 5 })]).overlaps).toEqual([])
  const { overlaps, document } = rebase([set('a', { amount: 5 })], [set('a', { amount: 7 })])
  expect(overlaps).toEqual([{ id: 'a', name: 'автомат', field: 'amount', theirs: '5', mine: '7' }])
  expect(document.lines[0]?.amount).toBe(7)
})

test('a line that they removed and I changed comes back with my change, and is asked about', () => {
  const { document, overlaps } = rebase([{ op: 'removeLines', ids: ['a'] }], [set('a', { amount: 7 })])
  expect(document.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['b', 1],
    ['a', 7],
  ])
  expect(overlaps).toMatchObject([{ id: 'a', field: null, theirs: 'removed', mine: 'changed' }])
})

test('a line that both removed, and one that I added and removed, stay away', () => {
  const removed: SpecificationChange[] = [{ op: 'removeLines', ids: ['a'] }]
  const { document, overlaps } = rebase(removed, [set('a', { amount: 3 }), ...removed])
  expect([document.lines.map(({ id }) => id), overlaps]).toEqual([['b'], []])
})

test('theirs taken instead: my change of that line goes, my others stay', () => {
  const { changes, overlaps, theirDocument } = rebase([set('a', { amount: 5 })], [set('a', { amount: 7 }), set('b', { note: 'x' })])
  const yielded = applyChanges(theirDocument, yieldTo(changes, overlaps))
  expect(yielded.lines).toMatchObject([{ amount: 5 }, { note: 'x' }])
})

test('a line that they put into a group that I removed stays, where the group stood', () => {
  const { document } = rebase([{ op: 'addLines', lines: [aLine({ id: 'c', groupId: 'g' })], after: 'b' }], [{ op: 'removeGroup', id: 'g' }])
  expect(document.groups).toEqual([])
  expect(document.lines.map(({ id, groupId }) => [id, groupId])).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ])
})
