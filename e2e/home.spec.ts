import { expectNoAxeViolations } from './support/axe.ts'
import { expectNoOverflow } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

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

test('the home page is in every language and fits', { tag: '@phone' }, async ({ page }) => {
  // Content that fits here fits a wide screen.
  for (const [language, catalogue] of [
    ['en', 'Open the catalogue'],
    ['uz', 'Katalogni ochish'],
  ] as const)
    await test.step(language, async () => {
      await page.addInitScript((chosen) => localStorage.setItem('B2B_LANGUAGE', chosen), language)
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: catalogue })).toBeVisible()
      await expect(main).not.toContainText(/sections\.|intro\.|news\.all/)
      await expectNoOverflow(page)
    })
})
