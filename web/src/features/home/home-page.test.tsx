import { screen, within } from '@testing-library/react'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const intro = { id: 1, kind: 'intro' as const, title: 'Электротехника', content: '', image: null, facts: [] }
const main = () => screen.findByRole('main')

test('[M-10] a guest is led to the sign-in, whoever has no company yet to their orders instead', async () => {
  fakeStore().on(siteApi.home, { blocks: [intro] })
  const { unmount } = openStore('/')
  expect(await within(await main()).findByRole('link', { name: 'Войти' })).toBeVisible()
  unmount()
  fakeStore({ user: aUser({ companyName: null, companyRole: null }) }).on(siteApi.home, { blocks: [intro] })
  openStore('/')
  expect(await within(await main()).findByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/orders')
  expect(within(await main()).queryByRole('link', { name: 'Войти' })).toBeNull()
})

test('a home page without blocks leads to the catalogue', async () => {
  fakeStore().on(siteApi.home, { blocks: [] })
  openStore('/')
  expect(await screen.findByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog')
  await expectNoAxeViolations()
})

test('a home page that failed can be loaded again', async () => {
  const server = fakeStore()
  server.on(siteApi.home, new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' }))
  const { user } = openStore('/')
  expect(await screen.findByRole('heading', { name: 'Произошел технический сбой' })).toBeVisible()
  server.on(siteApi.home, { blocks: [intro] })
  await user.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Электротехника' })).toBeVisible()
})
