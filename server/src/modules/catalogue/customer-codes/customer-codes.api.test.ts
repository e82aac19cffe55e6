import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { customerCodesApi, MAX_CUSTOMER_CODES } from '@vitrina/contract/catalogue/customer-codes'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'
import { formsOf } from './code-forms.ts'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let buyer: Awaited<ReturnType<typeof aUser>>
let colleague: Awaited<ReturnType<typeof aUser>>
let stranger: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  const ours = await aCompany(store.ctx)
  const theirs = await aCompany(store.ctx)
  buyer = await aUser(store.ctx, { companyIds: [ours.id, theirs.id] })
  colleague = await aUser(store.ctx, { companyIds: [ours.id] })
  stranger = await aUser(store.ctx, { companyIds: [theirs.id] })
})

const add = (code: string, productId: number, headers: Headers = buyer.headers) =>
  callApi(store, customerCodesApi.create, { headers, body: { code, productId } })
const search = async (keyword: string, headers: Headers, more = '') =>
  (await callApi(store, catalogueApi.search, { url: `/api/v2/search?criteria[keyword]=${encodeURIComponent(keyword)}${more}`, headers }))
    .body
const articles = async (keyword: string, headers: Headers = {}, more = '') =>
  (await search(keyword, headers, more)).items.map(({ article }) => article)
const suggested = async (keyword: string, headers: Headers = {}) =>
  (
    await callApi(store, catalogueApi.suggest, { url: `/api/v2/search/suggest?keyword=${encodeURIComponent(keyword)}`, headers })
  ).body.products.map(({ article }) => article)

test('a code of the company’s own finds its product first, for the company alone', async () => {
  const { status, body } = await add('МТР-000.777', goods.products.relay.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 'МТР-000.777', product: { article: 'AVT-25D' } })

  for (const typed of ['МТР-000.777', 'мтр-000.777', 'MTP-000.777', 'мтр000777', 'vnh-000/777']) {
    expect({ typed, first: (await articles(typed, colleague.headers))[0] }).toEqual({ typed, first: 'AVT-25D' })
    expect((await search(typed, colleague.headers)).interpreted.changed).toBe('none')
  }
  expect(await articles('МТР-000.777', colleague.headers, '&literal=1')).toEqual(['AVT-25D'])
  expect((await suggested('мтр-000', colleague.headers))[0]).toBe('AVT-25D')

  for (const headers of [stranger.headers, {}]) {
    expect(await articles('МТР-000.777', headers)).not.toContain('AVT-25D')
    expect(await articles('МТР-000.777', headers, '&literal=1')).toEqual([])
    expect(await suggested('мтр-000', headers)).not.toContain('AVT-25D')
  }
})

test('a company finds by its own codes alone, however alike another’s are', async () => {
  await add('ОБЩ-1', goods.products.relay.id)
  await add('ОБЩ-2', goods.products.breaker.id)
  await add('ОБЩ-1', goods.products.thickCable.id, stranger.headers)
  await add('ОБЩ-3', goods.products.thickCable.id, stranger.headers)
  expect(await articles('ОБЩ-1', colleague.headers, '&literal=1')).toEqual(['AVT-25D'])
  expect(await articles('ОБЩ-1', stranger.headers, '&literal=1')).toEqual(['KAB-0100'])
  expect(await articles('ОБЩ-2', stranger.headers, '&literal=1')).toEqual([])
  expect((await suggested('общ', colleague.headers)).toSorted()).toEqual(['AVT-16C', 'AVT-25D'])
  expect(await suggested('общ', stranger.headers)).toEqual(['KAB-0100'])
})

test('a code just added or changed is found with the next question', async () => {
  const owner = await aUser(store.ctx, { companyIds: [(await aCompany(store.ctx)).id] })
  const found = (typed: string) => articles(typed, owner.headers, '&literal=1')
  expect(await found('ЖЖ-1')).toEqual([])
  const { body } = await add('ЖЖ-1', goods.products.relay.id, owner.headers)
  expect(await found('ЖЖ-1')).toEqual(['AVT-25D'])
  const url = `/api/v1/customer-code/${body.id}`
  const change = { url, headers: owner.headers, body: { code: 'ЯЯ-9', productId: goods.products.breaker.id } }
  expect((await callApi(store, customerCodesApi.update, change)).status).toBe(200)
  expect([await found('ЖЖ-1'), await found('ЯЯ-9')]).toEqual([[], ['AVT-16C']])
  // The same code may name another product, if it is sold.
  const rename = (productId: number) => callApi(store, customerCodesApi.update, { ...change, body: { code: 'ЯЯ-9', productId } })
  expect((await rename(goods.products.relay.id)).status).toBe(200)
  expect((await rename(goods.products.hidden.id)).body.code).toBe('product.not-found')
  expect(await found('ЯЯ-9')).toEqual(['AVT-25D'])
})

test('it stands before an article spelled the same, and beside matches of its words', async () => {
  await add('KAB-0015', goods.products.breaker.id)
  expect(await articles('KAB-0015', buyer.headers)).toEqual(['AVT-16C', 'KAB-0015'])
  expect((await suggested('KAB-0015', buyer.headers)).slice(0, 2)).toEqual(['AVT-16C', 'KAB-0015'])
  expect(await articles('KAB-0015', stranger.headers)).toEqual(['KAB-0015'])
  await add('кабель', goods.products.relay.id)
  expect(await articles('кабель', buyer.headers)).toEqual(['AVT-25D', 'KAB-0015', 'KAB-0025', 'KAB-0100'])
  // Filters hold for it as for everything else.
  expect(await articles('кабель', buyer.headers, `&criteria[section]=${goods.sections.cables.id}`)).toEqual([
    'KAB-0015',
    'KAB-0025',
    'KAB-0100',
  ])
})

test('codes that differ in a separator stay apart', async () => {
  await add('Z-1.25', goods.products.thinCable.id)
  await add('Z-12.5', goods.products.thickCable.id)
  expect(await articles('Z-1.25', buyer.headers)).toEqual(['KAB-0015'])
  expect(await articles('Z-12.5', buyer.headers)).toEqual(['KAB-0100'])
  expect(await articles('Z125', buyer.headers)).toEqual(['KAB-0015', 'KAB-0100'])
})

test('a code another process has added is soon found, whatever codes were there before', async () => {
  const company = await aCompany(store.ctx)
  const owner = await aUser(store.ctx, { companyIds: [company.id] })
  const found = async (keyword: string) => [
    (await articles(keyword, owner.headers, '&literal=1'))[0],
    (await suggested(keyword.slice(0, -1), owner.headers))[0],
  ]
  for (const code of ['мтр5', 'а1', 'я9', 'мтр51']) {
    expect((await found(code))[0]).not.toBe('AVT-25D')
    const { normalised, compact } = formsOf(code)
    await store.pool.query('insert into customer_codes (company_id, product_id, code, normalised, compact) values ($1, $2, $3, $4, $5)', [
      company.id,
      goods.products.relay.id,
      code,
      normalised,
      compact,
    ])
    await expect.poll(() => found(code)).toContain('AVT-25D')
  }
  expect(await found('мтр5')).toEqual(['AVT-25D', 'AVT-25D'])
})

test('codes are listed, changed and deleted within the company', async () => {
  const { body: made } = await add('СВ-1', goods.products.mediumCable.id, stranger.headers)
  const url = `/api/v1/customer-code/${made.id}`
  const body = { code: 'СВ-2', productId: goods.products.thickCable.id }
  expect((await callApi(store, customerCodesApi.update, { url, headers: buyer.headers, body })).body.code).toBe('customer-code.not-found')
  expect((await callApi(store, customerCodesApi.remove, { url, headers: buyer.headers })).body.code).toBe('customer-code.not-found')
  expect((await callApi(store, customerCodesApi.update, { url, headers: stranger.headers, body })).body).toMatchObject({
    id: made.id,
    code: 'СВ-2',
    product: { article: 'KAB-0100' },
  })
  const listed = await callApi(store, customerCodesApi.list, { headers: stranger.headers })
  expect(listed.body.items.map(({ code }) => code)).toEqual(['СВ-2', 'ОБЩ-1', 'ОБЩ-3'])
  const one = await callApi(store, customerCodesApi.list, {
    url: `/api/v1/customer-code?productId=${goods.products.relay.id}&pageSize=1`,
    headers: buyer.headers,
  })
  expect(one.body).toMatchObject({ items: [{}], meta: { totalCount: 3, pageCount: 3 } })
  expect((await callApi(store, customerCodesApi.remove, { url, headers: stranger.headers })).status).toBe(200)
  expect(await articles('СВ-2', stranger.headers, '&literal=1')).toEqual([])
})

test('a repeat changes nothing, a code names one product, and a user without a company has no codes', async () => {
  const key = randomUUID()
  const headers = { ...buyer.headers, 'idempotency-key': key }
  const [first, again] = [await add('ПВТ-1', goods.products.relay.id, headers), await add('ПВТ-1', goods.products.relay.id, headers)]
  expect(again.body).toEqual(first.body)
  expect((await add('пвт-1', goods.products.relay.id)).body.id).toBe(first.body.id)
  expect((await add('ПВТ-1', goods.products.breaker.id)).body.code).toBe('customer-code.taken')
  expect((await add('ПВТ-2', goods.products.hidden.id)).body.code).toBe('product.not-found')
  expect((await add('ПВТ-2', 999_999)).body.code).toBe('product.not-found')
  for (const code of ['', '  ', '---', 'x'.repeat(61)]) expect((await add(code, goods.products.relay.id)).status).toBe(422)
  const lonely = await aUser(store.ctx)
  expect((await add('ПВТ-3', goods.products.relay.id, lonely.headers)).body.code).toBe('company.required')
  expect((await add('ПВТ-3', goods.products.relay.id, {})).body.code).toBe('auth.required')
})

test('a company has at most ten thousand codes', async () => {
  const company = await aCompany(store.ctx)
  const owner = await aUser(store.ctx, { companyIds: [company.id] })
  await store.pool.query(
    `insert into customer_codes (company_id, product_id, code, normalised, compact) select $1, $2, 'c' || n, 'c' || n, 'c' || n from generate_series(2, $3) n`,
    [company.id, goods.products.relay.id, MAX_CUSTOMER_CODES],
  )
  const answers = await Promise.all(['n1', 'n2', 'n3'].map((code) => add(code, goods.products.relay.id, owner.headers)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})
