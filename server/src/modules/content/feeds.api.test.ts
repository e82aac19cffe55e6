import { beforeAll, expect, test } from 'vitest'
import { contentApi } from '@vitrina/contract/content/content'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSite } from '#test/builders'
import { aFeed, aPost, aRubric } from '#test/builders.content'

const { server } = describeStore()
let rubrics: { stock: number; people: number }
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

beforeAll(async () => {
  const { ctx } = server
  const news = await aFeed(ctx, { slug: 'news', title: { ru: 'Новости', en: 'News' } })
  const stock = await aRubric(ctx, { feedId: news.id, slug: 'sklad', name: { ru: 'Склад', en: 'Stock' }, position: 2 })
  const people = await aRubric(ctx, { feedId: news.id, slug: 'lyudi', position: 1 })
  rubrics = { stock: stock.id, people: people.id }
  for (let n = 1; n <= 13; n++)
    await aPost(ctx, {
      feedId: news.id,
      rubricId: n <= 2 ? stock.id : null,
      slug: `news-${n}`,
      title: { ru: `Новость ${n}` },
      publishedAt: day(n),
    })
  await aPost(ctx, { feedId: news.id, rubricId: stock.id, slug: 'draft', isPublished: false, publishedAt: day(3) })
  await aPost(ctx, { feedId: news.id, rubricId: stock.id, slug: 'tomorrow', publishedAt: new Date(Date.now() + 3_600_000) })
  const articles = await aFeed(ctx, { slug: 'articles' })
  await aPost(ctx, { feedId: articles.id, slug: 'twin-a', title: { ru: 'А' }, publishedAt: day(1), image: 'posts/a.svg' })
  await aPost(ctx, { feedId: articles.id, slug: 'twin-b', title: { ru: 'Б' }, publishedAt: day(1) })
  const foreign = await aSite(ctx)
  await aFeed(ctx, { slug: 'foreign', siteId: foreign.id })
})

const get = <const E extends Endpoint>(call: E, path: string, language = 'ru') =>
  callApi(server, call, { url: `/api/v2/feeds/${path}`, headers: { 'accept-language': language } })

test('a feed names its rubrics in the seller’s order and counts only published posts [A-16]', async () => {
  const { body } = await get(contentApi.feed, 'news', 'en')
  expect(body).toEqual({
    slug: 'news',
    title: 'News',
    description: 'О главном',
    rubrics: [
      { id: rubrics.people, slug: 'lyudi', name: 'Рубрика', count: 0 },
      { id: rubrics.stock, slug: 'sklad', name: 'Stock', count: 2 },
    ],
  })
})

test('posts come newest first, twelve to a page, without drafts and posts of the future [A-16]', async () => {
  const first = await get(contentApi.feedItems, 'news/items?page=1')
  expect(first.body.meta).toEqual({ currentPage: 1, pageCount: 2, totalCount: 13 })
  expect(first.body.items.map(({ slug }) => slug)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `news-${n}`))
  const second = await get(contentApi.feedItems, 'news/items?page=2')
  expect(second.body.items).toMatchObject([
    { slug: 'news-1', rubric: { id: rubrics.stock, slug: 'sklad', name: 'Склад' }, publishedAt: '2026-01-01T00:00:00.000Z' },
  ])
  expect((await get(contentApi.feedItems, 'news/items?page=99')).body).toMatchObject({ items: [], meta: { currentPage: 99, pageCount: 2 } })
})

test('a rubric is named by its slug or its number; an unknown one gives an empty page [A-16]', async () => {
  const slugsOf = async (rubric: string | number) =>
    (await get(contentApi.feedItems, `news/items?page=1&criteria[rubric]=${rubric}`)).body.items.map(({ slug }) => slug)
  expect(await slugsOf('sklad')).toEqual(['news-2', 'news-1'])
  expect(await slugsOf(rubrics.stock)).toEqual(['news-2', 'news-1'])
  for (const unknown of ['lyudi', 'nothing', 999, '99999999999999999999', "x'%20or%201=1--", '%25'])
    expect(await slugsOf(unknown)).toEqual([])
  expect(await slugsOf('')).toHaveLength(12)
})

test('a post is read by slug or number, with its neighbours in time [A-16]', async () => {
  const { body } = await get(contentApi.feedItem, 'news/items/news-2')
  expect(body).toMatchObject({
    slug: 'news-2',
    content: '<p>Текст</p>',
    feed: { slug: 'news', title: 'Новости' },
    newer: { slug: 'news-3', title: 'Новость 3' },
    older: { slug: 'news-1', title: 'Новость 1' },
  })
  expect((await get(contentApi.feedItem, `news/items/${body.id}`)).body).toEqual(body)
  expect((await get(contentApi.feedItem, 'news/items/news-13')).body.newer).toBeNull()
  expect((await get(contentApi.feedItem, 'news/items/news-1')).body.older).toBeNull()
})

test('posts of one moment keep their order, and a picture has an address', async () => {
  const [b, a] = [
    (await get(contentApi.feedItem, 'articles/items/twin-b')).body,
    (await get(contentApi.feedItem, 'articles/items/twin-a')).body,
  ]
  expect(b).toMatchObject({ newer: null, older: { slug: 'twin-a' }, image: null })
  expect(a).toMatchObject({ newer: { slug: 'twin-b' }, older: null, image: '/media/posts/a.svg' })
})

test.each(['draft', 'tomorrow', 'nothing', '999999', '99999999999'])('the post %s is not there', async (name) => {
  expect(await get(contentApi.feedItem, `news/items/${name}`)).toMatchObject({
    status: 404,
    body: { code: 'post.not-found', message: 'Публикация не найдена' },
  })
})

test('a feed of another site looks missing, in the language asked for', async () => {
  for (const path of ['foreign', 'foreign/items', 'foreign/items/1'])
    expect(await get(contentApi.feed, path, 'en')).toMatchObject({
      status: 404,
      body: { code: 'feed.not-found', message: 'Feed not found' },
    })
})

test.each([
  ['news/items?page=0', 'page'],
  ['news/items?page=x', 'page'],
  ['news/items?page=1e9', 'page'],
  ['news/items?criteria=x', 'criteria'],
  ['news/items?criteria[rubric][]=1', 'criteria.rubric'],
  ["ne'ws", 'slug'],
  ['..%2f..%2fetc', 'slug'],
])('%s is refused at its field, in Russian', async (path, field) => {
  const { status, body } = await get(contentApi.feedItems, path)
  expect(status).toBe(422)
  expect(body.errors.map((error) => error.field)).toEqual([field])
  expect(body.errors[0]?.message).toMatch(/^[А-ЯЁ]/)
})
