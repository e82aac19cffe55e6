import { describe, expect, test } from 'vitest'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import { helpTopicOf, isOpenTopic, mediaUrl, postCardOf, routeOf } from './content.rules.ts'

test.each([
  [null, null],
  ['news/1.webp', '/media/news/1.webp'],
  ['https://cdn.example.com/1.webp', 'https://cdn.example.com/1.webp'],
  ['/images/1.webp', '/images/1.webp'],
  ['http://cdn.example.com/1.webp', '/media/http://cdn.example.com/1.webp'],
  ['a/https://1.webp', '/media/a/https://1.webp'],
])('a picture kept as %j is seen at %s', (key, url) => {
  expect(mediaUrl(key)).toBe(url)
})

test.each([
  ['/catalog?page=2#top', '/catalog'],
  ['/catalog///', '/catalog'],
  ['/?x=1', '/'],
  ['', '/'],
  ['/a/b#x?y', '/a/b'],
  ['/a?x=1\ny=2', '/a'],
  ['/a?b?c', '/a'],
  ['//a//b/', '//a//b'],
])('the address %j is the route %s', (address, route) => {
  expect(routeOf(address)).toBe(route)
})

describe('in the reader’s language', () => {
  const post = {
    id: 1,
    slug: 'new',
    title: { ru: 'Новость', en: 'News' },
    lead: { ru: 'Начало' },
    image: 'a.webp',
    publishedAt: new Date('2026-01-02T03:04:05Z'),
    rubric: { id: 2, slug: 'r', name: { ru: 'Рубрика', en: 'Rubric' } },
  }

  test('a post is answered, in Russian where there is no translation', () => {
    expect(postCardOf(post, 'en')).toEqual({
      id: 1,
      slug: 'new',
      title: 'News',
      lead: 'Начало',
      image: '/media/a.webp',
      publishedAt: '2026-01-02T03:04:05.000Z',
      rubric: { id: 2, slug: 'r', name: 'Rubric' },
    })
    expect(postCardOf({ ...post, rubric: null }, 'ru').rubric).toBeNull()
  })

  test('a help topic is answered', () => {
    const topic = { slug: 's', title: { ru: 'Т', en: 'T' }, group: { ru: 'Г', en: 'G' }, summary: { ru: 'С', en: 'S' } }
    expect(helpTopicOf(topic, 'en')).toEqual({ slug: 's', title: 'T', group: 'G', summary: 'S' })
  })
})

test('a help topic is shown while one of its screens is open; one that explains none, always', () => {
  const [on, off] = [true, false].map((orders) => siteConfig.parse({ toggles: { orders } }))
  if (!on || !off) throw new Error('Two stores')
  const isOpen = (...routes: string[]) => [isOpenTopic({ routes }, on), isOpenTopic({ routes }, off)]
  expect(isOpen()).toEqual([true, true])
  expect(isOpen('/orders')).toEqual([true, false])
  expect(isOpen('/orders', '/catalog')).toEqual([true, true])
  expect(isOpen('/no-such-screen')).toEqual([false, false])
})
