import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { siteApi } from '@vitrina/contract/site/site'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import { favourites } from '#tables/choices'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, aVisitor, changeSettings } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'
import { eventually } from '#test/eventually'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers

beforeAll(async () => {
  const company = await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })
  const user = await aUser(server.ctx, { companyIds: [company.id] })
  await server.ctx.db.insert(favourites).values({ userId: user.id, productId: goods.products.thickCable.id })
  buyer = user.headers
})

const list = (query: string, headers: Headers = {}) => callApi(server, catalogueApi.list, { url: `/api/v1/product?${query}`, headers })
const search = (query: string, headers: Headers = {}) => callApi(server, catalogueApi.search, { url: `/api/v2/search?${query}`, headers })
const filters = (query: string, headers: Headers = {}) =>
  callApi(server, catalogueApi.filters, { url: `/api/v2/search/filters?${query}`, headers })

async function articles(query: string, headers: Headers = buyer) {
  const v2 = query
    .replaceAll('filters[', 'criteria[')
    .replaceAll('features[', 'properties[')
    .replaceAll('stock=', 'storage=')
    .replace(/sort=-(\w+)/, 'sorting[$1]=DESC')
    .replace(/sort=(\w+)/, 'sorting[$1]=ASC')
  const [one, two] = [await list(query, headers), await search(v2, headers)]
  const inOne = one.body.items.map(({ article }) => article)
  expect(two.body.items.map(({ article }) => article)).toEqual(inOne)
  expect(one.body.meta.totalCount).toBe(two.body.meta.totalCount)
  return inOne
}

const all = ['AVT-16C', 'KAB-0015', 'KAB-0025', 'KAB-0100', 'AVT-25D']
const cables = ['KAB-0015', 'KAB-0025', 'KAB-0100']

describe('each parameter narrows the list, in both spellings [C-01] [A-17] [A-18]', () => {
  test.each([
    ['', () => all],
    [() => `filters[section]=${goods.sections.root.id}`, () => cables],
    [() => `filters[section]=${goods.sections.breakers.id}`, () => ['AVT-16C', 'AVT-25D']],
    [() => `filters[type]=${goods.cable.id}`, () => cables],
    [() => `filters[brands][]=${goods.brands.wave.id}`, () => ['AVT-16C', 'KAB-0100']],
    [() => `filters[brands]=${goods.brands.wave.id},${goods.brands.spark.id}`, () => all.slice(0, 4)],
    [() => `filters[series]=${goods.standard.id}`, () => ['KAB-0015']],
    [() => `filters[manufacturer]=${goods.maker.id}`, () => cables],
    [() => 'filters[manufacturerCountries]=cn', () => ['KAB-0100']],
    [() => `filters[sellers]=${goods.products.relay.sellerId}`, () => ['AVT-25D']],
    [() => `filters[set]=${goods.house.id}`, () => ['AVT-16C', 'KAB-0015']],
    [() => 'filters[instock]=1', () => ['AVT-16C', 'KAB-0015']],
    [() => 'filters[instock]=1&filters[requestedAmount]=50', () => ['KAB-0015']],
    [() => `stock=${goods.warehouses.near.id}`, () => ['KAB-0015']],
    [() => 'filters[recommended]=true', () => ['KAB-0015']],
    [() => 'filters[infavorite]=1', () => ['KAB-0100']],
    [() => 'filters[keyword]=KAB-0025', () => ['KAB-0025']],
    [() => `features[cross-section]=${goods.values.thin},${goods.values.thick}`, () => ['KAB-0015', 'KAB-0100']],
    [() => `features[colour][]=${goods.values.black}`, () => ['KAB-0015', 'KAB-0025']],
    [() => 'features[cross-section][from]=2&features[cross-section][to]=10', () => ['KAB-0025', 'KAB-0100']],
    [() => 'features[cross-section][from]=10&features[cross-section][to]=2,0', () => ['KAB-0025', 'KAB-0100']],
    [() => `filters[custom-colour]=${goods.values.white}`, () => ['KAB-0100']],
    [() => 'filters[priceMin]=100&filters[priceMax]=250', () => ['AVT-16C', 'KAB-0025']],
    [() => 'filters[priceMin]=250&filters[priceMax]=100', () => ['AVT-16C', 'KAB-0025']],
    [() => 'sort=price&filters[priceMin]=1', () => ['KAB-0015', 'KAB-0025', 'AVT-16C', 'KAB-0100']],
    [() => 'sort=-price&filters[priceMin]=1', () => ['KAB-0100', 'AVT-16C', 'KAB-0025', 'KAB-0015']],
    [() => 'sort=name', () => ['AVT-16C', 'AVT-25D', 'KAB-0015', 'KAB-0100', 'KAB-0025']],
    [() => 'pageSize=2&page=2', () => ['KAB-0025', 'KAB-0100']],
    [() => 'page=99', () => []],
    [
      () =>
        `filters[section]=${goods.sections.root.id}&filters[brands]=${goods.brands.spark.id}&filters[keyword]=кабель&filters[instock]=1&filters[priceMax]=90&features[colour]=${goods.values.black}&sort=-price&filters[recommended]=1&filters[set]=${goods.house.id}&filters[type]=${goods.cable.id}`,
      () => ['KAB-0015'],
    ],
  ])('%s', async (query, expected) => {
    const asked = typeof query === 'string' ? query : query()
    const found = await articles(asked)
    expect(asked.includes('sort') || asked.includes('page') ? found : found.toSorted()).toEqual(
      asked.includes('sort') || asked.includes('page') ? expected() : expected().toSorted(),
    )
  })
})

test('a keyword beside the criteria counts as one among them, in both spellings of the call', async () => {
  expect((await list('keyword=KAB-0015')).body.items.map(({ article }) => article)).toEqual(['KAB-0015'])
  expect((await search('keyword=KAB-0015')).body.items.map(({ article }) => article)).toEqual(['KAB-0015'])
})

test('a card carries the viewer’s price for the minimum batch and the nearest stocks', async () => {
  const { body } = await list('filters[keyword]=KAB-0015', buyer)
  expect(body.items[0]).toMatchObject({
    type: 'catalog',
    article: 'KAB-0015',
    brand: { name: 'Искра' },
    section: { name: 'Кабель силовой' },
    series: { name: 'Стандарт' },
    minimumBatch: 10,
    multiplicity: 5,
    price: { value: 80, withoutVat: 65.57, vat: 14.43, vatRate: 2200 },
    currentPrice: 80,
    favorite: false,
    stocks: [
      { warehouse: { name: 'Ближний' }, free: 100, arrival: null },
      { warehouse: { name: 'Дальний' }, free: 7.5 },
    ],
    stockTotal: 107.5,
  })
  expect(body.meta).toMatchObject({ currentPage: 1, pageCount: 1, totalCount: 1, hasInitialItem: false, itemsHeadingI18Key: null })
  expect(body.meta.searchLogUuid).toMatch(/^[0-9a-f-]{36}$/)
})

test('find replacement and find related show the product and its linked products [C-08]', async () => {
  const replacement = await list(`filters[keyword]=${encodeURIComponent('аналог:KAB-0015')}`)
  expect(replacement.body.items.map(({ article, analog }) => [article, analog])).toEqual([
    ['KAB-0015', false],
    ['KAB-0025', true],
  ])
  expect(replacement.body.meta).toMatchObject({ hasInitialItem: true, totalCount: 1, itemsHeadingI18Key: 'catalogue:list.analogs' })
  const related = await list(`filters[keyword]=${encodeURIComponent(`сопутствующие:id${goods.products.thinCable.id}`)}`)
  expect(related.body.items.map(({ article, isRelated }) => [article, isRelated])).toEqual([
    ['KAB-0015', false],
    ['AVT-16C', true],
  ])
  expect((await list(`filters[keyword]=${encodeURIComponent('аналог:нет такого')}`)).body.items).toEqual([])
})

test('counts are exact and a chosen filter does not empty its own neighbours [C-12]', async () => {
  const { body } = await filters(`criteria[brands]=${goods.brands.spark.id}`, buyer)
  const named = Object.fromEntries(body.items.map((filter) => [filter.id, filter]))
  expect(named.brands?.values.map(({ name, count, selected }) => [name, count, selected])).toEqual([
    ['Волна', 2, false],
    ['Искра', 2, true],
    ['Искра', 1, false],
  ])
  expect(named.section).toMatchObject({ kind: 'tree', name: 'Раздел' })
  expect(named.section?.values.map(({ name, count }) => [name, count])).toEqual([
    ['Кабель силовой', 2],
    ['Кабельная продукция', 2],
  ])
  expect(named['feature-cross-section']).toMatchObject({
    code: 'cross-section',
    kind: 'range',
    unit: 'мм²',
    primary: true,
    value: { from: 1.5, to: 2.5 },
  })
  expect(named.price).toMatchObject({ kind: 'range', unit: '₽', value: { from: 80, to: 160 } })
  expect(named.instock?.values[0]?.count).toBe(1)
  expect(body.totalCount).toBe(2)
})

test('[C-12] favourites have a count of their own, among the found products; a guest has none to count', async () => {
  const counted = async (query: string, headers: Headers = {}) =>
    (await filters(query, headers)).body.items.find(({ id }) => id === 'infavorite')?.values
  expect(await counted('', buyer)).toMatchObject([{ name: 'Избранное', count: 1, selected: false }])
  expect(await counted('criteria[infavorite]=1', buyer)).toMatchObject([{ count: 1, selected: true }])
  expect(await counted(`criteria[brands]=${goods.brands.spark.id}`, buyer)).toMatchObject([{ count: 0 }])
  expect(await counted('')).toEqual([])
})

type CatalogueConfig = Partial<SiteConfig['catalogue']>

/** Runs `seen` under another configuration of the catalogue. */
async function whileConfigured(config: CatalogueConfig, seen: () => Promise<void>) {
  const told = async () => (await callApi(server, siteApi.catalogueInfo)).body.settings
  const usual = await told()
  const configure = async (catalogue: CatalogueConfig) => {
    await changeSettings(server.ctx, 1, { catalogue })
    await eventually(async () => expect(await told()).toMatchObject(catalogue))
  }
  await configure(config)
  try {
    await seen()
  } finally {
    await configure({ pageSize: usual?.pageSize ?? 20, selectFilters: usual?.selectFilters ?? [] })
  }
}

test('[C-12] features the seller has configured are drop-down lists under the name they have in the address', () =>
  whileConfigured({ selectFilters: ['colour'] }, async () => {
    const { body } = await filters(`criteria[custom-colour]=${goods.values.white}`)
    const [select, ...others] = body.items.filter(({ code }) => code === 'colour')
    expect([select, others]).toMatchObject([{ id: 'custom-colour', kind: 'select' }, []])
    expect(select?.values.find(({ selected }) => selected)?.id).toBe(goods.values.white)
    const one = await callApi(server, catalogueApi.filter, { url: '/api/v2/search/filters/custom-colour' })
    expect(one.body).toMatchObject({ kind: 'select', code: 'colour' })
  }))

test('[C-02] a list of which no size is asked has as many as the seller shows on a page', () =>
  whileConfigured({ pageSize: 2 }, async () => {
    const { body } = await search('')
    expect([body.items.length, body.meta.pageCount]).toEqual([2, 3])
    expect((await search('page=3')).body.items).toHaveLength(1)
    expect((await search('pageSize=5')).body.items).toHaveLength(5)
  }))

test('a feature that has the name of another filter is a filter of its own', async () => {
  const { body } = await filters('')
  const ids = body.items.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(['type', 'feature-type']))
})

test('a chosen value that finds nothing stands last, and one filter is whole by its id', async () => {
  const { body } = await callApi(server, catalogueApi.filter, {
    url: `/api/v2/search/filters/feature-colour?criteria[brands]=${goods.brands.wave.id}&properties[colour]=${goods.values.black}`,
  })
  expect(body.values.map(({ name, count, selected }) => [name, count, selected])).toEqual([
    ['белый', 1, false],
    ['чёрный', 0, true],
  ])
  const missing = await callApi(server, catalogueApi.filter, { url: '/api/v2/search/filters/nothing' })
  expect(missing.body.code).toBe('filter.not-found')
})

test('suggestions name words, sections, brands and products with prices; an article is found in pieces [C-11]', async () => {
  const { body } = await callApi(server, catalogueApi.suggest, { url: `/api/v2/search/suggest?keyword=${encodeURIComponent('кабель')}` })
  expect(body.products.map(({ article }) => article).toSorted()).toEqual(cables)
  expect(body.products[0]?.price).not.toBeNull()
  const pieces = await callApi(server, catalogueApi.suggest, { url: '/api/v2/search/suggest?keyword=KAB%200025' })
  expect(pieces.body.products[0]?.article).toBe('KAB-0025')
  expect((await callApi(server, catalogueApi.suggest, { url: '/api/v2/search/suggest' })).body.products).toEqual([])
})

test('each viewer has their own search history and can clear it [C-11]', async () => {
  const { headers } = aVisitor()
  for (const word of ['кабель', 'автомат', 'кабель']) await search(`criteria[keyword]=${encodeURIComponent(word)}`, headers)
  const history = () => callApi(server, catalogueApi.history, { headers })
  expect((await history()).body.items).toEqual([
    { keyword: 'кабель', totalCount: 3 },
    { keyword: 'автомат', totalCount: 2 },
  ])
  expect((await callApi(server, catalogueApi.history, { headers: aVisitor().headers })).body.items).toEqual([])
  await callApi(server, catalogueApi.clearHistory, { headers })
  expect((await history()).body.items).toEqual([])
})

test('a page costs the same few statements for any size and viewer', async () => {
  const { pool } = server
  const query = pool.query.bind(pool)
  const statements = async (size: number, headers: Headers) => {
    let count = 0
    pool.query = ((...given: Parameters<typeof query>) => {
      count++
      return query(...given)
    }) as typeof query
    try {
      await list(`pageSize=${size}`, headers)
    } finally {
      pool.query = query
    }
    return count
  }
  // Names and settings are read again from time to time, for all requests together: the least of several is a page's own cost.
  const expectCost = async (cost: number, size: number, headers: Headers) => {
    await expect.poll(() => statements(size, headers)).toBe(cost)
  }
  // The session, then the viewer's own facts with the cart and the changes, then where they want goods.
  await expectCost(3, 5, buyer)
  await expectCost(3, 100, buyer)
  // The visitor's region in place of the session.
  const visitor = aVisitor().headers
  await expectCost(3, 5, visitor)
  await expectCost(3, 100, visitor)
  await expectCost(1, 100, {})
  // One more where goods have changed, however many.
  await expect.poll(() => pool.query('update products set popularity = popularity').then(() => statements(100, {}))).toBe(2)
})

describe('bad input is a clear refusal or an empty list', () => {
  test.each([
    ['filters[brands]=2147483647'],
    ['filters[section]=999999'],
    ['filters[manufacturerCountries]=ZZ'],
    ['stock=999999'],
    ['features[no-such]=1'],
    ['features[colour]=999999'],
    ['features[colour][from]=5'],
    ['filters[custom-nothing]=abc'],
    ['filters[set]=5'],
  ])('%s finds nothing', async (query) => {
    const { status, body } = await list(query, buyer)
    expect([status, body.items]).toEqual([200, []])
  })

  test.each([
    ['filters[keyword][]=a'],
    [`filters[keyword]=${'a'.repeat(10_000)}`],
    [`filters[brands]=${Array.from({ length: 5_000 }, (_, n) => n + 1).join(',')}`],
    [Array.from({ length: 5_000 }, (_, n) => `filters[brands][]=${n + 1}`).join('&')],
    ['page=-1'],
    ['page=0'],
    ['page=1e9'],
    ['pageSize=1000'],
    ['page[]=1&page[]=2'],
    ['sort=drop'],
    ['filters[brands]=abc'],
    ['filters[brands]=-1'],
    ['filters[brands]=99999999999'],
    ['filters=abc'],
    ['features=abc'],
    ['features[colour][from]=abc'],
    ['filters[priceMin]=-5'],
    ['filters[priceMin]=NaN'],
    ['filters[instock]=perhaps'],
  ])('%#. %.60s is refused', async (query) => {
    expect((await list(query, buyer)).status).toBe(422)
  })

  test.each([['filters[keyword]=%00'], ['filters[__proto__][a]=1']])('%s is ignored', async (query) => {
    expect((await list(query, buyer)).body.meta.totalCount).toBe(all.length)
  })
})

test('parts stand at their places in the text, also when a word of it was misspelt or left out', async () => {
  for (const keyword of ['кабель Искра', 'кобель Искра', 'кабель Искра ыыыыы']) {
    const { interpreted } = (await search(`criteria[keyword]=${encodeURIComponent(keyword)}`)).body
    const brand = interpreted.understood.find(({ filter }) => filter === 'brands')
    expect(
      brand?.spans.map(({ from, to }) => interpreted.text.slice(from, to)),
      `«${keyword}»`,
    ).toEqual(['Искра'])
  }
})
