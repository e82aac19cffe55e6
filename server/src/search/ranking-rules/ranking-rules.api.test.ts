import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { rankingRulesApi } from '@vitrina/contract/catalogue/ranking-rules'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let staff: Awaited<ReturnType<typeof aUser>>
let buyer: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  staff = await aUser(store.ctx, { role: 'manager' })
  buyer = await aUser(store.ctx)
})

const list = async (keyword: string, headers: Headers = {}, more = '') => {
  const url = `/api/v2/search?sorting[relevance]=ASC&criteria[keyword]=${encodeURIComponent(keyword)}${more}`
  return (await callApi(store, catalogueApi.search, { url, headers })).body
}
const articles = async (keyword: string) => (await list(keyword)).items.map(({ article }) => article)

const draft = (given: object) => ({
  phrase: 'кабель ВВГнг',
  action: 'pin',
  position: 1,
  target: 'product',
  targetId: goods.products.thickCable.id,
  startsOn: null,
  endsOn: null,
  ...given,
})
const save = (given: object, headers: Headers = staff.headers) => callApi(store, rankingRulesApi.create, { headers, body: draft(given) })
const urlOf = (id: number) => `/api/v1/back-office/ranking-rules/${id}`

test('a product is pinned to its place for the phrase, in any form of it, within a second', async () => {
  expect(await articles('кабель ввгнг')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100'])
  const { status, body } = await save({ position: 2 })
  expect({ status, name: body.targetName, isActive: body.isActive }).toEqual({
    status: 200,
    name: 'KAB-0100 Кабель ВВГнг 3х10',
    isActive: true,
  })
  for (const typed of ['кабель ввгнг', 'ВВГнг кабели', 'rf,tkm dduyu'])
    await eventually(async () => expect(await articles(typed)).toEqual(['KAB-0015', 'KAB-0100', 'KAB-0025']))
  // Another phrase has its own order.
  expect((await articles('кабель'))[0]).toBe('KAB-0015')

  const changed = await callApi(store, rankingRulesApi.update, { url: urlOf(body.id), headers: staff.headers, body: draft({}) })
  expect(changed.body.position).toBe(1)
  await eventually(async () => expect((await articles('кабель ввгнг'))[0]).toBe('KAB-0100'))
  expect((await callApi(store, rankingRulesApi.list, { headers: staff.headers })).body.items).toEqual([changed.body])

  await callApi(store, rankingRulesApi.remove, { url: urlOf(body.id), headers: staff.headers })
  await eventually(async () => expect((await articles('кабель ввгнг'))[0]).toBe('KAB-0015'))
  const { rows } = await store.pool.query(`select type from audit_events where entity = 'ranking-rule' order by id`)
  expect(rows.map(({ type }: { type: string }) => type)).toEqual(['ranking-rule.added', 'ranking-rule.changed', 'ranking-rule.removed'])
})

test('brands are raised and lowered; a rule of other days waits; an exact article stays first', async () => {
  const ofBrand = { action: 'bury', position: null, target: 'brand', targetId: goods.brands.spark.id }
  const { body } = await save(ofBrand)
  await eventually(async () => expect(await articles('кабель ввгнг')).toEqual(['KAB-0100', 'KAB-0015', 'KAB-0025']))
  await callApi(store, rankingRulesApi.update, {
    url: urlOf(body.id),
    headers: staff.headers,
    body: draft({ ...ofBrand, startsOn: '2099-01-01' }),
  })
  await eventually(async () => expect((await articles('кабель ввгнг'))[0]).toBe('KAB-0015'))
  const byArticle = await save({ ...ofBrand, phrase: 'KAB-0015' })
  expect((await articles('KAB-0015'))[0]).toBe('KAB-0015')
  for (const id of [body.id, byArticle.body.id]) await callApi(store, rankingRulesApi.remove, { url: urlOf(id), headers: staff.headers })
})

test('a preview shows what an unsaved rule would do and changes nothing', async () => {
  const body = { phrase: 'кабель ввгнг', draft: draft({}), replacedId: null }
  const { body: seen } = await callApi(store, rankingRulesApi.preview, { headers: staff.headers, body })
  expect(seen.before.map(({ article }) => article)).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100'])
  expect(seen.after.map(({ article, pin }) => [article, pin])).toEqual([
    ['KAB-0100', 1],
    ['KAB-0015', null],
    ['KAB-0025', null],
  ])
  expect((await articles('кабель ввгнг'))[0]).toBe('KAB-0015')
})

test('only staff keep rules, and a rule that means nothing is refused', async () => {
  expect((await save({}, buyer.headers)).body.code).toBe('access.denied')
  expect((await save({}, {})).body.code).toBe('auth.required')
  expect((await save({ phrase: '!!!' })).body.code).toBe('ranking-rule.no-words')
  expect((await save({ targetId: 2_000_000_000 })).body.code).toBe('ranking-rule.no-target')
  for (const wrong of [
    { position: null },
    { position: 21 },
    { target: 'brand' },
    { action: 'boost' },
    { startsOn: '2026-02-02', endsOn: '2026-01-01' },
  ])
    expect((await save(wrong)).status).toBe(422)
})

test('with `explain` staff see the parts of the order, and nobody else sees a difference', async () => {
  const explained = (await list('кабель ввгнг', staff.headers, '&explain=1')).explained
  expect(explained?.map(({ id }) => id)).toEqual((await list('кабель ввгнг', staff.headers)).items.map(({ id }) => id))
  expect(explained?.[0]).toMatchObject({
    isExact: false,
    isInStock: true,
    pin: null,
    wish: 0,
    missingWords: 0,
    all: 5,
    region: 0,
    company: 0,
  })
  // Understood words are conditions of the list; words as they stand have points.
  const byWords = (await list('кабель ввгнг', staff.headers, '&explain=1&literal=1')).explained
  expect(byWords?.[0]?.words.map(({ from }) => from)).toHaveLength(2)
  expect((await list('KAB-0015', staff.headers, '&explain=1')).explained?.[0]?.isExact).toBe(true)
  const without = ({ meta: _, ...rest }: Awaited<ReturnType<typeof list>>) => rest
  for (const headers of [buyer.headers, {}])
    expect(without(await list('кабель ввгнг', headers, '&explain=1'))).toEqual(without(await list('кабель ввгнг', headers)))
})
