import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSite } from '#test/builders'
import { aFeed, aHomeBlock, aPost } from '#test/builders.content'
import { aBrand, aProduct, aSection } from '#test/builders.goods'
import { countStatements } from '#test/count-statements'
import { homeBlocks } from '#tables/sites'

const { server } = describeStore()
const made = { cable: 0, wire: 0, light: 0, iskra: 0 }

beforeAll(async () => {
  const { ctx } = server
  const light = await aSection(ctx, { name: 'Свет', position: 2 })
  const cable = await aSection(ctx, { name: 'Кабель', position: 1, image: 'sections/cable.svg' })
  const wire = await aSection(ctx, { name: 'Провод', parent: cable })
  const iskra = await aBrand(ctx, { name: 'Искра', logo: 'brands/iskra.svg' })
  for (const sectionId of [wire.id, wire.id, cable.id]) await aProduct(ctx, { sectionId, brandId: iskra.id })
  await aProduct(ctx, { sectionId: light.id, brandId: iskra.id })
  await aProduct(ctx, { sectionId: light.id, brandId: iskra.id, isActive: false })
  Object.assign(made, { cable: cable.id, wire: wire.id, light: light.id, iskra: iskra.id })
  const news = await aFeed(ctx, { slug: 'news' })
  for (let n = 1; n <= 5; n++) await aPost(ctx, { feedId: news.id, slug: `news-${n}`, publishedAt: new Date(Date.UTC(2026, 0, n)) })
  await aPost(ctx, { feedId: news.id, slug: 'draft', isPublished: false })
  const articles = await aFeed(ctx, { slug: 'articles' })
  await aPost(ctx, { feedId: articles.id, slug: 'article' })
})
beforeEach(() => server.ctx.db.delete(homeBlocks))

const home = async (language = 'ru') => (await callApi(server, siteApi.home, { headers: { 'accept-language': language } })).body.blocks

test('the home page is built of the seller’s blocks, in the seller’s order and the viewer’s language', async () => {
  const { ctx } = server
  const intro = await aHomeBlock(ctx, {
    kind: 'intro',
    title: { ru: 'Электротехника', en: 'Electrical goods' },
    payload: {
      content: { ru: '<p>Опт</p>', en: '<p>Wholesale</p>' },
      image: 'home/intro.svg',
      facts: [{ value: '20 000', label: { ru: 'товаров', en: 'goods' } }],
    },
  })
  const links = await aHomeBlock(ctx, {
    kind: 'links',
    payload: {
      items: [{ title: { ru: 'Доставка', en: 'Delivery' }, text: { ru: 'По городу' }, link: '/content/delivery', icon: 'truck' }],
    },
  })
  const text = await aHomeBlock(ctx, { kind: 'text', payload: { content: { ru: '<p>О нас</p>' } } })
  await aHomeBlock(ctx, { kind: 'text', siteId: (await aSite(ctx)).id, payload: { content: { ru: 'чужое' } } })
  expect(await home('en')).toEqual([
    {
      id: intro.id,
      kind: 'intro',
      title: 'Electrical goods',
      content: '<p>Wholesale</p>',
      image: '/media/home/intro.svg',
      facts: [{ value: '20 000', label: 'goods' }],
    },
    {
      id: links.id,
      kind: 'links',
      title: 'Блок',
      items: [{ title: 'Delivery', text: 'По городу', link: '/content/delivery', icon: 'truck' }],
    },
    { id: text.id, kind: 'text', title: 'Блок', content: '<p>О нас</p>' },
  ])
})

test('sections show the products on sale in them and under them', async () => {
  await aHomeBlock(server.ctx, { kind: 'sections' })
  await aHomeBlock(server.ctx, { kind: 'sections', payload: { ids: [made.wire, made.light] } })
  const [roots, named] = await home()
  expect(roots).toHaveProperty('items', [
    { id: made.cable, name: 'Кабель', image: '/media/sections/cable.svg', productCount: 3 },
    { id: made.light, name: 'Свет', image: null, productCount: 1 },
  ])
  expect(named).toMatchObject({
    items: [
      { id: made.wire, productCount: 2 },
      { id: made.light, productCount: 1 },
    ],
  })
})

test('brands and the newest posts of a feed are included', async () => {
  await aHomeBlock(server.ctx, { kind: 'brands' })
  await aHomeBlock(server.ctx, { kind: 'news', payload: { feed: 'news', limit: 2 } })
  await aHomeBlock(server.ctx, { kind: 'news', payload: { feed: 'articles' } })
  await aHomeBlock(server.ctx, { kind: 'news', payload: { feed: 'gone' } })
  const blocks = await home()
  const [brands, news, articles] = blocks
  expect(brands).toHaveProperty('items', [{ id: made.iskra, name: 'Искра', logo: '/media/brands/iskra.svg' }])
  expect(news).toMatchObject({ feed: 'news', items: [{ slug: 'news-5' }, { slug: 'news-4' }] })
  expect(articles).toMatchObject({ items: [{ slug: 'article' }] })
  // A heading over nothing is left out.
  expect(blocks).toHaveLength(3)
})

test('a block that does not read is left out, the rest shows', async () => {
  await aHomeBlock(server.ctx, { kind: 'intro', payload: { nonsense: true } })
  await aHomeBlock(server.ctx, { kind: 'brands' })
  expect((await home()).map(({ kind }) => kind)).toEqual(['brands'])
})

test('many blocks cost as many queries as few', async () => {
  const add = async () => {
    for (const payload of [{ feed: 'news' }, { feed: 'articles' }]) await aHomeBlock(server.ctx, { kind: 'news', payload })
    await aHomeBlock(server.ctx, { kind: 'sections' })
    await aHomeBlock(server.ctx, { kind: 'brands' })
  }
  const cost = () => countStatements(server, home)
  await add()
  const few = await cost()
  for (let n = 0; n < 5; n++) await add()
  expect(await cost()).toBe(few)
  expect(few).toBeLessThanOrEqual(4)
})

test('the catalogue answers its defaults and counts, without counting each time [A-13]', async () => {
  const read = async () => (await callApi(server, siteApi.catalogueInfo)).body
  await read()
  const queries = vi.spyOn(server.pool, 'query')
  expect(await read()).toEqual({
    settings: {
      view: 'list',
      panelShown: true,
      panelPinned: true,
      sectionsPinned: false,
      pageSize: 20,
      sort: 'relevance',
      shownStocks: 2,
      selectFilters: [],
      findReplacementPrefix: 'аналог:',
      findRelatedPrefix: 'сопутствующие:',
    },
    productCount: 4,
  })
  expect(queries.mock.calls.length).toBeLessThanOrEqual(1)
  queries.mockRestore()
})

test('a dead token does not close the catalogue: asked again without it, it answers [A-13]', async () => {
  const dead = { authorization: `Bearer ${'x'.repeat(43)}` }
  expect((await callApi(server, siteApi.catalogueInfo, { headers: dead })).status).toBe(401)
  expect((await callApi(server, siteApi.catalogueInfo)).status).toBe(200)
})
