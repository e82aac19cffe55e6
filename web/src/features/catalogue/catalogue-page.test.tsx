import { screen, waitFor, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test, vi } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aList, brands, fakeCatalogue, goods, sections, settings } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'

const failure = new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const panel = async () => within(await screen.findByRole('complementary', { name: 'Фильтры' }))

test('[C-19] analogs are listed under the product they replace, marked; cash-back is shown', async () => {
  const items = goods.map((item, place) => ({ ...item, analog: place > 0, isRelated: place === 2 }))
  const meta = { ...aList().meta, hasInitialItem: true, itemsHeadingI18Key: 'catalogue:list.analogs' }
  fakeCatalogue().on(catalogueApi.search, aList({ items, meta }))
  openStore('/catalog')
  expect(await screen.findByRole('heading', { name: 'Аналоги', level: 2 })).toBeVisible()
  expect(await row('Товар 1')).not.toHaveTextContent('Аналог')
  expect(await row('Товар 2')).toHaveTextContent('Аналог')
  expect(await row('Товар 3')).toHaveTextContent('Сопутствующий')
  expect(await row('Товар 2')).toHaveTextContent(/\+12,50\s₽/)
  await expectNoAxeViolations()
})

test('[R-06] the list waits for the settings of the catalogue', async () => {
  const asked = fakeCatalogue().wait(siteApi.catalogueInfo)
  openStore('/catalog')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByRole('progressbar')).toBeVisible()
  expect(screen.queryAllByRole('row')).toHaveLength(0)
})

test('[R-06] a wide screen has a table, and leads to the search history and to help', async () => {
  fakeCatalogue()
  const { user, address } = openStore('/catalog')
  expect(await screen.findAllByRole('table')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'История поиска' }))
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Справка' }))
  await expect.poll(address).toBe('/help')
})

test('found words are marked; a changed search text is shown, with ways to the typed one and back', async () => {
  const items = [aProductCard(1, { name: 'Кабель силовой' })]
  const interpreted = { ...aList().interpreted, changed: 'layout', text: 'кабель' } as const
  fakeCatalogue().on(catalogueApi.search, aList({ items, interpreted }))
  const { user, address } = openStore('/catalog?keyword=rf%2Ctkm')
  expect(await screen.findByText('Показаны результаты по запросу «кабель».')).toBeVisible()
  expect((await row('Кабель')).querySelector('mark')).toHaveTextContent(/^кабел/i)
  await expectNoAxeViolations()
  await user.click(screen.getByRole('link', { name: 'Искать именно «rf,tkm»' }))
  await expect.poll(address).toMatch(/literal=1/)
  await user.click(await screen.findByRole('link', { name: 'Искать с исправлениями' }))
  await expect.poll(address).not.toMatch(/literal/)
})

const none = aList({ items: [], meta: { ...aList().meta, totalCount: 0, pageCount: 0 } })

test('an empty result says what to do: each filter can be taken away', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, none)
  const { user, address } = openStore('/catalog?priceMin=99999999&instock=1')
  expect(await screen.findByText('Под такой отбор ничего не подходит')).toBeVisible()
  await expectNoAxeViolations()
  server.on(catalogueApi.search, aList())
  const [remove] = within(screen.getByRole('main')).getAllByRole('link', { name: /^Убрать: Цена/ })
  if (remove) await user.click(remove)
  await expect.poll(address).toBe('/catalog?instock=1')
  expect(await row('Товар 1')).toBeVisible()
})

test('a page past the last leads to the first', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, aList({ items: [] }))
  const { user, address } = openStore('/catalog?page=9999')
  const first = await screen.findByRole('link', { name: 'К первой странице' })
  server.on(catalogueApi.search, aList())
  await user.click(first)
  await expect.poll(address).toBe('/catalog')
  expect(await row('Товар 1')).toBeVisible()
})

test('[C-12] filters come with the sections above them, never before: nothing moves under the mouse', async () => {
  const server = fakeCatalogue()
  const counted = server.on(catalogueApi.filters, { items: [sections, brands], totalCount: 3 })
  server.wait(catalogueApi.sections)
  openStore('/catalog')
  expect(await row('Товар 1')).toBeVisible()
  await waitFor(() => expect(counted).toHaveLength(1))
  expect((await panel()).queryAllByRole('checkbox')).toHaveLength(0)
})

test('a list that failed can be loaded again', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, failure)
  const { user } = openStore('/catalog')
  expect(await screen.findByRole('heading', { name: 'Произошел технический сбой' })).toBeVisible()
  server.on(catalogueApi.search, aList())
  await user.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(await row('Товар 1')).toBeVisible()
})

test('an unreadable address is not a failure of the store', async () => {
  fakeCatalogue().on(catalogueApi.search, new Refusal({ status: 422, code: 'input.invalid' }))
  openStore('/catalog?brands=1')
  expect(await screen.findByRole('heading', { name: 'Ссылка не читается' })).toBeVisible()
})

test('[C-20] sections that fail are only logged; filters that fail can be loaded again beside the list', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const server = fakeCatalogue()
  server.on(catalogueApi.sections, failure)
  server.on(catalogueApi.filters, failure)
  const { user } = openStore('/catalog')
  expect(await (await panel()).findByText('Фильтры не загрузились. Список работает без них.')).toBeVisible()
  expect(await row('Товар 1')).toBeVisible()
  await waitFor(() => expect(logged.mock.calls.filter(([text]) => String(text).startsWith('sections'))).toHaveLength(1))
  expect(screen.queryByText('Произошел технический сбой')).toBeNull()
  server.on(catalogueApi.filters, { items: [sections, brands], totalCount: 3 })
  await user.click((await panel()).getByRole('button', { name: 'Повторить' }))
  expect(await (await panel()).findByRole('checkbox', { name: /^Завод/ })).toBeVisible()
  logged.mockRestore()
})

test('[C-13] a guest is asked to sign in before filters are saved', async () => {
  fakeCatalogue()
  const { user } = openStore('/catalog?instock=1')
  await user.click(await (await panel()).findByRole('button', { name: 'Сохранить' }))
  const dialog = await screen.findByRole('dialog', { name: 'Сохранённые фильтры' })
  await user.click(within(dialog).getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: /Вход/ })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Сохранённые фильтры' })).toBeNull()
})

test('[C-10] [C-21] a panel the seller pins is there, though hidden otherwise, until the person hides it', async () => {
  const server = fakeCatalogue()
  server.on(siteApi.catalogueInfo, { settings: { ...settings, panelShown: false, panelPinned: true }, productCount: 3 })
  const { user } = openStore('/catalog')
  await user.click(await (await panel()).findByRole('button', { name: 'Скрыть панель' }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Фильтры' })).toBeNull())
})
