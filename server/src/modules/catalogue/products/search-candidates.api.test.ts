import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { productApi } from '@vitrina/contract/catalogue/product'
import { searchQueriesApi } from '@vitrina/contract/catalogue/search-queries'
import { aUser, aVisitor } from '#test/builders'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods, staff } = describeStore({ goods: smallCatalogue, staff: (ctx) => aUser(ctx, { role: 'manager' }) })

const search = async (keyword: string, headers = aVisitor().headers) =>
  (
    await callApi(server, catalogueApi.search, {
      url: `/api/v2/search?literal=1&criteria[keyword]=${encodeURIComponent(keyword)}`,
      headers,
    })
  ).body.meta.searchLogUuid
const list = async (query = '') =>
  (await callApi(server, searchQueriesApi.list, { url: `/api/v1/back-office/search-queries?${query}`, headers: staff.headers })).body
const texts = async (query = '') => (await list(query)).items.map(({ text }) => text)
/** As if all searches so far had been made so long ago. */
const wait = async (interval: string) => {
  await list()
  await server.pool.query('update search_log set searched_at = searched_at - $1::interval', [interval])
}

beforeEach(() => server.pool.query('delete from search_log'))

test('searches without a result are grouped by spelling, the most frequent first, and name nobody', async () => {
  const { headers } = aVisitor()
  await search('абракадабра', headers)
  await search('Кракозябра', headers)
  await search('кракозябра  ', headers)
  await search('КРАКОЗЯБРА')
  await search('кабель')
  const { items, meta } = await list()
  expect(items).toMatchObject([
    { text: 'КРАКОЗЯБРА', searchCount: 3, viewerCount: 2, totalCount: 0, understood: '', isInDictionary: false },
    { text: 'абракадабра', searchCount: 1, viewerCount: 1 },
  ])
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(
    ['isInDictionary', 'lastAt', 'searchCount', 'text', 'totalCount', 'understood', 'viewerCount'].toSorted(),
  )
  expect(meta.totalCount).toBe(2)
  expect(await texts('page=2&pageSize=1')).toEqual(['абракадабра'])
})

test('what may be an address or a phone is not shown', async () => {
  for (const text of ['ivan@example.com', '+7 900 123-45-67', 'Иванов 89001234567', 'нет такого']) await search(text)
  expect(await texts()).toEqual(['нет такого'])
})

test('a period is asked for, and a word that the dictionary has is marked', async () => {
  await search('Кобра')
  await wait('10 days')
  expect((await list('days=30')).items).toMatchObject([{ text: 'Кобра', isInDictionary: true }])
  expect(await texts('days=9')).toEqual([])
  for (const wrong of ['days=0', 'days=181', 'show=all']) expect((await list(wrong)).code).toBe('input.invalid')
})

test('found goods that nobody opened or put into the cart make a candidate, after half an hour', async () => {
  const { id } = goods.products.breaker
  await search('автомат')
  const opened = await search('кабель')
  await callApi(server, productApi.read, { url: `/api/v1/product/${id}?additionalFields[searchLogUuid]=${opened}` })
  const buyer = aVisitor()
  await search('кабель 3х10', buyer.headers)
  await search('автомат 16А', buyer.headers)
  await callApi(server, cartApi.addItems, { headers: buyer.headers, body: { items: [{ productId: id, amount: 1 }] } })
  await expect.poll(async () => (await server.pool.query('select from search_log where is_used')).rowCount).toBe(2)
  expect(await texts('show=unused')).toEqual([])
  await wait('31 minutes')
  // Of the buyer's two searches the last one led to the cart.
  expect((await texts('show=unused')).toSorted()).toEqual(['автомат', 'кабель 3х10'])
  expect((await list('show=unused')).items.find(({ text }) => text === 'автомат')?.totalCount).toBeGreaterThan(0)
})

test('a cart filled long after a search says nothing about it', async () => {
  const buyer = aVisitor()
  await search('автомат', buyer.headers)
  await wait('31 minutes')
  await callApi(server, cartApi.addItems, {
    headers: buyer.headers,
    body: { items: [{ productId: goods.products.breaker.id, amount: 1 }] },
  })
  expect(await texts('show=unused')).toEqual(['автомат'])
})
