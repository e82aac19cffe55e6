import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { priceListApi } from '@vitrina/contract/prices/desk/price-list'
import { priceTypesApi } from '@vitrina/contract/prices/desk/price-types'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let colleague: Headers

beforeAll(async () => {
  ;({ headers } = await aUser(store.ctx, { role: 'head_of_sales', lastName: 'Орлова', firstName: 'Вера' }))
  ;({ headers: colleague } = await aUser(store.ctx, { role: 'integrator', lastName: 'Котов', firstName: 'Илья' }))
})

const base = '/api/v1/back-office/prices'
const listUrl = (id: number, rest = '') => `${base}/lists/${id}${rest}`
const list = async (id: number, query = '') => (await callApi(store, priceListApi.list, { url: listUrl(id, `?${query}`), headers })).body
const save = (id: number, rows: object[], by = headers) =>
  callApi(store, priceListApi.save, { url: listUrl(id, '/prices'), headers: by, body: { rows } })
const priceOf = async (id: number, article: string) =>
  (await list(id, `q=${encodeURIComponent(article)}`)).items.find((row) => row.article === article)?.price
const eventsOf = async (type: string) =>
  (await store.pool.query('select diff from audit_events where type = $1 order by id desc', [type])).rows.map(({ diff }) => diff)

test('a content editor cannot see a price list, nor anything else of prices', async () => {
  const { headers: editor } = await aUser(store.ctx, { role: 'content' })
  for (const url of [listUrl(goods.retail.id), `${base}/types`, `${base}/discounts`, `${base}/buyers`, `${base}/vat`]) {
    const { status, body } = await callApi(store, priceListApi.list, { url, headers: editor })
    expect([url, status, body.code]).toEqual([url, 403, 'access.denied'])
  }
  expect((await save(goods.retail.id, [{ productId: goods.products.thinCable.id, price: 1, expected: null }], editor)).status).toBe(403)
})

test('a changed price is in search and on the card within a second', async () => {
  const { thinCable } = goods.products
  const found = async () => {
    const url = `/api/v2/search?criteria[keyword]=${encodeURIComponent('KAB-0015')}`
    return (await callApi(store, catalogueApi.search, { url })).body.items[0]?.price?.value
  }
  const expected = await priceOf(goods.retail.id, 'KAB-0015')
  await eventually(async () => expect(await found()).toBeDefined())
  const { body } = await save(goods.retail.id, [{ productId: thinCable.id, price: 123.45, expected }])
  expect(body.rows).toMatchObject([{ outcome: 'changed', price: 123.45 }])
  const from = performance.now()
  await eventually(async () => expect(await found()).toBe(123.45))
  expect(performance.now() - from).toBeLessThan(1_000)
  expect(await eventsOf('price.changed')).toMatchObject([
    { article: 'KAB-0015', priceType: 'Розничная', before: { price: Math.round((expected ?? 0) * 100) }, after: { price: 12_345 } },
  ])
})

test('of two who change one cell the second hears who was first, and nothing is overwritten', async () => {
  const { mediumCable } = goods.products
  const expected = (await priceOf(goods.retail.id, 'KAB-0025')) ?? null
  await save(goods.retail.id, [{ productId: mediumCable.id, price: 50, expected }], colleague)
  const { body } = await save(goods.retail.id, [{ productId: mediumCable.id, price: 60, expected }])
  expect(body).toMatchObject({ updateId: null, rows: [{ outcome: 'conflict', price: 50, changedBy: 'Котов Илья' }] })
  expect(await priceOf(goods.retail.id, 'KAB-0025')).toBe(50)
  const { body: same } = await save(goods.retail.id, [{ productId: mediumCable.id, price: 50, expected }])
  expect(same.rows).toMatchObject([{ outcome: 'left', price: 50 }])
  const { body: gone } = await save(goods.retail.id, [{ productId: 2_000_000_000, price: 50, expected: null }])
  expect(gone.rows).toMatchObject([{ outcome: 'missing' }])
})

test('the list is narrowed by code, brand, section and by what has no price', async () => {
  const articles = async (query: string) => (await list(goods.retail.id, query)).items.map(({ article }) => article)
  expect(await articles('q=KAB-0015')).toEqual(['KAB-0015'])
  expect(await articles(`section=${goods.sections.root.id}&brand=${goods.brands.spark.id}`)).toEqual(['KAB-0015', 'KAB-0025'])
  expect(await articles('only=unpriced')).toContain('AVT-25D')
  expect(await articles('only=priced')).not.toContain('AVT-25D')
  expect((await callApi(store, priceListApi.list, { url: listUrl(2_000_000_000), headers })).body.code).toBe('price-type.not-found')
})

const bulk = {
  goods: { filter: { q: 'KAB' } },
  change: { percent: 1_000, step: 100, way: 'nearest' },
}

test('a change by percent is saved as it was shown, refused when prices moved, and undone but for what was changed since', async () => {
  const { id } = goods.retail
  const before = await list(id, 'q=KAB')
  const preview = async () => (await callApi(store, priceListApi.preview, { url: listUrl(id, '/bulk/preview'), headers, body: bulk })).body
  const apply = (fingerprint: string) =>
    callApi(store, priceListApi.change, { url: listUrl(id, '/bulk'), headers, body: { ...bulk, fingerprint } })
  const first = await preview()
  expect(first).toMatchObject({ total: 3, changed: 3, unpriced: 0 })
  expect((await list(id, 'q=KAB')).items).toEqual(before.items)

  const [one, two] = first.rows
  await save(id, [{ productId: one?.productId, price: 77.7, expected: one?.before }], colleague)
  expect((await apply(first.fingerprint)).body.code).toBe('prices.preview-outdated')

  const second = await preview()
  const { body: applied } = await apply(second.fingerprint)
  expect(applied.changed).toBe(second.changed)
  const after = new Map((await list(id, 'q=KAB')).items.map(({ productId, price }) => [productId, price]))
  for (const row of second.rows) expect(after.get(row.productId)).toBe(row.after)

  await save(id, [{ productId: two?.productId, price: 1, expected: two?.after }], colleague)
  const undo = () => callApi(store, priceListApi.undo, { url: `${base}/updates/${applied.updateId}/undo`, headers })
  const { body: undone } = await undo()
  expect(undone).toMatchObject({ reversed: 2, kept: [{ productId: two?.productId, before: 1 }] })
  for (const row of second.rows.filter(({ productId }) => productId !== two?.productId))
    expect((await list(id, 'q=KAB')).items.find(({ productId }) => productId === row.productId)?.price).toBe(row.before)
  expect((await undo()).body.code).toBe('price-update.undone')

  const { body: updates } = await callApi(store, priceListApi.updates, { url: listUrl(id, '/updates'), headers })
  expect(updates.items.slice(0, 3)).toMatchObject([
    { kind: 'undo', rowCount: 2, undoes: applied.updateId, actor: 'Орлова Вера' },
    { kind: 'hand', actor: 'Котов Илья' },
    { kind: 'bulk', percent: 1_000, rowCount: 3, isUndone: true },
  ])
  const { body: rows } = await callApi(store, priceListApi.updateRows, { url: `${base}/updates/${applied.updateId}/rows`, headers })
  expect(rows.items.map(({ productId, before: was, after: is }) => ({ productId, was, is }))).toEqual(
    second.rows.map(({ productId, before: was, after: is }) => ({ productId, was, is })),
  )
  expect(await eventsOf('price.bulk-changed')).toMatchObject([{ percent: '+10 %', rows: 3, priceUpdate: applied.updateId }])
})

test('a list is made out of another one by percent', async () => {
  const { body: type } = await callApi(store, priceTypesApi.add, { headers, body: { name: { ru: 'Дилерская' }, isVatIncluded: false } })
  const body = { goods: { filter: { q: 'KAB-0100' } }, fromTypeId: goods.retail.id, change: { percent: -2_000, step: 1, way: 'nearest' } }
  const { body: shown } = await callApi(store, priceListApi.preview, { url: listUrl(type.id, '/bulk/preview'), headers, body })
  expect(shown.rows).toMatchObject([{ article: 'KAB-0100', before: null }])
  await callApi(store, priceListApi.change, { url: listUrl(type.id, '/bulk'), headers, body: { ...body, fingerprint: shown.fingerprint } })
  expect(await priceOf(type.id, 'KAB-0100')).toBe(shown.rows[0]?.after)
})

test('a price type is renamed by whoever saw its present state, and only one is the default', async () => {
  const { body: type } = await callApi(store, priceTypesApi.add, { headers, body: { name: { ru: 'Проектная' } } })
  const url = `${base}/types/${type.id}`
  const rename = (ru: string) =>
    callApi(store, priceTypesApi.change, { url, headers, body: { version: type.version, name: { ru }, isVatIncluded: false } })
  expect((await rename('Розничная')).body.code).toBe('price-type.taken')
  expect((await rename('Тендерная')).body).toMatchObject({ name: { ru: 'Тендерная' }, isVatIncluded: false })
  expect((await rename('Ещё другая')).body).toMatchObject({ code: 'price-type.changed', current: { name: { ru: 'Тендерная' } } })

  const { body } = await callApi(store, priceTypesApi.makeDefault, { url: `${url}/default`, headers, body: { version: type.version + 1 } })
  expect(body.items.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([type.id])
  expect((await callApi(store, priceTypesApi.remove, { url, headers })).body.code).toBe('price-type.in-use')
  const retail = body.items.find(({ id }) => id === goods.retail.id)
  await callApi(store, priceTypesApi.makeDefault, {
    url: `${base}/types/${goods.retail.id}/default`,
    headers,
    body: { version: retail?.version },
  })
  expect((await callApi(store, priceTypesApi.remove, { url, headers })).body).toEqual({ ok: true })
  expect((await callApi(store, priceTypesApi.remove, { url: `${base}/types/${goods.retail.id}`, headers })).body.code).toBe(
    'price-type.in-use',
  )
})

test('breaks of a product rise, and a form opened before a change does not overwrite it', async () => {
  const { breaker } = goods.products
  const set = (breaks: object[], expected: object[]) =>
    callApi(store, priceListApi.setBreaks, { url: `${base}/products/${breaker.id}/breaks`, headers, body: { breaks, expected } })
  const ten = { from: 10, discount: 300 }
  const fifty = { from: 50, discount: 700 }
  expect((await set([fifty, ten], [])).body).toEqual({ breaks: [ten, fifty] })
  expect((await set([ten], [])).body).toMatchObject({ code: 'breaks.changed', current: [ten, fifty] })
  expect((await set([ten, { from: 50, discount: 100 }], [ten, fifty])).body.code).toBe('breaks.not-rising')
  expect((await list(goods.retail.id, 'only=breaks')).items.map(({ breaks }) => breaks)).toContainEqual([ten, fifty])
  expect(await eventsOf('price.breaks-changed')).toMatchObject([{ before: { breaks: [] }, after: { breaks: ['10: −3 %', '50: −7 %'] } }])
})
