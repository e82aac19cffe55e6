import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test('[P-05] [M-10] a tile of a guest’s home page opens the order of a list in the cart', async ({ page }) => {
  await asReturningVisitor(page)
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Быстрый заказ списком/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Импорт в корзину' })).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
})
