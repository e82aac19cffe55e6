import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { startTestApp } from '#test/app'
import { callApi } from '#test/call-api'
import { smallCatalogue } from '#test/small-catalogue'
import type { CatalogueSearch } from './catalogue-search.ts'
import { openCatalogueSearch } from './open-catalogue-search.ts'

const arrival = Promise.withResolvers<void>()
const asked: string[] = []
let store: Awaited<ReturnType<typeof startTestApp>>
let goods: Awaited<ReturnType<typeof smallCatalogue>>

beforeAll(async () => {
  store = await startTestApp(
    {},
    {
      openSearch: async (ctx) => {
        await arrival.promise
        const engine = await openCatalogueSearch(ctx)
        const noted: CatalogueSearch = {
          ...engine,
          search: (request) => {
            asked.push(request.text ?? '')
            return engine.search(request)
          },
        }
        return noted
      },
    },
  )
  goods = await smallCatalogue(store.ctx)
  await store.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.stop())

const list = async (query: string) => (await callApi(store, catalogueApi.search, { url: `/api/v2/search?${query}` })).body
const isReady = async () => (await store.app.inject('/ready')).statusCode

test('while the index loads the server is not ready and PostgreSQL answers the same as the index will', async () => {
  const questions = [
    'pageSize=10',
    'criteria[keyword]=кабель',
    'criteria[keyword]=кобель ввгнг',
    'criteria[keyword]=rf,tkm',
    'criteria[keyword]=KAB-0025',
    `criteria[section]=${goods.sections.root.id}&sorting[price]=DESC`,
    'criteria[keyword]=автомат&criteria[instock]=1',
  ]
  expect(await isReady()).toBe(503)
  const before = await Promise.all(questions.map((question) => list(question)))
  const suggested = (await callApi(store, catalogueApi.suggest, { url: '/api/v2/search/suggest?keyword=кабе' })).body
  expect(before.map(({ items }) => items.length)).toEqual([5, 3, 3, 3, 1, 3, 1])
  expect(before[4]?.items[0]?.article).toBe('KAB-0025')
  expect(before[2]?.interpreted.changed).toBe('spelling')
  expect(before[3]?.interpreted).toMatchObject({ changed: 'layout', text: 'кабель' })
  expect(suggested).toMatchObject({ sections: [{ name: 'Кабель силовой' }] })
  expect(asked).toEqual([])

  arrival.resolve()
  await expect.poll(isReady).toBe(200)
  const after = await Promise.all(questions.map((question) => list(question)))
  expect(asked).toHaveLength(questions.length)
  const shown = ({ items, interpreted }: (typeof after)[number]) => ({ articles: items.map(({ article }) => article), interpreted })
  expect(after.map(shown)).toEqual(before.map(shown))
  expect((await callApi(store, catalogueApi.suggest, { url: '/api/v2/search/suggest?keyword=кабе' })).body).toEqual(suggested)
})
