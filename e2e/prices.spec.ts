import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import { rows } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, overrideInfo, mockRefusal } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[C-16] [X-04] [O-16] prices of a page are actualised for its least amounts; a refusal is shown and the price stays', async ({
  page,
  problems,
}) => {
  await signInAs(page, 'buyer@vitrina.test')
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/v1/product/current-price', async (route) => {
    const response = await route.fetch()
    const prices = (await response.json()) as { items: { price: { value: number; old: null | number }; currentPrice: number }[] }
    for (const item of prices.items) {
      item.price.value = 1234567.5
      item.currentPrice = 1234567.5
    }
    await seen
    await route.fulfill({ response, json: prices })
  })
  const asked = page.waitForRequest('**/api/v1/product/current-price')
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v2/search')
  await page.goto('/catalog')
  const spinner = page.locator('[data-progress="actualization"]')
  await expect(spinner).toBeVisible()
  // Green, and smaller than the others.
  await expect(spinner).toHaveCSS('width', '40px')
  await expect(spinner).toHaveCSS('color', 'rgb(26, 127, 55)')
  answer()
  const { items } = (await asked).postDataJSON() as { items: { id: number; amount: number }[] }
  const list = (await (await answered).json()) as ProductList
  expect(items).toEqual(list.items.map(({ id, minimumBatch, multiplicity }) => ({ id, amount: minimumBatch ?? multiplicity })))
  await expect(rows(page).first()).toContainText(/1\s234\s567,50 ₽/)
  await expect(page.locator('[data-progress="actualization"]')).toHaveCount(0)

  await page.unroute('**/api/v1/product/current-price')
  problems.allow(/current-price/)
  await mockRefusal(page, '/api/v1/product/current-price', { status: 503, message: '' })
  await page.goto('/catalog?sort=name')
  await expect(page.getByText('Не удалось актуализировать цены')).toBeVisible()
  await expect(rows(page).first()).toContainText('₽')
})

test('[C-16] [C-18] a guest’s prices are not actualised; without prices a guest is asked to sign in', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/current-price'))))
  await overrideInfo(page, ({ settings }) => ({ settings: { ...settings, showPricesToGuests: false } }))
  await page.route('**/api/v2/search?*', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as ProductList
    await route.fulfill({ response, json: { ...list, items: list.items.map((item) => ({ ...item, price: null, currentPrice: null })) } })
  })
  await page.goto('/catalog')
  await rows(page).first().getByRole('button', { name: 'Цена после входа' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked).toBe(0)

  await overrideInfo(page, ({ settings }) => ({ settings: { ...settings, showPricesToGuests: true } }))
  await page.goto('/catalog')
  await expect(rows(page).first()).toContainText('Цена по запросу')
})

test('[K-01] a day is written DD.MM.YYYY, a sum in roubles with their sign', async ({ page }) => {
  await page.route('**/api/v2/search?*', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as ProductList
    const [first, ...others] = list.items
    const [stock] = list.items.flatMap(({ stocks }) => stocks)
    if (!first?.price || !stock) throw new Error('the demo has prices and stock')
    const item: ProductList['items'][number] = {
      ...first,
      price: { ...first.price, value: 1234567.5, withoutVat: 1011940.57, vatRate: 22, old: null },
      cashBack: null,
      stocks: [{ ...stock, free: 0, arrival: { quantity: 40, expectedOn: '2027-03-05' } }],
    }
    await route.fulfill({ response, json: { ...list, items: [item, ...others] } })
  })
  await page.goto('/catalog')
  const row = rows(page).first()
  await expect(row.getByText('05.03.2027', { exact: true })).toBeVisible()
  await expect(row.getByText(/^1\s234\s567,50\s₽$/)).toBeVisible()
  await expect(row.getByText(/^без НДС 1\s011\s940,57\s₽$/)).toBeVisible()
  // The next page is being prefetched.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
