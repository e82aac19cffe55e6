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

test('[M-11] help topics are grouped and lead to a topic with related ones', async () => {
  const lists = { slug: 'zagruzka-spiskom', title: 'Загрузка списком', group: 'Заказы', summary: 'Из файла' }
  const payment = { slug: 'oplata', title: 'Оплата', group: 'Деньги', summary: 'Чем платить' }
  const server = fakeStore()
  server.on(contentApi.helpTopics, { items: [topic, payment, lists] })
  const asked = server.on(contentApi.helpTopic, { ...lists, content: '<p>Файл Excel</p>', related: [topic] })
  const { user, address } = openStore('/help')
  expect(await screen.findByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  const orders = within((await main.findByRole('heading', { level: 2, name: 'Заказы' })).closest('section') as HTMLElement)
  expect(orders.getAllByRole('link').map((link) => link.textContent)).toEqual(['Доставка', 'Загрузка списком'])
  expect(main.getByRole('heading', { level: 2, name: 'Деньги' })).toBeVisible()

  await user.click(orders.getByRole('link', { name: 'Загрузка списком' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Загрузка списком' })).toBeVisible()
  expect(address()).toBe('/help/zagruzka-spiskom')
  expect(asked.map(({ path }) => path)).toEqual(['/api/v2/help/zagruzka-spiskom'])
  expect(await main.findByText('Файл Excel')).toBeVisible()
  const related = within(screen.getByRole('region', { name: 'Похожие темы' }))
  expect(related.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/help/dostavka')
  await user.click(main.getByRole('link', { name: 'Вся справка' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()
  expect(address()).toBe('/help')
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
