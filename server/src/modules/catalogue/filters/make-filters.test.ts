import { expect, test } from 'vitest'
import { aReference } from '#test/builders.reference'
import { valueIn } from '#search/derived-facets'
import { textsIn } from '#texts/texts'
import { type Facets, filtersOf } from './make-filters.ts'

const counts = (...pairs: [number, number][]) => new Map(pairs)

// Each column has another count: one shown for its neighbour shows.
const facets = (given: Partial<Facets> = {}): Facets => ({
  found: {
    ids: [],
    total: 0,
    near: [],
    columns: {
      section: counts([2, 4], [3, 5]),
      family: counts([1, 10]),
      brand: counts([1, 20]),
      series: counts([1, 30]),
      manufacturer: counts([1, 40]),
      country: counts([2, 50]),
      seller: counts([1, 60]),
    },
    values: counts([11, 2], [21, 6], [22, 3], [23, 0], [31, 1], [valueIn('set', 1), 70]),
    price: { from: 10_50, to: 99_90 },
    inStock: 8,
    flags: { recommended: 9 },
    interpreted: { changed: 'none', text: '', replaced: [], dropped: [], reading: -1 },
  },
  query: { page: 1 },
  reference: aReference(),
  language: 'ru',
  names: textsIn('ru').filters,
  currencySign: '₽',
  seesPrices: true,
  favouriteCount: 7,
  selectFilters: [],
  ...given,
})
const shown = (given?: Partial<Facets>) =>
  filtersOf(facets(given)).map(({ id, name, kind, primary, values }) => [
    id,
    name,
    kind,
    primary,
    values.map((value) => `${value.id} ${value.name} ${value.count}${value.selected ? ' +' : ''}`),
  ])

test('every filter has its own name, names of values and counts', () => {
  expect(shown()).toEqual([
    ['price', 'Цена', 'range', true, []],
    ['instock', 'В наличии', 'flag', true, ['1 В наличии 8']],
    ['recommended', 'Рекомендуем', 'flag', true, ['1 Рекомендуем 9']],
    ['infavorite', 'Избранное', 'flag', true, ['1 Избранное 7']],
    ['section', 'Раздел', 'tree', true, ['1 Кабель 9', '2 Силовой 9', '3 Гибкий 5']],
    ['type', 'Тип товара', 'list', false, ['1 Тип 1 10']],
    ['brands', 'Бренд', 'list', true, ['1 Бренд 1 20']],
    ['series', 'Серия', 'list', false, ['1 Серия 1 30']],
    ['manufacturer', 'Производитель', 'list', false, ['1 Завод 1 40']],
    ['manufacturerCountries', 'Страна производства', 'list', false, ['RU Россия 50']],
    ['sellers', 'Продавец', 'list', false, ['1 Продавец 1 60']],
    ['set', 'Комплект', 'list', false, ['1 Комплект 1 70']],
    ['feature-section', 'Сечение', 'range', true, ['22 1,5 3', '21 10 6']],
    ['feature-colour', 'Цвет', 'list', false, ['11 белый 2']],
    ['feature-poles', 'Полюса', 'range', false, ['31 3 1']],
  ])
})

test('what is chosen stays to be seen, each in its own filter', () => {
  const criteria = {
    instock: true,
    infavorite: true,
    section: [4],
    type: [2],
    brands: [3],
    series: [5],
    manufacturer: [6],
    manufacturerCountries: ['CN'],
    sellers: [7],
    set: [8],
  }
  const chosen = filtersOf(facets({ query: { page: 1, criteria, properties: { colour: [12, 21] } } })).flatMap(({ id, values }) => {
    const own = values.filter(({ selected }) => selected).map((value) => `${value.id} ${value.name} ${value.count} +`)
    return own.length > 0 ? [[id, own]] : []
  })
  expect(chosen).toEqual([
    ['instock', ['1 В наличии 8 +']],
    ['infavorite', ['1 Избранное 7 +']],
    ['section', ['4 Автоматы 0 +']],
    ['type', ['2 Тип 2 0 +']],
    ['brands', ['3 Бренд 3 0 +']],
    ['series', ['5 Серия 5 0 +']],
    ['manufacturer', ['6 Завод 6 0 +']],
    ['manufacturerCountries', ['CN Китай 0 +']],
    ['sellers', ['7 Продавец 7 0 +']],
    ['set', ['8 Комплект 8 0 +']],
    // A value of another feature is none of this one's.
    ['feature-colour', ['12 серый 0 +']],
  ])
})

test('a guest has no favourites to count, and who sees no prices has no filter by them', () => {
  const ids = (given: Partial<Facets>) => filtersOf(facets(given)).map(({ id }) => id)
  const favourites = (favouriteCount: number | null) => filtersOf(facets({ favouriteCount })).find(({ id }) => id === 'infavorite')
  expect(favourites(null)).toMatchObject({ values: [], valueCount: 0 })
  expect(favourites(0)).toMatchObject({ values: [{ count: 0 }], valueCount: 1 })
  expect(ids({ seesPrices: false })).not.toContain('price')
})

test('the seller’s drop-down lists come first in their order; spans are of what was found, in their units', () => {
  const filters = filtersOf(facets({ selectFilters: ['poles', 'colour'] })).filter(({ code }) => code !== null)
  expect(filters.map(({ id, kind, primary, unit, value, valueCount }) => [id, kind, primary, unit, value, valueCount])).toEqual([
    ['custom-poles', 'select', true, 'шт', null, 1],
    ['custom-colour', 'select', true, null, null, 1],
    ['feature-section', 'range', true, 'мм²', { from: 1.5, to: 10 }, 2],
  ])
  const [price] = filtersOf(facets())
  expect(price).toMatchObject({ value: { from: 10.5, to: 99.9 }, unit: '₽', code: null })
})
