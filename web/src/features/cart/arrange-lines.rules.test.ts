import { expect, test } from 'vitest'
import { arrangeLines, inSamePlaces, type LineGroup } from './arrange-lines.rules.ts'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'

const plan = { strategy: 'earliest', today: '2026-11-15', order: [], day: null } as const

const idsOf = (groups: readonly LineGroup[]) => groups.map(({ group, lines }) => [group, ...lines.map(({ id }) => id)])

test('lines are grouped by when they can be had, or in one list of the chosen order', () => {
  const lines = [aCartLine(2, { amount: 9, sum: 90 }), aCartLine(10), aCartLine(1, { sum: 50 })]
  expect(idsOf(arrangeLines(lines, { search: '', sort: 'ready', plan }))).toEqual([
    ['today', 10, 1],
    ['order', 2],
  ])
  expect(idsOf(arrangeLines(lines, { search: '', sort: 'article', plan }))).toEqual([[null, 1, 2, 10]])
  expect(idsOf(arrangeLines(lines, { search: '', sort: 'sum', plan }))).toEqual([[null, 2, 1, 10]])
})

test('a search matches every word, anywhere in the line', () => {
  const lines = [aCartLine(1, { name: 'Щиток учёта' }), aCartLine(2, { name: 'Кабель' })]
  expect(idsOf(arrangeLines(lines, { search: 'завод учета', sort: 'own', plan }))).toEqual([[null, 1]])
  expect(arrangeLines(lines, { search: 'нет такого', sort: 'own', plan })).toEqual([])
  expect(idsOf(arrangeLines(lines, { search: '  ЩИТОК   учёта ', sort: 'own', plan }))).toEqual([[null, 1]])
  expect(idsOf(arrangeLines(lines, { search: '   ', sort: 'own', plan }))).toEqual([[null, 1, 2]])
})

test('edited lines keep their places with new values; another line, and they are arranged anew', () => {
  const before = arrangeLines([aCartLine(1), aCartLine(2)], { search: '', sort: 'ready', plan })
  const after = arrangeLines([aCartLine(1, { amount: 9 }), aCartLine(2)], { search: '', sort: 'ready', plan })
  expect(idsOf(after)).toEqual([
    ['today', 2],
    ['order', 1],
  ])
  const held = inSamePlaces(before, after)
  expect(idsOf(held ?? [])).toEqual([['today', 1, 2]])
  expect(held?.[0]?.lines[0]?.amount).toBe(9)
  expect(inSamePlaces(before, arrangeLines([aCartLine(1)], { search: '', sort: 'ready', plan }))).toBeNull()
  expect(inSamePlaces(before, arrangeLines([aCartLine(1), aCartLine(3)], { search: '', sort: 'ready', plan }))).toBeNull()
})

test('words of two fields do not run together', () => {
  const line = aCartLine(1, { name: 'Щит' })
  const glued = `${line.product.name}${line.product.article}`.toLowerCase()
  expect(arrangeLines([line], { search: glued, sort: 'own', plan })).toEqual([])
})

test('by name in the order of the alphabet, by own order as the cart has it, and unpriced lines after all sums', () => {
  const lines = [
    aCartLine(1, { name: 'Щиток', sum: null }),
    aCartLine(2, { name: 'ёмкость', sum: 0 }),
    aCartLine(3, { name: 'Жила', sum: 7 }),
  ]
  const by = (sort: 'name' | 'own' | 'sum') => idsOf(arrangeLines(lines, { search: '', sort, plan }))
  expect(by('name')).toEqual([[null, 2, 3, 1]])
  expect(by('own')).toEqual([[null, 1, 2, 3]])
  expect(by('sum')).toEqual([[null, 3, 2, 1]])
  expect(idsOf(arrangeLines(lines.toReversed(), { search: '', sort: 'sum', plan }))).toEqual([[null, 3, 2, 1]])
})

test('an empty cart has no groups', () => {
  expect([arrangeLines([], { search: '', sort: 'name', plan }), arrangeLines([], { search: '', sort: 'ready', plan })]).toEqual([[], []])
})
