import { screen, waitFor, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { type SavedFilter, savedFiltersApi } from '@vitrina/contract/catalogue/saved-filters'
import { expect, test } from 'vitest'
import { fakeCatalogue } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const query = 'brands=999999&instock=1&priceMin=100&section=1'
const saved: SavedFilter = {
  id: 5,
  name: 'Кабель для Лесной',
  url: query,
  chips: [
    { id: 'section', name: 'Раздел', text: 'Кабель и провод', isAvailable: true },
    { id: 'brands', name: 'Бренд', text: '999999', isAvailable: false },
    { id: 'instock', name: '', text: 'В наличии', isAvailable: true },
    { id: 'price', name: 'Цена', text: 'от 100', isAvailable: true },
  ],
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

async function openCatalogue(at: string) {
  const server = fakeCatalogue({ user: aUser(), toggles: { currentPrice: false } })
  const cable = { id: 1, text: 'Кабель', slug: 'cable', parentId: null, image: null, hasItems: false }
  server.on(catalogueApi.section, { ...cable, path: [{ id: 1, text: 'Кабель' }] })
  const store = openStore(at)
  const panel = within(await screen.findByRole('complementary', { name: 'Фильтры' }))
  const press = async (name: string) => store.user.click(await panel.findByRole('button', { name }))
  return { ...store, server, press }
}

test('[C-13] [K-06] filters are saved under a name, which survives closing the dialog', async () => {
  const { user, server, press } = await openCatalogue(`/catalog?${query}`)
  const created = server.on(savedFiltersApi.create, saved)
  await press('Сохранить')
  const naming = await dialogNamed('Сохранить фильтр')
  await user.click(naming.getByRole('button', { name: 'Сохранить' }))
  expect(await naming.findByText('Введите название')).toBeVisible()
  await user.click(naming.getByLabelText('Название'))
  await user.paste('Кабель для Лесной')
  await user.click(naming.getByRole('button', { name: 'Закрыть' }))
  await gone('Сохранить фильтр')
  expect(created).toEqual([])
  await press('Сохранить')
  const again = (await dialogNamed('Сохранить фильтр')).getByLabelText('Название')
  expect(again).toHaveValue('Кабель для Лесной')
  await user.type(again, '{Enter}')
  expect(await screen.findByText('Фильтр сохранён')).toBeVisible()
  await gone('Сохранить фильтр')
  expect(created.map(({ body }) => body)).toEqual([
    { name: 'Кабель для Лесной', url: '/catalog?section=1&brands=999999&instock=1&priceMin=100' },
  ])
})

test('[C-13] [K-06] saved filters are opened, renamed and deleted', async () => {
  const { user, server, router, address, press } = await openCatalogue('/catalog')
  server.on(savedFiltersApi.list, { items: [saved] })
  const renamed = server.on(savedFiltersApi.rename, { ...saved, name: 'Кабель, Лесная 5' })
  const removed = server.on(savedFiltersApi.remove, {})
  await press('Сохранённые фильтры')
  const list = await dialogNamed('Сохранённые фильтры')
  expect(await list.findByRole('link', { name: 'Кабель для Лесной' })).toBeVisible()
  const chips = ['Раздел: Кабель и провод', 'Бренд: 999999', 'В наличии', 'Цена: от 100']
  for (const chip of chips) expect(list.getByText(chip)).toBeVisible()
  expect(list.getAllByRole('img', { name: 'Больше не продаётся' })).toHaveLength(1)

  await user.click(list.getByRole('button', { name: 'Переименовать «Кабель для Лесной»' }))
  server.on(savedFiltersApi.list, { items: [{ ...saved, name: 'Кабель, Лесная 5' }] })
  await user.clear(list.getByLabelText('Название'))
  await user.paste('Кабель, Лесная 5')
  await user.keyboard('{Enter}')
  const link = await list.findByRole('link', { name: 'Кабель, Лесная 5' })
  expect(renamed.map(({ path, body }) => [path, body])).toEqual([['/api/v1/user-filter/5', { name: 'Кабель, Лесная 5' }]])
  await user.click(link)
  await gone('Сохранённые фильтры')
  expect(address()).toBe(`/catalog?${query}`)

  await press('Сохранённые фильтры')
  const again = await dialogNamed('Сохранённые фильтры')
  await user.click(await again.findByRole('button', { name: 'Удалить «Кабель, Лесная 5»' }))
  server.on(savedFiltersApi.list, { items: [] })
  const asking = await dialogNamed('Удалить фильтр «Кабель, Лесная 5»?')
  await user.click(asking.getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Фильтр «Кабель, Лесная 5» удалён')).toBeVisible()
  await waitFor(() => expect(again.queryByRole('link', { name: 'Кабель, Лесная 5' })).toBeNull())
  expect(removed.map(({ path }) => path)).toEqual(['/api/v1/user-filter/5'])
  router.history.back()
  await gone('Сохранённые фильтры')
})
