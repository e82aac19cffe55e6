import { screen } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { fakeStore, openStore } from '#test/open-store.tsx'

const title = () => screen.findByRole('heading', { level: 1 })
const notFound = () => screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })

test.each(['/documents', '/modules', '/m', '/modules/offers', '/modules/raec-configurator', '/user/golden-club'])(
  '[R-07] [R-10] [R-11] [R-13] a switched-off part has no address: %s',
  async (path) => {
    fakeStore({ toggles: { documents: false, modules: false, clubPages: false } })
    openStore(path)
    expect(await notFound()).toBeVisible()
  },
)

test.each(['/modules', '/m'])('[R-12] with one module on, %s goes to offers', async (path) => {
  fakeStore({ toggles: { modules: true, offers: true, configurator: false } })
  const { address } = openStore(path)
  await expect.poll(address).toBe('/modules/offers')
})

test('[R-11] [R-12] with both modules on, their cards lead to offers and to the configurator', async () => {
  fakeStore({ toggles: { modules: true, offers: true, configurator: true } })
  const { user, address } = openStore('/modules')
  expect(await screen.findByRole('heading', { level: 1, name: 'Модули' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Коммерческие предложения' })).toHaveAttribute('href', '/modules/offers')
  await user.click(screen.getByRole('link', { name: 'Конфигуратор' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Конфигуратор щита' })).toBeVisible()
  expect(address()).toBe('/modules/raec-configurator')
})

test('[R-01] with the home redirect a visit starts in the catalogue, unless the address has more', async () => {
  fakeStore({ toggles: { homeRedirect: true } }).on(siteApi.home, { blocks: [] })
  const { address, unmount } = openStore('/')
  await expect.poll(address).toBe('/catalog')
  unmount()
  const { address: withMore } = openStore('/?from=letter')
  expect(await screen.findByRole('link', { name: 'Открыть каталог' })).toBeVisible()
  expect(withMore()).toBe('/?from=letter')
})

test('[R-01] a store without a home page shows no empty one: the query is passed to the catalogue', async () => {
  fakeStore({ flags: { showHomePage: false } })
  const { address } = openStore('/?from=letter')
  await expect.poll(address).toBe('/catalog?from=letter')
})

test('[R-19] /content?content=x leads to the page', async () => {
  const page = { slug: 'reglament', title: 'Регламент', content: '<p>Текст</p>', updatedAt: '2026-11-01T00:00:00.000Z' }
  fakeStore().on(contentApi.page, page)
  const { address } = openStore('/content?content=reglament')
  await expect.poll(address).toBe('/content/reglament')
  expect(await title()).toHaveTextContent('Регламент')
})

test('[R-20] /news/x leads to the post and keeps the query', async () => {
  fakeStore()
  const { address } = openStore('/news/otkrytie?utm=1&page=2')
  await expect.poll(address).toBe('/posts/news/otkrytie?utm=1&page=2')
})

test('[R-21] the advertising mark is removed from the address of the catalogue, the rest stays', async () => {
  fakeStore()
  const { address } = openStore('/catalog?erid=2SDnjd&keyword=00123&brands=1&brands=2')
  await expect.poll(address).toBe('/catalog?keyword=00123&brands=1&brands=2')
  expect(await screen.findByLabelText('Поиск по каталогу')).toHaveValue('00123')
})

test.each([
  '/user',
  '/user/company',
  '/user/addresses',
  '/orders',
  '/cart/checkout',
  '/specifications',
  '/specifications/import',
  '/specifications/7',
  '/order-manager',
  '/order-manager/7',
])('[P-01] on the personal screen %s a guest is asked to sign in', async (path) => {
  fakeStore()
  const { user } = openStore(path)
  const main = await screen.findByRole('main')
  const enter = await screen.findByRole('button', { name: 'Войти' })
  expect(main).toContainElement(enter)
  await user.click(enter)
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test.each([
  ['/user/sign-in', 'Вход'],
  ['/user/sign-up', 'Регистрация'],
])('[R-14] %s opens its dialog for a guest', async (path, name) => {
  fakeStore().on(siteApi.home, { blocks: [] })
  const { address } = openStore(path)
  expect(await screen.findByRole('dialog', { name })).toBeVisible()
  expect(address()).toBe('/')
})

test.each(['/nothing-here', '/user/nothing-here', '/modules/nothing-here'])(
  '[R-18] [E-03] the unknown address %s is not found',
  async (path) => {
    fakeStore()
    openStore(path)
    expect(await notFound()).toBeVisible()
    expect(screen.getByText(/Воспользуйтесь разделами верхнего меню/)).toBeVisible()
  },
)
