import { screen, waitFor, within } from '@testing-library/react'
import { cartApi, type CartTotals } from '@vitrina/contract/cart/cart'
import { type CustomProduct, customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import { expect, test } from 'vitest'
import { fakeCatalogue } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const busbar: CustomProduct = {
  id: 2,
  type: 'custom',
  name: 'Шина медная луженая',
  article: '',
  brand: '',
  unit: 'м',
  price: null,
  link: '',
  note: '',
  visibility: 'private',
  image: null,
  isOwn: true,
}
const board: CustomProduct = { ...busbar, id: 1, name: 'Щит этажный по проекту', unit: 'шт' }
const totals: CartTotals = {
  lineCount: 1,
  lineSum: 0,
  selectedCount: 1,
  unpricedCount: 1,
  sum: 0,
  vat: 0,
  withoutVat: 0,
  vatByRate: [],
  discount: 0,
  cashBack: 0,
  weightGrams: 0,
  volumeMl: 0,
  freeDelivery: null,
}
const fieldsOf = ({ name, article, brand, unit, price, link, note, visibility }: CustomProduct) => ({
  name,
  article,
  brand,
  unit,
  price,
  link,
  note,
  visibility,
})

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

function fakeOwnProducts() {
  const server = fakeCatalogue({ user: aUser(), toggles: { currentPrice: false } })
  const listed = (items: CustomProduct[]) =>
    server.on(customProductsApi.list, { items, meta: { currentPage: 1, pageCount: 1, totalCount: items.length } })
  return { server, listed }
}

async function openOwnProducts() {
  const store = openStore('/catalog')
  await store.user.click(await screen.findByRole('button', { name: 'Свои товары' }))
  return { ...store, list: await dialogNamed('Свои товары') }
}

test('[C-15] own products are shown after sign-in, and "back" closes their list', async () => {
  fakeCatalogue()
  const { router, list } = await openOwnProducts()
  expect(await list.findByText('Свои товары видны после входа')).toBeVisible()
  router.history.back()
  await gone('Свои товары')
})

test('[C-15] own products are created from their list, and searched', async () => {
  const { server, listed } = fakeOwnProducts()
  listed([])
  const created = server.on(customProductsApi.create, board)
  const { user, list } = await openOwnProducts()
  expect(await list.findByText('Своих товаров пока нет')).toBeVisible()
  listed([busbar, board])
  const [add] = list.getAllByRole('button', { name: 'Добавить свой товар' })
  await user.click(add as HTMLElement)
  const form = await dialogNamed('Новый свой товар')
  await user.click(form.getByLabelText(/^Название/))
  await user.paste(board.name)
  await user.clear(form.getByLabelText(/^Единица/))
  await user.type(form.getByLabelText(/^Единица/), board.unit)
  await user.click(form.getByRole('button', { name: 'Создать товар' }))
  await gone('Новый свой товар')
  expect(created.map(({ body }) => body)).toEqual([fieldsOf(board)])
  const names = async () => (await list.findAllByRole('listitem')).map((item) => within(item).getByRole('link').textContent)
  expect(await names()).toEqual([busbar.name, board.name])

  const nothing = listed([])
  const search = list.getByRole('searchbox', { name: 'Найти среди своих товаров' })
  await user.click(search)
  await user.paste('нет такого')
  const showAll = await list.findByRole('button', { name: 'Показать все' })
  expect(nothing.at(-1)?.query.get('keyword')).toBe('нет такого')
  listed([busbar, board])
  await user.click(showAll)
  await expect.poll(names).toEqual([busbar.name, board.name])
  expect(search).toHaveValue('')
  const found = listed([busbar])
  await user.click(search)
  await user.paste('шина')
  await expect.poll(names).toEqual([busbar.name])
  await expect.poll(() => found.at(-1)?.query.get('keyword')).toBe('шина')
})

test('[C-15] an own product is put into the cart from the list', async () => {
  const { server, listed } = fakeOwnProducts()
  listed([busbar])
  const edit = { id: 1, version: 2, totals, summary: { ok: 0, warning: 1, error: 0 } }
  const added = server.on(cartApi.addItems, { ...edit, items: [{ index: 0, status: 'warning', message: 'Цена по запросу' }] })
  const { user, list } = await openOwnProducts()
  const amount = await list.findByLabelText('Количество: Шина медная луженая, м')
  const add = list.getByRole('button', { name: 'В корзину: Шина медная луженая' })
  await user.clear(amount)
  await user.type(amount, 'много')
  await user.click(add)
  expect(await list.findByText('Введите количество')).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '2,5')
  await user.click(add)
  expect(await screen.findByText('«Шина медная луженая» теперь в корзине')).toBeVisible()
  expect(list.queryByText('Введите количество')).toBeNull()
  expect(added.map(({ body }) => body)).toEqual([{ items: [{ customProductId: 2, amount: 2.5 }], mode: 'add' }])
})

test('[C-15] own products are edited, opened and deleted from the list', async () => {
  const { server, listed } = fakeOwnProducts()
  listed([busbar, board])
  const priced = { ...busbar, price: 1250.5 }
  server.on(customProductsApi.read, busbar)
  const updated = server.on(customProductsApi.update, priced)
  const removed = server.on(customProductsApi.remove, {})
  const { user, router, address, list } = await openOwnProducts()
  await user.click(await list.findByRole('button', { name: 'Изменить: Шина медная луженая' }))
  const change = await dialogNamed('Изменить свой товар')
  await user.type(await change.findByLabelText(/^Цена с НДС/), '1250,5')
  listed([priced, board])
  await user.click(change.getByRole('button', { name: 'Сохранить' }))
  await gone('Изменить свой товар')
  expect(updated.map(({ path, body }) => [path, body])).toEqual([
    ['/api/v1/product-custom/2', { ...fieldsOf(priced), imageDeleted: false }],
  ])
  expect(await list.findByText(/^1\s250,50\s₽$/)).toBeVisible()

  server.on(customProductsApi.read, priced)
  await user.click(list.getByRole('link', { name: busbar.name }))
  expect(await screen.findByRole('heading', { level: 2, name: busbar.name })).toBeVisible()
  expect(decodeURIComponent(address())).toBe('/catalog?product=custom:2')
  router.history.back()
  await expect.poll(address).toBe('/catalog')

  const again = await dialogNamed('Свои товары')
  for (const [name, left] of [
    [board.name, [priced]],
    [busbar.name, []],
  ] as const) {
    await user.click(await again.findByRole('button', { name: `Удалить: ${name}` }))
    listed([...left])
    await user.click((await dialogNamed('Удалить свой товар?')).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(again.queryByRole('link', { name })).toBeNull())
  }
  expect(removed.map(({ path }) => path)).toEqual(['/api/v1/product-custom/1', '/api/v1/product-custom/2'])
  expect(await again.findByText('Своих товаров пока нет')).toBeVisible()
})
