import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import { rows } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[C-16] [O-16] prices of a page are actualised for its least amounts, behind a spinner', { tag: '@desk' }, async ({ page }) => {
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
  await expect(spinner).toHaveCSS('color', 'rgb(23, 115, 49)')
  answer()
  const { items } = (await asked).postDataJSON() as { items: { id: number; amount: number }[] }
  const list = (await (await answered).json()) as ProductList
  expect(items).toEqual(list.items.map(({ id, minimumBatch, multiplicity }) => ({ id, amount: minimumBatch ?? multiplicity })))
  await expect(rows(page).first()).toContainText(/1\s234\s567,50 ₽/)
  await expect(page.locator('[data-progress="actualization"]')).toHaveCount(0)
})
