import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { synonymsApi } from '@vitrina/contract/catalogue/synonyms'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aUser } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'
import { eventually } from '#test/eventually'

const { server: store } = describeStore()
let staff: Awaited<ReturnType<typeof aUser>>
let buyer: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  await smallCatalogue(store.ctx)
  staff = await aUser(store.ctx, { role: 'manager' })
  buyer = await aUser(store.ctx)
})

const found = async (keyword: string, literal = '') =>
  (await callApi(store, catalogueApi.search, { url: `/api/v2/search?criteria[keyword]=${encodeURIComponent(keyword)}${literal}` })).body
const articles = async (keyword: string, literal = '') => (await found(keyword, literal)).items.map(({ article }) => article)
const suggestions = async (keyword: string) =>
  (await callApi(store, catalogueApi.suggest, { url: `/api/v2/search/suggest?keyword=${encodeURIComponent(keyword)}` })).body
const suggested = async (keyword: string) => (await suggestions(keyword)).products.map(({ article }) => article)
const save = (phrases: unknown, headers: Headers = staff.headers) => callApi(store, synonymsApi.create, { headers, body: { phrases } })

test('added, changed and deleted synonyms soon reach searches', async () => {
  expect(await articles('жгутик', '&literal=1')).toEqual([])
  const { status, body } = await save(['жгутик', 'кабель ВВГнг'])
  expect(status).toBe(200)
  await eventually(async () => expect(await articles('жгутик')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100']))
  expect((await found('жгутик')).interpreted.changed).toBe('none')
  expect(await articles('жгутик 3х10')).toEqual(['KAB-0100'])
  expect(await suggested('жгутик')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100'])
  // In the other layout the understood text is reported.
  expect(await suggestions(';uenbr')).toMatchObject({ changed: 'layout', text: 'жгутик', products: [{ article: 'KAB-0015' }, {}, {}] })
  // A literal search takes the typed words only.
  expect(await articles('жгутик', '&literal=1')).toEqual([])
  // By its other name goods are found as before.
  expect(await articles('кабель ввгнг')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100'])

  const url = `/api/v1/back-office/synonyms/${body.id}`
  const changed = await callApi(store, synonymsApi.update, { url, headers: staff.headers, body: { phrases: ['жгутик', 'автомат'] } })
  expect(changed.body.phrases).toEqual(['жгутик', 'автомат'])
  await eventually(async () => expect(await articles('жгутик')).toEqual(['AVT-16C', 'AVT-25D']))
  expect((await callApi(store, synonymsApi.list, { headers: staff.headers })).body.items).toEqual([changed.body])

  expect((await callApi(store, synonymsApi.remove, { url, headers: staff.headers })).status).toBe(200)
  await eventually(async () => expect(await articles('жгутик', '&literal=1')).toEqual([]))
  expect((await callApi(store, synonymsApi.remove, { url, headers: staff.headers })).body.code).toBe('synonym.not-found')
})

test('only the seller’s staff keep synonyms, and phrases without new words are refused', async () => {
  expect((await save(['а', 'б'], buyer.headers)).body.code).toBe('access.denied')
  expect((await save(['а', 'б'], {})).body.code).toBe('auth.required')
  expect((await save(['кабель', 'кабели'])).body.code).toBe('synonym.no-words')
  expect((await save(['кабель', '!!!'])).body.code).toBe('synonym.no-words')
  for (const phrases of [['один'], [], 'два', ['x'.repeat(200), 'y'], Array.from({ length: 11 }, (_, n) => `п${n}`)])
    expect((await save(phrases)).status).toBe(422)
})
