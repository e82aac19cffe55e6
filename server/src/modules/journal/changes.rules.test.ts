import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf } from './changes.rules.ts'

test('only the fields that differ are told, with what they were and are', () => {
  const diff = { before: { role: 'manager', isBlocked: false }, after: { role: 'content', isBlocked: false } }
  expect(changesOf(diff)).toEqual([{ field: 'role', before: 'manager', after: 'content' }])
})

test('a thing that was added has no before, one that was removed no after', () => {
  expect(changesOf({ after: { bik: '1' } })).toEqual([{ field: 'bik', before: null, after: '1' }])
  expect(changesOf({ before: { bik: '1' } })).toEqual([{ field: 'bik', before: '1', after: null }])
})

test('a step from state to state is a change of the state, and a reason is said with it', () => {
  expect(changesOf({ from: 'pending', to: 'rejected', reason: 'Нет в реестре' })).toEqual([
    { field: 'state', before: 'pending', after: 'rejected' },
    { field: 'reason', before: null, after: 'Нет в реестре' },
  ])
})

test('one value before and after has no field of its own', () => {
  expect(changesOf({ before: '2026-11-25', after: '2026-11-27' })).toEqual([{ field: 'value', before: '2026-11-25', after: '2026-11-27' }])
  expect(changesOf({ before: null, after: { kind: 'short' } })).toEqual([{ field: 'kind', before: null, after: 'short' }])
})

test('of a group of fields only what differs is told, by its path', () => {
  const toggles = { cart: true, orders: true }
  expect(changesOf({ before: { toggles }, after: { toggles: { ...toggles, cart: false } } })).toEqual([
    { field: 'toggles.cart', before: true, after: false },
  ])
  expect(changesOf({ before: { name: { ru: 'А' } }, after: { name: { ru: 'А', en: 'A' } } })).toEqual([
    { field: 'name.en', before: null, after: 'A' },
  ])
})

test('a field may carry its own before and after, as those of products do', () => {
  expect(changesOf({ name: { before: 'Реле', after: 'Реле РН' }, 'feature.4': { before: [], after: ['16 А'] } })).toEqual([
    { field: 'name', before: 'Реле', after: 'Реле РН' },
    { field: 'feature.4', before: [], after: ['16 А'] },
  ])
})

test('what is said without a change stands as it is, and nothing said is nothing', () => {
  expect(changesOf({ points: 5, from: 3 })).toEqual([
    { field: 'points', before: null, after: 5 },
    { field: 'from', before: null, after: 3 },
  ])
  expect(changesOf(null)).toEqual([])
})

test('whatever a module writes is told without a failure and never as a change of nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('before', 'after', 'from', 'to', 'sum'), fc.jsonValue()), (diff) => {
      for (const { before, after } of changesOf(diff)) expect(JSON.stringify(before ?? null)).not.toBe(JSON.stringify(after ?? null))
    }),
  )
})
