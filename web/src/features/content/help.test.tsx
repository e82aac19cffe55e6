import { screen, waitFor, within } from '@testing-library/react'
import { contentApi, type HelpTopic } from '@vitrina/contract/content/content'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'

const topic: HelpTopic = { slug: 'dostavka', title: 'Доставка', group: 'Заказы', summary: 'Как привезём' }
const search = () => screen.findByRole('searchbox', { name: 'Поиск по справке' })

test('[M-11] the search text of help lives in the address', async () => {
  const server = fakeStore()
  const asked = server.on(contentApi.helpTopics, { items: [topic] })
  const { user, address, unmount } = openStore('/help')
  await user.type(await search(), 'доставк')
  await expect.poll(() => decodeURIComponent(address())).toBe('/help?search=доставк')
  expect(await screen.findByText(/^Найден/)).toBeVisible()
  expect(asked.at(-1)?.query.get('search')).toBe('доставк')
  const shared = address()
  unmount()

  const again = openStore(shared)
  expect(await search()).toHaveValue('доставк')
  expect(await screen.findByText(/^Найден/)).toBeVisible()
  server.on(contentApi.helpTopics, { items: [] })
  await again.user.clear(await search())
  await again.user.type(await search(), 'щщщщщ')
  expect(await screen.findByText('По запросу «щщщщщ» ничего не нашлось')).toBeVisible()
  await again.user.click(screen.getByRole('link', { name: 'Показать все темы' }))
  await waitFor(async () => expect(await search()).toHaveValue(''))
  expect(again.address()).toBe('/help')
})

test('[O-20] header help that failed offers to try again, and shows the topics of the current page', async () => {
  const server = fakeStore()
  server.on(contentApi.feed, { slug: 'news', title: 'Новости', description: '', rubrics: [] })
  server.on(contentApi.helpTopics, new Refusal({ status: 500, code: 'server.failed' }))
  server.on(contentApi.helpTopic, { ...topic, content: '<p>Текст</p>', related: [] })
  const { user, address } = openStore('/posts/news')
  await user.click(await screen.findByRole('button', { name: 'Справка' }))
  const help = await screen.findByRole('dialog', { name: 'Справка по этой странице' })
  const asked = server.on(contentApi.helpTopics, { items: [topic] })
  await user.click(await within(help).findByRole('button', { name: 'Повторить' }))
  await user.click(await within(help).findByRole('link', { name: 'Доставка' }))
  expect(asked[0]?.query.get('route')).toBe('/posts/news')
  await expect.poll(address).toBe('/help/dostavka')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
