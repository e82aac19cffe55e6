import { beforeAll, expect, test } from 'vitest'
import { contentApi } from '@vitrina/contract/content/content'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSite } from '#test/builders'
import { aHelpTopic } from '#test/builders.content'

const { server } = describeStore()
beforeAll(async () => {
  const { ctx } = server
  await aHelpTopic(ctx, { slug: 'search', title: { ru: 'Поиск товара', en: 'Finding goods' }, routes: ['/catalog'], position: 1 })
  await aHelpTopic(ctx, { slug: 'filters', html: { ru: '<p>Отметьте <b>бренд</b>, скидка 50%</p>' }, routes: ['/catalog/'], position: 2 })
  await aHelpTopic(ctx, { slug: 'home', group: { ru: 'Общее' }, title: { ru: 'Главная' }, routes: ['/'], position: 3 })
  await aHelpTopic(ctx, { slug: 'pay', group: { ru: 'Общее' }, summary: { ru: 'Счёт и оплата' }, position: 4 })
  await aHelpTopic(ctx, { slug: 'foreign', siteId: (await aSite(ctx)).id, routes: ['/catalog'] })
})

const slugsOf = async (query: string, language = 'ru') => {
  const { body } = await callApi(server, contentApi.helpTopics, { url: `/api/v2/help${query}`, headers: { 'accept-language': language } })
  return body.items.map(({ slug }) => slug)
}

test('all topics of the site, in the seller’s order', async () => {
  expect(await slugsOf('')).toEqual(['search', 'filters', 'home', 'pay'])
})

test.each([
  ['/catalog', ['search', 'filters']],
  ['/catalog/123?product=7#/posts/news/1', ['search', 'filters']],
  ['/catalogue', []],
  ['/', ['home']],
  ['/orders', []],
])('the route %s is explained by %j', async (route, slugs) => {
  expect(await slugsOf(`?route=${encodeURIComponent(route)}`)).toEqual(slugs)
})

test.each([
  ['поиск', ['search']],
  ['ОПЛАТА', ['pay']],
  ['бренд', ['filters']],
  ['50%', ['filters']],
  ['%', ['filters']],
  ['_', []],
  ['strong', []],
  [' ', ['search', 'filters', 'home', 'pay']],
  ["'; drop table help_topics; --", []],
])('a search for %j finds %j', async (search, slugs) => {
  expect(await slugsOf(`?search=${encodeURIComponent(search)}`)).toEqual(slugs)
})

test('a search looks at the texts of the language asked for', async () => {
  expect(await slugsOf('?search=finding', 'en')).toEqual(['search'])
  expect(await slugsOf('?search=finding', 'ru')).toEqual([])
})

test('a topic comes with its neighbours in the group', async () => {
  const { body } = await callApi(server, contentApi.helpTopic, { url: '/api/v2/help/search', headers: { 'accept-language': 'en' } })
  expect(body).toMatchObject({
    slug: 'search',
    title: 'Finding goods',
    group: 'Каталог',
    content: '<p>Текст</p>',
    related: [{ slug: 'filters' }],
  })
})

test.each(['nothing', 'foreign'])('the topic %s is not there', async (slug) => {
  const { status, body } = await callApi(server, contentApi.helpTopic, { url: `/api/v2/help/${slug}` })
  expect([status, body.code]).toEqual([404, 'help.not-found'])
})

test('a search with a NUL in it is refused and breaks nothing', async () => {
  const { status } = await callApi(server, contentApi.helpTopics, { url: '/api/v2/help?search=a%00b' })
  expect(status).toBe(400)
  expect(await slugsOf('')).toHaveLength(4)
})
