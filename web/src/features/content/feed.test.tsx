import { screen, waitFor, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { contentApi, type Post, type PostCard } from '@vitrina/contract/content/content'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { renderScreen } from '#test/render-screen.tsx'
import { FeedPage } from './feed-page.tsx'

const events = { id: 2, slug: 'sobytiya', name: 'События' }
const aCard = (id: number, given: Partial<PostCard> = {}): PostCard => ({
  id,
  slug: `novost-${id}`,
  title: `Новость ${id}`,
  lead: `О новости ${id}`,
  image: null,
  rubric: null,
  publishedAt: '2026-11-01T09:00:00.000Z',
  ...given,
})
const cardsFrom = (first: number, count: number) => Array.from({ length: count }, (_, place) => aCard(first + place))
const meta = (given: { currentPage?: number; pageCount?: number; totalCount?: number } = {}) => ({
  currentPage: 1,
  pageCount: 2,
  totalCount: 20,
  ...given,
})
const feed = {
  slug: 'news',
  title: 'Новости',
  description: '',
  rubrics: [
    { id: 1, slug: 'tovary', name: 'Товары', count: 15 },
    { ...events, count: 5 },
  ],
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('[R-03] a feed is read by pages and rubrics, both in the address, with a way back from an empty one', async () => {
  const server = fakeServer()
  server.on(contentApi.feed, feed)
  const first = server.on(contentApi.feedItems, { items: cardsFrom(1, 12), meta: meta() })
  const { user, router, address } = await renderScreen(<FeedPage feed="news" />, { at: '/posts/news' })
  expect(await screen.findByRole('heading', { name: 'Новость 1' })).toBeVisible()
  expect(titles()).toHaveLength(12)
  expect(screen.getByText('20 публикаций')).toBeVisible()
  expect(first.map(({ query }) => Object.fromEntries(query))).toEqual([{ page: '1' }])

  const second = server.on(contentApi.feedItems, { items: cardsFrom(13, 8), meta: meta({ currentPage: 2 }) })
  const pages = within(screen.getByRole('navigation', { name: 'Страницы' }))
  await user.click(pages.getByRole('link', { name: 'Перейти на 2 страницу' }))
  await waitFor(() => expect(titles()[0]).toBe('Новость 13'))
  expect(address()).toBe('/posts/news?page=2')
  expect(second.map(({ query }) => Object.fromEntries(query))).toEqual([{ page: '2' }])

  const ofRubric = server.on(contentApi.feedItems, {
    items: [aCard(3, { rubric: events })],
    meta: meta({ pageCount: 1, totalCount: 5 }),
  })
  const rubrics = within(screen.getByRole('navigation', { name: 'Рубрики' }))
  await user.click(rubrics.getByRole('link', { name: 'События 5' }))
  expect(await screen.findByText('5 публикаций')).toBeVisible()
  expect(address()).toBe('/posts/news?rubric=sobytiya')
  expect(ofRubric.map(({ query }) => Object.fromEntries(query))).toEqual([{ page: '1', 'criteria[rubric]': 'sobytiya' }])
  expect(titles()).toEqual(['Новость 3'])
  expect(screen.getByRole('listitem')).toHaveTextContent('01.11.2026 · События')
  expect(rubrics.getByRole('link', { name: 'События 5' })).toHaveAttribute('aria-current', 'page')

  router.history.back()
  await waitFor(() => expect(titles()[0]).toBe('Новость 13'))
  expect(address()).toBe('/posts/news?page=2')

  server.on(contentApi.feedItems, { items: [], meta: meta({ currentPage: 99 }) })
  await router.navigate({ href: '/posts/news?page=99' })
  await user.click(await screen.findByRole('link', { name: 'К первой странице' }))
  await waitFor(() => expect(titles()[0]).toBe('Новость 1'))
  expect(address()).toBe('/posts/news')

  await router.navigate({ href: '/posts/news?rubric=net-takoy' })
  await user.click(await screen.findByRole('link', { name: 'Показать все' }))
  await waitFor(() => expect(titles()[0]).toBe('Новость 1'))
  expect(address()).toBe('/posts/news')
})

test('[R-02] a feed item shows its text, shares its address and leads to its neighbours', async () => {
  const item = (id: number): Post => ({
    ...aCard(id),
    feed: { slug: 'news', title: 'Новости' },
    content: `<p>Текст новости ${id}</p>`,
    newer: { slug: `novost-${id - 1}`, title: `Новость ${id - 1}` },
    older: { slug: `novost-${id + 1}`, title: `Новость ${id + 1}` },
  })
  const server = fakeStore()
  server.on(catalogueApi.history, { items: [] })
  server.wait(catalogueApi.suggest)
  server.on(contentApi.feed, feed)
  server.on(contentApi.feedItems, { items: cardsFrom(1, 3), meta: meta() })
  const second = server.on(contentApi.feedItem, item(2))
  const { user, address } = openStore('/posts/news')
  await user.click(await screen.findByRole('link', { name: 'Новость 2' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Новость 2' })).toBeVisible()
  expect(address()).toBe('/posts/news/novost-2')
  expect(second.map(({ path }) => path)).toEqual(['/api/v2/feeds/news/items/novost-2'])
  expect(screen.getByRole('article')).toContainElement(await screen.findByText('Текст новости 2'))

  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }))
  expect(await screen.findByText('Ссылка скопирована')).toBeVisible()
  const field = await screen.findByRole('combobox', { name: 'Поиск по каталогу' })
  await user.click(field)
  await user.paste()
  expect(field).toHaveValue(`${window.location.origin}/posts/news/novost-2`)

  server.on(contentApi.feedItem, item(3))
  const neighbours = within(screen.getByRole('navigation', { name: 'Соседние публикации' }))
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/posts/news/novost-1', '/posts/news/novost-3'])
  await user.click(neighbours.getByRole('link', { name: /Новость 3/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Новость 3' })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Новости' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Новости' })).toBeVisible()
  expect(address()).toBe('/posts/news')
})
