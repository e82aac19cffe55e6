import { screen, waitFor, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'

const offer = { slug: 'oferta', title: 'Оферта', content: '<p>Текст оферты</p>', updatedAt: '2026-11-01T00:00:00.000Z' }
const post = {
  id: 1,
  slug: 'otkrytie',
  title: 'Открытие склада',
  lead: '',
  image: null,
  rubric: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  feed: { slug: 'news', title: 'Новости' },
  content: '<p>Открыт новый склад</p>',
  newer: null,
  older: null,
}

function aHelpPage() {
  const server = fakeStore()
  server.on(contentApi.helpTopics, { items: [] })
  server.on(contentApi.page, offer)
  return server
}
const help = () => screen.findByRole('heading', { level: 1, name: 'Справка' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('[O-07] a content overlay opened over a page closes by going back', async () => {
  aHelpPage()
  const { user, router, address } = openStore('/help?search=заказ')
  await help()
  await router.navigate({ to: '.', search: true, hash: '/content/oferta', state: { canGoBack: true } })
  const overlay = await screen.findByRole('dialog', { name: 'Оферта' })
  const { length } = router.history
  await user.click(within(overlay).getByRole('button', { name: 'Закрыть' }))
  await noDialog()
  expect(decodeURIComponent(address())).toBe('/help?search=заказ')
  expect(router.history.length).toBe(length)
  router.history.forward()
  expect(await screen.findByRole('dialog', { name: 'Оферта' })).toBeVisible()
})

test('[O-07] a content overlay in an entered address closes in place', async () => {
  aHelpPage()
  const { user, address } = openStore('/help#/content/oferta')
  const overlay = await screen.findByRole('dialog', { name: 'Оферта' })
  expect(within(overlay).getByText('Обновлено 01.11.2026')).toBeVisible()
  await user.keyboard('{Escape}')
  await noDialog()
  expect(address()).toBe('/help')
  expect(await help()).toBeVisible()
})

test('[O-08] a post overlay opens by hash over any page', async () => {
  aHelpPage().on(contentApi.feedItem, post)
  const { user, address } = openStore('/content/oferta#/posts/news/otkrytie')
  const overlay = await screen.findByRole('dialog', { name: 'Открытие склада' })
  expect(within(overlay).getByRole('article')).toHaveTextContent('Открыт новый склад')
  await expectNoAxeViolations()
  await user.click(within(overlay).getByRole('button', { name: 'Закрыть' }))
  await noDialog()
  expect(address()).toBe('/content/oferta')
})

test('an overlay shows inside that its text was not found', async () => {
  aHelpPage().on(contentApi.page, new Refusal({ status: 404, code: 'content.not-found' }))
  const { user } = openStore('/help#/content/net-takoy')
  expect(await screen.findByRole('dialog', { name: 'Страница не найдена' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await help()).toBeVisible()
})

test('an overlay that failed to load can be loaded again', async () => {
  const server = aHelpPage()
  server.on(contentApi.page, new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' }))
  const { user } = openStore('/help#/content/oferta')
  const failed = await screen.findByRole('dialog', { name: 'Не удалось загрузить страницу' })
  server.on(contentApi.page, offer)
  await user.click(within(failed).getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Обновлено 01.11.2026')).toBeVisible()
})

test.each(['/content/net-takoy', '/help/net-takoy-temy', '/posts/news/net-takoy'])(
  'the unknown text %s shows the not-found screen',
  async (path) => {
    const server = fakeStore()
    server.on(contentApi.page, new Refusal({ status: 404, code: 'content.not-found' }))
    server.on(contentApi.helpTopic, new Refusal({ status: 404, code: 'help.not-found' }))
    server.on(contentApi.feedItem, new Refusal({ status: 404, code: 'post.not-found' }))
    openStore(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible()
  },
)
