import { screen, waitFor, within } from '@testing-library/react'
import { type CatalogueFilter, catalogueApi, type ProductList } from '@vitrina/contract/catalogue/catalogue'
import { siteApi } from '@vitrina/contract/site/site'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import { expect, test, vi } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'

const failure = new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' })
const settings = siteConfig.parse({}).catalogue

const goods = [1, 2, 3].map((id) => aProductCard(id, { cashBack: 12.5 }))
const aList = (given: Partial<ProductList> = {}): ProductList => ({
  items: goods,
  near: [],
  meta: { currentPage: 1, pageCount: 1, totalCount: 3, searchLogUuid: null, hasInitialItem: false, itemsHeadingI18Key: null },
  interpreted: { changed: 'none', text: '', dropped: [], understood: [], amount: null },
  ...given,
})
const brands: CatalogueFilter = {
  id: 'brands',
  code: null,
  name: 'Бренд',
  kind: 'list',
  primary: true,
  unit: null,
  value: null,
  values: [{ id: 1, name: 'Завод', count: 3, selected: false }],
  valueCount: 1,
}
const sections: CatalogueFilter = {
  ...brands,
  id: 'sections',
  name: 'Раздел',
  kind: 'tree',
  values: [{ id: 1, name: 'Кабель', count: 3, selected: false }],
}
const cable = { id: 1, text: 'Кабель', slug: 'cable', parentId: null, image: null, hasItems: false }

function fakeCatalogue() {
  const server = fakeStore()
  server.on(siteApi.catalogueInfo, { settings, productCount: 3 })
  server.on(catalogueApi.search, aList())
  server.on(catalogueApi.filters, { items: [sections, brands], totalCount: 3 })
  server.on(catalogueApi.sections, { items: [cable] })
  return server
}
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
