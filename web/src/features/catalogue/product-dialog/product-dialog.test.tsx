import { act, screen, within } from '@testing-library/react'
import { analogsApi } from '@vitrina/contract/catalogue/analogs'
import { productApi, type ProductDetails } from '@vitrina/contract/catalogue/product'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { expect, test } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeCatalogue } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const aProduct = (given: Partial<ProductDetails> = {}): ProductDetails => ({
  ...aProductCard(1),
  description: '',
  ean: null,
  manufacturer: null,
  country: { code: 'RU', name: 'Россия' },
  seller: { id: 1, name: 'Витрина' },
  weightGrams: 100,
  volumeMl: 100,
  images: [],
  features: [],
  breaks: [],
  analogs: [],
  related: [],
  sets: [],
  papers: [],
  ...given,
})

function fakeProduct(product: ProductDetails | Refusal, site: Parameters<typeof fakeCatalogue>[0] = {}) {
  const server = fakeCatalogue(site)
  server.on(productApi.read, product)
  server.on(analogsApi.list, { items: [] })
  return server
}

const dialogNamed = (name: string | RegExp) => screen.findByRole('dialog', { name })

test('a missing product has a message and leads to the list', async () => {
  fakeProduct(new Refusal({ status: 404, code: 'product.not-found' }))
  const { user, address } = openStore('/catalog?product=1')
  expect(await screen.findByRole('heading', { name: 'Товар не найден' })).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'К списку товаров' }))
  await expect.poll(() => screen.queryAllByRole('dialog')).toEqual([])
  expect(address()).toBe('/catalog')
})

test('pictures are enlarged, and walked by the keyboard', async () => {
  fakeProduct(aProduct({ images: ['/media/one.jpg', '/media/two.jpg'] }))
  const { user } = openStore('/catalog?product=1')
  await user.click(await screen.findByRole('button', { name: 'Показать изображение 2 из 2' }))
  await user.click(await screen.findByRole('button', { name: 'Рассмотреть изображение 2 из 2' }))
  const large = within(await dialogNamed(/^Изображение крупно/))
  expect(await large.findByRole('img')).toHaveAttribute('src', '/media/two.jpg')
  await user.keyboard('{ArrowLeft}')
  await expect.poll(() => large.getByRole('img').getAttribute('src')).toBe('/media/one.jpg')
  await expectNoAxeViolations()
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog', { name: /^Изображение крупно/ })).toBeNull()
  expect(await screen.findByRole('heading', { level: 2, name: 'Товар 1' })).toBeVisible()
})

test('a product without details is shown, and printed with what is in its tabs', async () => {
  fakeProduct(aProduct({ name: 'Щит '.repeat(60).trim(), price: null, stockTotal: 0, stockCount: 0 }))
  openStore('/catalog?product=1')
  const dialog = within(await dialogNamed(/^Щит/))
  expect(await dialog.findByText('Нет изображения')).toBeVisible()
  expect((await dialog.findAllByText('Цена по запросу')).length).toBeGreaterThan(0)
  expect((await dialog.findAllByText('Под заказ')).length).toBeGreaterThan(0)
  await expectNoAxeViolations()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => dialog.queryAllByRole('tab')).toEqual([])
  expect(dialog.getByText('Происхождение и логистика')).toBeInTheDocument()
})

test('[C-08] without an article goods that go with it are found by its number', async () => {
  fakeProduct(aProduct({ article: '' }))
  const { user, address } = openStore('/catalog?product=1')
  await user.click(await screen.findByRole('link', { name: 'Найти сопутствующие' }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=сопутствующие:id1')
})

test('[C-09] a read-only product has no amount, heart, cart button or searches', async () => {
  const { unexpected } = fakeProduct(aProduct())
  openStore('/catalog?product=1&readonly=1')
  const dialog = within(await dialogNamed(/^Товар 1/))
  expect(await dialog.findByRole('heading', { level: 2, name: 'Товар 1' })).toBeVisible()
  expect(dialog.queryByRole('spinbutton')).toBeNull()
  expect(dialog.queryByRole('button', { name: /корзин|В избранном/i })).toBeNull()
  expect(dialog.queryByText('Найти замену')).toBeNull()
  expect(dialog.queryByText('Найти сопутствующие')).toBeNull()
  expect(unexpected).toEqual([])
})

test('[C-16] the price of an opened product is actualised for its smallest amount', async () => {
  const server = fakeProduct(aProduct({ multiplicity: 10 }), { user: aUser() })
  const price = { value: 77_777.77, withoutVat: 63_752.27, vat: 14_025.5, vatRate: 2200, old: null }
  const asked = server.on(pricesApi.actualise, ({ items }) => ({
    items: items.map(({ id, amount = 1 }) => ({ id, amount, status: 'ok' as const, currentPrice: price.value, price, cashBack: null })),
  }))
  openStore('/catalog?product=1')
  const dialog = within(await dialogNamed(/^Товар 1/))
  expect((await dialog.findAllByText(/77\s777,77/)).length).toBeGreaterThan(0)
  expect(asked.map(({ body }) => body)).toContainEqual({ items: [{ id: 1, amount: 10 }], source: 'product' })
})
