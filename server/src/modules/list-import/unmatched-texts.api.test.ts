import { beforeAll, expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { journalApi } from '@vitrina/contract/journal/journal'
import { type UnmatchedState, unmatchedTextsApi } from '@vitrina/contract/list-import/unmatched-texts'
import { aCompany, aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers
let stranger: Headers
let content: Headers
beforeAll(async () => {
  const ofCompany = async () => (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers
  buyer = await ofCompany()
  stranger = await ofCompany()
  content = (await aUser(server.ctx, { role: 'content', lastName: 'Орлова', firstName: 'Ирина' })).headers
})

/** The lines of a list that was pasted and matched. */
async function imported(text: string, headers: Headers = buyer) {
  const { body } = await callApi(server, importJobsApi.beginText, { body: { text }, headers })
  const url = `/api/v1/import-job/${body.id}`
  await eventually(async () => expect((await callApi(server, importJobsApi.read, { url, headers })).body.state).toBe('review'))
  const { items } = (await callApi(server, importJobsApi.lines, { url: `${url}/lines`, headers })).body
  return items.map(({ status, by, product, reason }) => [status, by, product?.article ?? null, reason])
}

const list = (state: UnmatchedState = 'open', headers: Headers = content) =>
  callApi(server, unmatchedTextsApi.list, { url: `${unmatchedTextsApi.list.path}?state=${state}&pageSize=100`, headers })
const find = async (text: string, state: UnmatchedState = 'open') => (await list(state)).body.items.find((one) => one.text.includes(text))
const act = (name: 'answer' | 'reopen', id: number | undefined, body?: object, headers: Headers = content) =>
  callApi(server, unmatchedTextsApi[name], {
    url: unmatchedTextsApi[name].path.replace(':id', String(id)),
    headers,
    ...(body && { body }),
  })
const answer = (id: number | undefined, productId: number | null, headers: Headers = content) => act('answer', id, { productId }, headers)

test('lines that nothing was found for are counted by their text, whatever the spelling', async () => {
  await imported('Щупалька-77\t1\nKAB-0015\t20\nЩУПАЛЬКА 77\t3')
  await imported('щупалька-77\t5', stranger)
  expect(await find('упалька')).toMatchObject({ lineCount: 3, importCount: 2, state: 'open', product: null })
  expect(await find('KAB-0015')).toBeUndefined()
})

test('a line with a phone or an e-mail address stays in the buyer’s own list', async () => {
  await imported('Перезвоните прорабу 8 (916) 123-45-67\t1\nЖмурик-5 snab@example.ru\t1\nЖмурик-5\t1')
  const texts = (await list()).body.items.map(({ text }) => text)
  expect(texts.filter((text) => text.includes('916') || text.includes('@'))).toEqual([])
  expect(texts.some((text) => text.startsWith('Жмурик-5'))).toBe(true)
})

test('answered once, the next list of anybody finds the product by itself; taken back, it does not', async () => {
  expect(await imported('Загогулина-88\t2')).toEqual([['unmatched', null, null, 'Ничего похожего в каталоге нет']])
  const line = await find('Загогулина')
  expect((await answer(line?.id, goods.products.breaker.id)).body).toMatchObject({ state: 'answered', answeredBy: 'Орлова Ирина' })
  const { article } = goods.products.breaker
  const found = [['matched', 'earlier', article, 'Так ответил магазин']]
  expect(await imported('загогулина-88\t4')).toEqual(found)
  expect(await imported('ЗАГОГУЛИНА/88\t1', stranger)).toEqual(found)
  expect(await find('агогулина')).toBeUndefined()
  expect((await act('reopen', line?.id)).body).toMatchObject({ state: 'open', product: null, answeredBy: null })
  expect(await imported('Загогулина-88\t2')).toEqual([['unmatched', null, null, 'Ничего похожего в каталоге нет']])
})

test('what is not sold is said to the next buyer', async () => {
  await imported('Финтифлюшка-9\t2')
  expect((await answer((await find('Финтифлюшка'))?.id, null)).body).toMatchObject({ state: 'not_sold', product: null })
  expect(await imported('финтифлюшка/9\t1', stranger)).toEqual([['unmatched', null, null, 'Этого мы не продаём']])
  expect(await find('финтифлюшка', 'not_sold')).toMatchObject({ lineCount: 2, importCount: 2 })
})

test('every answer is in the journal, with what it was', async () => {
  await imported('Щупалька-33\t2')
  const line = await find('Щупалька-33')
  expect(line).toBeDefined()
  await answer(line?.id, goods.products.breaker.id)
  await act('reopen', line?.id)
  const { headers } = await aUser(server.ctx, { role: 'head_of_sales' })
  const url = `${journalApi.list.path}?entity=unmatched-text&entityId=${line?.id}`
  const { items } = (await callApi(server, journalApi.list, { url, headers })).body
  expect(items.map(({ title, changes }) => [title, changes.find(({ label }) => label === 'Артикул')])).toEqual([
    ['Ответ на строку отменён', { label: 'Артикул', before: goods.products.breaker.article, after: null }],
    ['Дан ответ на строку без товара', { label: 'Артикул', before: null, after: goods.products.breaker.article }],
  ])
})

test('what is not there is refused, and whoever has no search desk', async () => {
  expect((await answer(999_999, null)).body.code).toBe('unmatched-text.not-found')
  await imported('Штуковина-1\t2')
  expect((await answer((await find('Штуковина'))?.id, 999_999)).body.code).toBe('product.not-found')
  const { headers } = await aUser(server.ctx, { role: 'warehouse' })
  expect((await list('open', headers)).body.code).toBe('access.denied')
})
