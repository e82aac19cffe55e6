import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastenersCatalogue } from '#test/fasteners-catalogue'
import { startGoods } from '#test/goods'
import { fastenersRelevance } from '#test/relevance/fasteners-relevance'
import { averageShare, failuresOf, measureRelevance } from '#test/relevance/measure-relevance'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { openCatalogueSearch } from '../open-catalogue-search.ts'

const start = () => startGoods(fastenersCatalogue)
let store: Awaited<ReturnType<typeof start>>
let search: CatalogueSearch

beforeAll(async () => {
  store = await start()
  search = await openCatalogueSearch(store.ctx)
})
afterAll(async () => {
  await search.close()
  await store.stop()
})

test('a catalogue of fasteners and plumbing is understood by its own kinds, features and units', async () => {
  const { goods, retail } = store.filled
  expect(goods.size).toBe(2_000)
  const answers = await measureRelevance({ search, queries: fastenersRelevance, goods, priceList: retail.id })
  expect(answers.length).toBe(fastenersRelevance.length)
  expect(answers.length).toBeGreaterThanOrEqual(60)
  // The list shows the failed queries when the share is too low.
  expect(averageShare(answers) < 0.95 ? failuresOf(answers) : []).toEqual([])
})

test.each([
  ['саморез 3.5 на 35 черный', ['Саморезы', 'Диаметр: 3,5 мм', 'Длина: 35 мм', 'Цвет: чёрный']],
  ['подводка гибкая 1 метр', ['Подводка гибкая', 'Длина подводки: 100 см']],
  ['шпилька резьбовая м8 2м', ['Шпильки резьбовые', 'Метрическая резьба: М8', 'Длина: 2000 мм']],
  ['дренажный насос 0.55 квт', ['Насосы дренажные', 'Мощность: 550 Вт']],
  ['радиатор на восемь секций', ['Радиаторы отопления', 'Количество секций: 8']],
  ['тройник латунный 1/2', ['Фитинги латунные резьбовые', 'Исполнение: тройник', 'Материал: латунь', 'Трубная резьба: 1/2"']],
  ['радиатор 30 бар', ['Радиаторы отопления', 'Рабочее давление: 30 бар']],
])('«%s» names the features and units of this catalogue', async (text, parts) => {
  const viewer = { priceList: store.filled.retail.id, regionFactor: 10_000, discounts: [], places: [1] }
  const request = { text, columns: [], features: [], viewer, sort: 'relevance' as const, offset: 0, limit: 10, withFacets: false }
  const { understood } = await search.search(request)
  expect(understood.map(({ name, label }) => (name ? `${name}: ${label}` : label)).toSorted()).toEqual(parts.toSorted())
})
