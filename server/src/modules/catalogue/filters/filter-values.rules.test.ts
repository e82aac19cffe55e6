import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import { describe, expect, test } from 'vitest'
import { forScreen, listOf } from './filter-values.rules.ts'

const names: Record<number, string> = { 1: 'ёлка', 2: 'абак', 3: 'жук', 4: 'яма' }
const nameOf = (id: number) => names[id]

describe('values of a filter [C-12]', () => {
  test('with most goods stand first, of equals by the alphabet; empty ones are there only when chosen', () => {
    const counts = new Map([
      [1, 5],
      [2, 5],
      [3, 9],
      [4, 0],
    ])
    expect(listOf({ counts, selected: [], nameOf }).map(({ name, count }) => `${name} ${count}`)).toEqual(['жук 9', 'абак 5', 'ёлка 5'])
    expect(listOf({ counts, selected: [4], nameOf }).at(-1)).toEqual({ id: 4, name: 'яма', count: 0, selected: true })
  })

  test('a value that is no more is not shown, a chosen one that nothing counts is', () => {
    expect(listOf({ counts: new Map([[99, 3]]), selected: [1, 98], nameOf })).toEqual([{ id: 1, name: 'ёлка', count: 0, selected: true }])
  })
})

const valuesOf = (count: number, chosen: readonly number[] = []): FilterValue[] =>
  Array.from({ length: count }, (_, place) => ({ id: place, name: `${place}`, count: 1, selected: chosen.includes(place) }))

const filter = (given: Partial<CatalogueFilter>): CatalogueFilter =>
  ({ id: 'x', kind: 'list', code: null, value: null, values: valuesOf(1), ...given }) as CatalogueFilter

describe('a screen', () => {
  test('shows the first twenty values of a list and all that are chosen', () => {
    const [list, range] = forScreen([filter({ values: valuesOf(30, [25]) }), filter({ kind: 'range', values: valuesOf(21) })])
    expect(list?.values.map(({ id }) => id)).toEqual([...Array.from({ length: 20 }).keys(), 25])
    expect(range?.values).toHaveLength(20)
  })

  test('shows a tree whole', () => {
    expect(forScreen([filter({ kind: 'tree', values: valuesOf(30) })])[0]?.values).toHaveLength(30)
  })

  test('leaves out a list with nothing to choose, but not a range', () => {
    expect(forScreen([filter({ values: [] })])).toEqual([])
    expect(forScreen([filter({ kind: 'range', values: [] })])).toHaveLength(1)
  })

  test('shows forty features, those chosen besides, and everything that is no feature', () => {
    const features = Array.from({ length: 45 }, (_, place) => filter({ code: `f${place}`, values: valuesOf(1, place === 42 ? [0] : []) }))
    const shown = forScreen([filter({}), ...features, filter({})]).map(({ code }) => code)
    expect(shown).toEqual([null, ...features.slice(0, 40).map(({ code }) => code), 'f42', null])
  })
})
