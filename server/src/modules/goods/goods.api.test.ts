import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { goodsBrandsApi } from '@vitrina/contract/goods/brands'
import { goodsApi } from '@vitrina/contract/goods/goods'
import { goodsKindsApi } from '@vitrina/contract/goods/kinds'
import { goodsSectionsApi } from '@vitrina/contract/goods/sections'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers

beforeAll(async () => {
  ;({ headers } = await aUser(store.ctx, { role: 'content', lastName: 'Серова', firstName: 'Анна' }))
})

const base = '/api/v1/back-office/goods'
const read = async (id: number) => (await callApi(store, goodsApi.read, { url: `${base}/products/${id}`, headers })).body
const change = (id: number, body: object) => callApi(store, goodsApi.change, { url: `${base}/products/${id}`, headers, body })
const list = async (query: string) =>
  (await callApi(store, goodsApi.list, { url: `${base}/products?${query}`, headers })).body.items.map(({ article }) => article)
const whole = (article: string, name: string) => {
  const { sectionId, familyId, brandId, sellerId, unitId, countryCode } = goods.products.thinCable
  return { article, name, sectionId, familyId, brandId, sellerId, unitId, countryCode }
}
const found = async (keyword: string) => {
  const url = `/api/v2/search?sorting[relevance]=ASC&criteria[keyword]=${encodeURIComponent(keyword)}`
  return (await callApi(store, catalogueApi.search, { url })).body.items.map(({ article }) => article)
}

test('search has a new name, a published and an unpublished product within a second', async () => {
  await found('кабель')
  const added = await callApi(store, goodsApi.add, { headers, body: { values: whole('LIVE-1', 'Щеколда латунная') } })
  expect(added.body.state).toBe('draft')
  expect(await found('щеколда')).toEqual([])
  const { id, version } = added.body
  const publish = await change(id, { version, values: { isActive: true, [`feature.${goods.features.colour.id}`]: ['перламутровый'] } })
  expect(publish.body.state).toBe('published')
  await eventually(async () => expect(await found('щеколда')).toEqual(['LIVE-1']))
  const renamed = await change(id, { version: publish.body.version, values: { name: 'Шпингалет латунный' } })
  await eventually(async () => expect([await found('щеколда'), await found('шпингалет')]).toEqual([[], ['LIVE-1']]))
  const hidden = await change(id, { version: renamed.body.version, values: { isActive: false } })
  expect(hidden.body.state).toBe('hidden')
  await eventually(async () => expect(await found('шпингалет')).toEqual([]))
})

test('the list is searched by article, code, barcode and name, and narrowed by what is missing', async () => {
  const { thinCable, relay } = goods.products
  await change(relay.id, { version: (await read(relay.id)).version, values: { ean: '4601234567890' } })
  expect(await list('q=KAB-0015')).toEqual(['KAB-0015'])
  expect(await list(`q=${thinCable.manufacturerCode}`)).toContain('KAB-0015')
  expect(await list('q=4601234')).toEqual(['AVT-25D'])
  expect(await list(`q=${encodeURIComponent('ВВГнг 3х10')}`)).toEqual(['KAB-0100'])
  expect(await list(`q=${encodeURIComponent('%')}`)).toEqual([])
  expect((await list(`section=${goods.sections.root.id}`)).toSorted()).toEqual(expect.arrayContaining(['KAB-0015', 'KAB-0025', 'KAB-0100']))
  expect(await list('without=price')).toEqual(expect.arrayContaining(['AVT-25D', 'OLD-1']))
  expect(await list(`without=stock&brand=${goods.brands.wave.id}`)).toEqual(['KAB-0100'])
  expect(await list('state=published')).not.toContain('OLD-1')
})

test('a change that came too late is refused with the present state', async () => {
  const { thickCable } = goods.products
  const { version } = await read(thickCable.id)
  await change(thickCable.id, { version, values: { description: 'Первый' } })
  const late = await change(thickCable.id, { version, values: { description: 'Второй' } })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'product.changed', current: { version: version + 1, values: { description: 'Первый' } } })
})

test('a wrong value names its field, one of many refuses its row alone', async () => {
  const { mediumCable, breaker } = goods.products
  const { version } = await read(mediumCable.id)
  const refused = await change(mediumCable.id, { version, values: { article: 'KAB-0015' } })
  expect(refused.body).toMatchObject({ code: 'goods.refused', errors: [{ field: 'article', code: 'taken' }] })
  const body = {
    rows: [
      { id: mediumCable.id, values: { multiplicity: 'много' } },
      { id: breaker.id, values: { multiplicity: 12 } },
    ],
  }
  const { body: many } = await callApi(store, goodsApi.changeMany, { headers, body })
  expect(many.rows.map(({ outcome, refusal }) => refusal?.field ?? outcome)).toEqual(['multiplicity', 'changed'])
  const undone = await callApi(store, goodsApi.undo, { headers, body: { changeIds: many.rows[1]?.changeIds ?? [] } })
  expect(undone.body.changes).toMatchObject([{ field: 'multiplicity', outcome: 'undone' }])
  expect((await read(breaker.id)).values.multiplicity).toBe(1)
})

test('the history says who changed what, and undoing names who changed it since', async () => {
  const { relay } = goods.products
  const first = await change(relay.id, { version: (await read(relay.id)).version, values: { name: 'Реле А' } })
  await change(relay.id, { version: first.body.version, values: { name: 'Реле Б' } })
  const { body } = await callApi(store, goodsApi.history, { url: `${base}/products/${relay.id}/history`, headers })
  expect(body.items.slice(0, 2)).toMatchObject([
    { field: 'name', before: 'Реле А', after: 'Реле Б', source: 'hand', actor: 'Серова Анна' },
    { field: 'name', after: 'Реле А' },
  ])
  const undone = await callApi(store, goodsApi.undo, { headers, body: { changeIds: [body.items[1]?.id ?? 0] } })
  expect(undone.body.changes).toMatchObject([{ outcome: 'changed-since', reason: expect.stringContaining('Серова Анна') }])
  const { rows } = await store.pool.query(
    `select diff from audit_events where type = 'product.changed' and entity_id = $1 order by id desc limit 1`,
    [String(relay.id)],
  )
  expect(rows).toEqual([{ diff: { name: { before: 'Реле А', after: 'Реле Б' } } }])
})

test('any moves leave every path right and no section in itself', async () => {
  const add = async (parentId: number | null) =>
    (await callApi(store, goodsSectionsApi.add, { headers, body: { name: 'Ветка', parentId } })).body.id
  const root = await add(null)
  const ids = [root, await add(root), await add(root), await add(null)]
  ids.push(await add(ids[1] ?? null))
  const place = fc.constantFrom(...ids)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(place, fc.option(place), fc.nat(3)), { minLength: 1, maxLength: 4 }), async (moves) => {
      for (const [id, parentId, position] of moves)
        await callApi(store, goodsSectionsApi.move, { url: `${base}/sections/${id}/move`, headers, body: { parentId, position } })
      const { rows } = await store.pool.query<{ wrong: number }>(`
        with recursive tree (id, path) as (
          select id, array[id] from sections where parent_id is null
          union all select s.id, t.path || s.id from sections s join tree t on t.id = s.parent_id
        ) select count(*)::int as wrong from sections s left join tree t on t.id = s.id where t.path is distinct from s.path`)
      expect(rows).toEqual([{ wrong: 0 }])
    }),
    { numRuns: 10 },
  )
  const into = await callApi(store, goodsSectionsApi.move, {
    url: `${base}/sections/${goods.sections.root.id}/move`,
    headers,
    body: { parentId: goods.sections.cables.id, position: 0 },
  })
  expect(into.body.code).toBe('section.into-itself')
  const kept = await callApi(store, goodsSectionsApi.remove, { url: `${base}/sections/${goods.sections.root.id}`, headers })
  expect(kept.body.code).toBe('goods.in-use')
})

const fileBody = (name: string, type: string, content: string | Buffer) => {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--edge--\r\n')]),
  }
}

test('classes of an ETIM file become sections and kinds, once', async () => {
  const tsv = [
    'level1\tlevel2\tlevel3\tetim_group\tetim_class\tname_ru',
    'Щиты\tКорпуса\t\tEG000001\tEC000214\tКорпус щита',
    'Щиты\t\t\tEG000001\tEC000215\tЩит этажный',
  ].join('\n')
  const file = await store.app.inject({ method: 'POST', url: `${base}/etim`, ...fileBody('etim.tsv', 'text/tab-separated-values', tsv) })
  const { classes } = file.json<{ classes: { isKnown: boolean; sections: string[]; code: string; name: string }[] }>()
  expect(classes).toMatchObject([{ code: 'EC000214', sections: ['Щиты', 'Корпуса'], isKnown: false }, { code: 'EC000215' }])
  const take = () =>
    callApi(store, goodsKindsApi.takeEtim, {
      headers,
      body: { classes: classes.map(({ sections, code, name }) => ({ sections, code, name })) },
    })
  expect((await take()).body).toEqual({ addedSections: 2, addedKinds: 2, knownKinds: 0 })
  expect((await take()).body).toEqual({ addedSections: 0, addedKinds: 0, knownKinds: 2 })
  const wrong = await store.app.inject({ method: 'POST', url: `${base}/etim`, ...fileBody('a.csv', 'text/csv', 'артикул;цена\n1;2') })
  expect(wrong.json()).toMatchObject({ code: 'etim.unreadable' })
})

test('a kind, a feature with values, a brand with a series: made, used by a product, and not deleted while used', async () => {
  const feature = await callApi(store, goodsKindsApi.addFeature, { headers, body: { name: 'Ток', unit: 'А', kind: 'range' } })
  const values = await callApi(store, goodsKindsApi.changeValues, {
    url: `${base}/features/${feature.body.id}/values`,
    headers,
    body: { values: [{ text: '16' }, { text: '25' }] },
  })
  expect(values.body.values.map(({ text }) => text)).toEqual(['16', '25'])
  const kind = await callApi(store, goodsKindsApi.add, {
    headers,
    body: { name: 'Рубильник', sectionId: goods.sections.breakers.id, featureIds: [feature.body.id] },
  })
  const brand = await callApi(store, goodsBrandsApi.add, { headers, body: { name: 'Гром', countryCode: 'RU' } })
  const series = await callApi(store, goodsBrandsApi.addSeries, { headers, body: { brandId: brand.body.id, name: 'Ультра' } })
  const product = await callApi(store, goodsApi.add, {
    headers,
    body: {
      values: {
        ...whole('RUB-1', 'Рубильник 16А'),
        familyId: kind.body.id,
        brandId: brand.body.id,
        seriesId: series.body.series[0]?.id,
        [`feature.${feature.body.id}`]: ['16'],
      },
    },
  })
  expect(product.body.values).toMatchObject({ familyId: kind.body.id, [`feature.${feature.body.id}`]: ['16'] })
  const removals = [
    `kinds/${kind.body.id}`,
    `features/${feature.body.id}`,
    `brands/${brand.body.id}`,
    `series/${series.body.series[0]?.id}`,
  ]
  for (const path of removals) {
    const answer = await store.app.inject({ method: 'DELETE', url: `${base}/${path}`, headers })
    expect(answer.json()).toMatchObject({ code: 'goods.in-use' })
  }
  await store.app.inject({ method: 'DELETE', url: `${base}/products/${product.body.id}`, headers })
  for (const path of [removals[3], removals[2], removals[0], removals[1]])
    expect((await store.app.inject({ method: 'DELETE', url: `${base}/${path}`, headers })).statusCode).toBe(200)
})
