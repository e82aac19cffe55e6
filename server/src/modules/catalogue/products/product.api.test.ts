import { eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { productApi } from '@vitrina/contract/catalogue/product'
import { productCertificates, productImages, productLinks, products } from '#tables/catalogue'
import { searchLogOpenings } from '#tables/choices'
import { priceBreaks } from '#tables/promos'
import { arrivals } from '#tables/stock'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore()
let goods: Awaited<ReturnType<typeof smallCatalogue>>
const [soon, later] = [dayFromToday(25), dayFromToday(35)]

beforeAll(async () => {
  const { db } = server.ctx
  goods = await smallCatalogue(server.ctx)
  const { thinCable, mediumCable } = goods.products
  await db.insert(priceBreaks).values({ productId: thinCable.id, fromQuantity: 100, discount: 1_000 })
  await db.insert(arrivals).values([
    { productId: thinCable.id, warehouseId: goods.warehouses.far.id, quantity: 500, expectedOn: later },
    { productId: thinCable.id, warehouseId: goods.warehouses.far.id, quantity: 50, expectedOn: soon },
  ])
  await db.insert(productCertificates).values([
    { kind: 'certificate', number: 'RU-1', name: 'Сертификат серии', seriesId: goods.standard.id },
    { kind: 'passport', number: 'P-1', name: 'Паспорт', productId: thinCable.id },
    { kind: 'manual', number: 'M-1', name: 'Чужое', productId: mediumCable.id },
    { kind: 'manual', number: 'M-2', name: 'Каталог бренда', brandId: goods.brands.spark.id },
    { kind: 'manual', number: 'M-3', name: 'Чужое', brandId: goods.brands.spark.id, productId: mediumCable.id },
    { kind: 'manual', number: 'M-4', name: 'Чужое', brandId: goods.brands.wave.id },
  ])
})

const read = (id: number | string, query = '') => callApi(server, productApi.read, { url: `/api/v1/product/${id}${query}` })

test('a product shows features, stock with arrivals, breaks, analogs with their difference, sets and papers [A-17]', async () => {
  const { status, headers, body } = await read(goods.products.thinCable.id)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.features).toEqual([
    { group: 'Жилы', items: [{ id: 'cross-section', name: 'Сечение', unit: 'мм²', values: ['1,5'] }] },
    { group: '', items: [{ id: 'colour', name: 'Цвет', unit: null, values: ['чёрный'] }] },
  ])
  expect(body.stocks[1]).toMatchObject({
    warehouse: { name: 'Дальний' },
    free: 7.5,
    arrival: { quantity: 50, expectedOn: soon },
  })
  expect(body.breaks).toEqual([{ from: 100, price: 90 }])
  expect(body.analogs.map(({ product, differences }) => [product.article, product.analog, differences])).toEqual([
    ['KAB-0025', true, [{ id: 'cross-section', name: 'Сечение', unit: 'мм²', own: '1,5', other: '2,5', more: 1, isHard: true }]],
  ])
  expect(body.related.map(({ article, isRelated }) => [article, isRelated])).toEqual([['AVT-16C', true]])
  expect(body.sets).toMatchObject([{ name: 'Щит дома', items: [{ product: { article: 'KAB-0015' }, quantity: 50 }, { quantity: 2 }] }])
  expect(body.papers.map(({ number }) => number)).toEqual(['RU-1', 'M-2', 'P-1'])
  expect(body).toMatchObject({ manufacturer: { name: 'ООО «Искра»' }, country: { code: 'RU', name: 'Россия' } })
})

test('linked goods stand by how popular they are, pictures in the seller’s order; without pictures there is the one of the card', async () => {
  const { relay, breaker, thinCable, mediumCable, thickCable } = goods.products
  const { db } = server.ctx
  await db
    .insert(productLinks)
    .values([
      ...[thickCable, thinCable, mediumCable].map(({ id }) => ({ productId: relay.id, linkedId: id, kind: 'analog' as const })),
      ...[mediumCable, breaker].map(({ id }) => ({ productId: relay.id, linkedId: id, kind: 'related' as const })),
    ])
  await db.update(products).set({ image: 'card.webp' }).where(eq(products.id, relay.id))
  const { body } = await read(relay.id)
  expect(body.analogs.map(({ product }) => product.article)).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100'])
  expect(body.related.map(({ article }) => article)).toEqual(['AVT-16C', 'KAB-0025'])
  expect(body.images).toEqual([expect.stringContaining('card.webp')])
  await db.insert(productImages).values([3, 1, 2].map((position) => ({ productId: relay.id, position, image: `${position}.webp` })))
  expect((await read(relay.id)).body.images).toEqual([1, 2, 3].map((position) => expect.stringContaining(`${position}.webp`)))
})

test('the search that led to a product is remembered once; a wrong hint hides nothing', async () => {
  const { id } = goods.products.breaker
  const found = await callApi(server, catalogueApi.list, { url: `/api/v1/product?filters[keyword]=${encodeURIComponent('автомат')}` })
  const hint = `?additionalFields[searchLogUuid]=${found.body.meta.searchLogUuid}&additionalFields[searchLogProductPosition]=3`
  await read(id, hint)
  expect((await read(id, hint)).status).toBe(200)
  await expect.poll(() => server.ctx.db.select().from(searchLogOpenings)).toMatchObject([{ productId: id, position: 3 }])
  for (const wrong of [
    '?additionalFields[searchLogUuid]=abc',
    '?additionalFields=1',
    `?additionalFields[searchLogUuid]=${crypto.randomUUID()}`,
  ])
    expect((await read(id, wrong)).status).toBe(200)
})

test.each([
  ['2000000000', 404],
  ['0', 422],
  ['-1', 422],
  ['abc', 422],
  ['99999999999', 422],
  ['%00', 422],
])('product %s is answered %i', async (id, status) => {
  expect((await read(id)).status).toBe(status)
})

test('a product that is not sold is not there', async () => {
  expect((await read(goods.products.hidden.id)).body.code).toBe('product.not-found')
})

test('sections, brands and groups are found by id and may be kept by the browser [A-19]', async () => {
  const { root, cables } = goods.sections
  const roots = await callApi(server, catalogueApi.sections)
  expect(roots.body.items.map(({ text, hasItems }) => [text, hasItems])).toEqual([
    ['Кабельная продукция', true],
    ['Автоматы', false],
  ])
  const under = await callApi(server, catalogueApi.sectionItems, { url: `/api/v1/catalog-section/${root.id}/item` })
  expect(under.body.items).toMatchObject([{ id: cables.id, text: 'Кабель силовой', parentId: root.id }])
  const one = await callApi(server, catalogueApi.section, { url: `/api/v1/catalog-section/${cables.id}` })
  expect(one.body.path.map(({ text }) => text)).toEqual(['Кабельная продукция', 'Кабель силовой'])
  const brand = await callApi(server, catalogueApi.brand, { url: `/api/v1/product-brand/${goods.brands.spark.id}` })
  const group = await callApi(server, catalogueApi.group, { url: `/api/v1/filter/group/${goods.cable.id}` })
  expect([brand.body.name, group.body.name]).toEqual(['Искра', 'Кабель'])
  for (const { headers } of [one, under, brand, group]) expect(headers['cache-control']).toContain('max-age')
  expect((await callApi(server, catalogueApi.brands)).body.items).toHaveLength(4)
  expect((await callApi(server, catalogueApi.groups)).body.items.map(({ name }) => name)).toContain('Кабель')

  const missing = [
    await callApi(server, catalogueApi.brand, { url: '/api/v1/product-brand/999' }),
    await callApi(server, catalogueApi.section, { url: '/api/v1/catalog-section/999' }),
    await callApi(server, catalogueApi.sectionItems, { url: '/api/v1/catalog-section/999/item' }),
    await callApi(server, catalogueApi.group, { url: '/api/v1/filter/group/999' }),
  ]
  for (const { status, headers } of missing) expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})
