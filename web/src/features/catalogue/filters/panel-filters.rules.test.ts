import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '#lib/search-string.ts'
import { catalogueAddress, readParams } from '../catalogue.params.ts'
import { aPart } from '../understood.builder.ts'
import { arrangedFilters, contextOf, firstFilters, firstValues, foundValues, mergedFilters, panelFilters } from './panel-filters.rules.ts'

const value = (id: number, count: number, name = `v${id}`): FilterValue => ({ id, name, count, selected: false })
const aFilter = (given: Partial<CatalogueFilter>): CatalogueFilter => {
  const values = given.values ?? [value(1, 10), value(2, 5)]
  return {
    id: 'brands',
    code: null,
    name: 'Бренд',
    kind: 'list',
    primary: false,
    unit: null,
    value: null,
    values,
    valueCount: values.length,
    ...given,
  }
}
const shown = ([filter]: CatalogueFilter[]) => filter?.values.map(({ id, count }) => [id, count])

describe('the panel keeps its shape while filters are chosen', () => {
  test('values stay in their places, whatever is found of each', () => {
    const offered = [aFilter({ values: [value(1, 10), value(2, 5), value(3, 2)] })]
    expect(shown(mergedFilters([aFilter({ values: [value(3, 2), value(2, 1)] })], offered))).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ])
  })

  test('sizes keep their order, and a range spans everything offered', () => {
    const sizes = { kind: 'range', code: 'cut', id: 'feature-cut' } as const
    const offered = [aFilter({ ...sizes, value: { from: 1, to: 3 }, values: [value(1, 4), value(2, 5), value(3, 6)] })]
    const [merged] = mergedFilters([aFilter({ ...sizes, value: { from: 2, to: 3 }, values: [value(2, 1), value(3, 1)] })], offered)
    expect(merged?.value).toEqual({ from: 1, to: 3 })
    expect(merged?.values.map(({ id, count }) => [id, count])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ])
  })

  test('a truncated list is left as it came: its omitted values may still be found', () => {
    const now = aFilter({ values: [value(9, 8)], valueCount: 40 })
    expect(mergedFilters([now], [aFilter({})])).toEqual([now])
  })

  test('a filter without results stays in its place, a new one comes last', () => {
    const offered = [aFilter({ id: 'a' }), aFilter({ id: 'b' })]
    const merged = mergedFilters([aFilter({ id: 'c' }), aFilter({ id: 'b' })], offered)
    expect(merged.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(shown(merged)).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  test('the offered filters depend only on the search text, the section and the kind of goods', () => {
    const params = readParams(parseSearch('keyword=x&section=3&type=2&brands=1&instock=1&features=colour:4&sort=price'))
    expect(decodeURIComponent(catalogueAddress(contextOf(params)))).toBe('/catalog?keyword=x&section=3&type=2&sort=price')
  })
})

describe('main filters', () => {
  const grouped = (items: CatalogueFilter[]) => {
    const filters = { items, totalCount: 100 }
    const { main, others } = arrangedFilters(panelFilters(filters, filters), new Set())
    return { main: main.map(({ id }) => id), others: others.map(({ id }) => id) }
  }
  const feature = (id: string, given: Partial<CatalogueFilter>) => aFilter({ id, code: id, primary: true, ...given })

  test('named in the search text come first, and one that was left out stays where it was', () => {
    const items = [aFilter({ primary: true }), feature('poles', {}), feature('current', { primary: false }), feature('curve', {})]
    const text = 'автомат 16а c'
    const parts = [
      aPart(text, '16а', { filter: 'current', values: [2] }),
      aPart(text, 'c', { filter: 'curve', values: [1], isRelaxed: true }),
    ]
    const filters = { items, totalCount: 10 }
    const panel = panelFilters(filters, filters, { keyword: text, parts })
    const { main, others } = arrangedFilters(panel, firstFilters(panel, null))
    expect([...main, ...others].map(({ id }) => id)).toEqual(['current', 'brands', 'poles', 'curve'])
    expect(others).toEqual([])
    expect([...panel.understood]).toEqual([['current', [2]]])
  })

  test('named in the search text have the named values first; sizes keep their order', () => {
    const items = [aFilter({}), feature('current', { kind: 'range', value: { from: 1, to: 2 } })]
    const filters = { items, totalCount: 10 }
    const parts = [aPart('x', 'x', { role: 'brand', filter: 'brands', values: [2] }), aPart('x', 'x', { filter: 'current', values: [2] })]
    const { facets } = panelFilters(filters, filters, { keyword: 'x', parts })
    expect(facets.map(({ values }) => values.map(({ id }) => id))).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  test('chosen in place of words of the search text stay first, until another text is searched', () => {
    const items = [aFilter({ primary: true }), feature('poles', {}), feature('current', { primary: false })]
    const filters = { items, totalCount: 10 }
    const text = 'автомат 16а 3п'
    const both = [aPart(text, '16а', { filter: 'current', values: [2] }), aPart(text, '3п', { filter: 'poles', values: [1] })]
    const read = panelFilters(filters, filters, { keyword: text, parts: both })
    const first = firstFilters(read, null)
    // 25 А is chosen instead of 16 А.
    const chosen = panelFilters(filters, filters, { keyword: 'автомат 3п', parts: both.slice(1) })
    const stayed = firstFilters(chosen, { filters: read, first })
    const idsOf = ({ main, others }: ReturnType<typeof arrangedFilters>) => [main, others].map((some) => some.map(({ id }) => id))
    expect(idsOf(arrangedFilters(chosen, stayed))).toEqual(idsOf(arrangedFilters(read, first)))
    const another = panelFilters(filters, filters, { keyword: 'розетка 3п', parts: both.slice(1) })
    expect([...firstFilters(another, { filters: chosen, first: stayed })]).toEqual(['poles'])
  })

  test('are the seller’s main ones with several values that many of the goods have', () => {
    expect(
      grouped([
        aFilter({ id: 'price', kind: 'range', primary: true, value: { from: 1, to: 2 }, values: [] }),
        aFilter({ id: 'brands', primary: true }),
        aFilter({ id: 'series' }),
        feature('poles', { values: [value(1, 40), value(2, 30)] }),
        feature('rare', { values: [value(1, 10), value(2, 5)] }),
        feature('same', { values: [value(1, 100)] }),
        feature('secondary', { primary: false, values: [value(1, 60), value(2, 40)] }),
      ]),
    ).toEqual({ main: ['price', 'brands', 'poles'], others: ['series', 'rare', 'same', 'secondary'] })
  })

  test('are counted by the goods that have them: a share of exactly three in ten is enough', () => {
    expect(
      grouped([
        feature('enough', { values: [value(1, 20), value(2, 10)] }),
        feature('short', { values: [value(1, 20), value(2, 9)] }),
        // Ten of forty sizes are listed; the others are as frequent.
        feature('sizes', { kind: 'range', values: Array.from({ length: 10 }, (_, at) => value(at, 1)), valueCount: 40 }),
        feature('few-sizes', { kind: 'range', values: [value(1, 10), value(2, 10)], valueCount: 2 }),
        // The listed values of a list are its most frequent ones.
        feature('list', { values: [value(1, 10)], valueCount: 40 }),
        feature('select', { kind: 'select', values: [value(1, 1)] }),
      ]),
    ).toEqual({ main: ['enough', 'sizes', 'select'], others: ['short', 'few-sizes', 'list'] })
  })

  test('stay main whatever is chosen', () => {
    const offered = { items: [feature('poles', { values: [value(1, 40), value(2, 30)] })], totalCount: 100 }
    expect(arrangedFilters(panelFilters({ items: [], totalCount: 3 }, offered), new Set()).main.map(({ id }) => id)).toEqual(['poles'])
  })

  test('sections and flags are no facets; their counts are current', () => {
    const tree = aFilter({ id: 'section', kind: 'tree', values: [value(3, 7)] })
    const flag = aFilter({ id: 'instock', kind: 'flag', values: [value(1, 6)] })
    const filters = panelFilters({ items: [tree, flag], totalCount: 7 }, { items: [tree, flag], totalCount: 7 })
    expect(filters).toMatchObject({ total: 7, facets: [] })
    expect([...filters.sectionCounts]).toEqual([[3, 7]])
    expect([...filters.flags]).toEqual([['instock', 6]])
    expect([...filters.sections]).toEqual([3])
    const empty = panelFilters({ items: [{ ...flag, values: [] }], totalCount: 0 }, { items: [], totalCount: 0 })
    expect([[...empty.flags], [...empty.sectionCounts], [...empty.sections]]).toEqual([[], [], []])
    // A guest's favourites: the flag is offered by its name, without a count.
    expect([...empty.flagNames]).toEqual([['instock', flag.name]])
  })
})

test('the first eight values are shown, and chosen ones further on', () => {
  const values = Array.from({ length: 30 }, (_, at) => value(at + 1, 100 - at))
  expect(firstValues(values, [3, 20]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 20])
})

test('values are found by words in any order, ignoring case and ё', () => {
  const values = [value(1, 1, 'Жёлто-зелёный провод'), value(2, 1, 'Красный')]
  expect(foundValues(values, ' ПРОВОД  желто ').map(({ id }) => id)).toEqual([1])
  expect(foundValues(values, '').map(({ id }) => id)).toEqual([1, 2])
  expect(foundValues([value(3, 1, 'Без пробелов'), value(4, 1, 'Сплошной')], ' ').map(({ id }) => id)).toEqual([3, 4])
})
