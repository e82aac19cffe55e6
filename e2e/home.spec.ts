import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, overrideResponse, mockRefusal } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[M-10] the home page leads a guest to sections, brands, tasks and news', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Войти' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="/catalog?section="]').first()).toContainText(/товар/)
  await expect(main.locator('a[href^="/catalog?brands="]').first()).toBeVisible()
  await expect(main.locator('a[href="/cart?import=1"]').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await main.locator('a[href^="/posts/news/"]').first().click()
  await expect(page).toHaveURL(/\/posts\/news\/.+/)
  await expect(main.getByRole('article')).toBeVisible()
})

test('[M-10] a buyer is led to their orders instead of the sign-in', { tag: '@desk' }, async ({ page }) => {
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/orders')
  await expect(page.getByRole('main').getByRole('link', { name: 'Войти' })).toHaveCount(0)
})

test('a home page without blocks leads to the catalogue', async ({ page }) => {
  await overrideResponse(page, '/api/v2/home', () => ({ blocks: [] }))
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog')
  await expectNoAxeViolations(page)
})

test('a home page that failed can be loaded again', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/api\/v2\/home$/)
  await mockRefusal(page, '/api/v2/home', { status: 500, message: 'Произошел технический сбой' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Произошел технический сбой' })).toBeVisible()
  await page.unroute('**/api/v2/home')
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await expect(page.getByRole('main').locator('a[href^="/catalog?section="]').first()).toBeVisible()
})

for (const [language, catalogue] of [
  ['en', 'Open the catalogue'],
  ['uz', 'Katalogni ochish'],
] as const)
  test(`the home page is in ${language} and fits`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('B2B_LANGUAGE', chosen), language)
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: catalogue })).toBeVisible()
    await expect(main).not.toContainText(/sections\.|intro\.|news\.all/)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBe(0)
  })
