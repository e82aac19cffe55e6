import { screen, waitFor } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, onTestFinished, test } from 'vitest'
import { storeToken, userToken } from '#api/session.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** As the server writes it into the page. */
function withMeta(name: string, content: string): void {
  const meta = document.createElement('meta')
  Object.assign(meta, { name, content })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

test('[E-01] [S-01] an overloaded service shows its screen, nothing else is requested, and a retry opens the store', async () => {
  const server = fakeServer()
  server.on(siteApi.info, new Refusal({ status: 503, code: 'server.busy' }))
  const { user } = openStore('/help')
  expect(await heading('Сервис временно недоступен')).toBeVisible()
  expect(server.unexpected).toEqual([])
  fakeStore().on(contentApi.helpTopics, { items: [] })
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await heading('Справка')).toBeVisible()
})

test('[E-02] a technical failure apologises, offers to reload and gives support its details', async () => {
  const refusal = { status: 500, code: 'server.failed', message: 'Внутренняя ошибка', requestId: 'request-7' } as const
  fakeServer().on(siteApi.info, new Refusal(refusal))
  openStore('/')
  expect(await heading('Произошел технический сбой')).toBeVisible()
  expect(screen.getByText('Приносим извинения за неудобства.')).toBeVisible()
  expect(screen.getByText(/вернитесь позже/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  expect(screen.getByText('500 · server.failed · Внутренняя ошибка')).toBeVisible()
  expect(screen.getByText(/request-7/)).toBeVisible()
})

test('[E-01] [O-02] a 401 at the start opens sign-in', async () => {
  fakeServer().on(siteApi.info, new Refusal({ status: 401, code: 'auth.required' }))
  openStore('/')
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('[S-02] [O-02] a token the server does not know is removed from both storages, and sign-in opens', async () => {
  storeToken('long-gone', { rememberMe: true })
  const server = fakeStore()
  server.on(contentApi.helpTopics, { items: [] })
  server.on(authApi.currentUser, new Refusal({ status: 401, code: 'auth.required' }))
  openStore('/help')
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
  expect([userToken(), localStorage.getItem('B2B_USER_TOKEN'), sessionStorage.getItem('B2B_USER_TOKEN')]).toEqual([null, null, null])
})

test('[E-04] an unknown site points to the main one and to the marketplace', async () => {
  withMeta('site-url', 'https://shop.example')
  withMeta('market-url', 'https://market.example')
  fakeServer().on(siteApi.info, new Refusal({ status: 404, code: 'site.not-found', message: 'Сайт не найден' }))
  openStore('/')
  expect(await heading('Сайт не найден')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Перейти на shop.example' })).toHaveAttribute('href', 'https://shop.example')
  expect(screen.getByRole('link', { name: 'В каталог маркетплейса' })).toHaveAttribute('href', 'https://market.example/catalog')
})

test('[E-01] one broken page leaves the frame working', async () => {
  const server = fakeStore()
  server.on(contentApi.page, new Refusal({ status: 500, code: 'server.failed' }))
  server.on(contentApi.helpTopics, { items: [] })
  const { user } = openStore('/content/reglament')
  const failure = await heading('Произошел технический сбой')
  expect(screen.getByRole('main')).toContainElement(failure)
  await user.click(await screen.findByRole('link', { name: 'Корзина' }))
  await waitFor(() => expect(screen.queryByText('Произошел технический сбой')).toBeNull())
})

test('[E-07] [S-01] a loader is shown while app info is loading', async () => {
  fakeServer().wait(siteApi.info)
  openStore('/cart')
  expect(await screen.findByRole('progressbar', { name: 'Загрузка' })).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
})
