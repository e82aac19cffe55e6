import { expectNoAxeViolations } from './support/axe.ts'
import { followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[O-07] [R-04] a content overlay in an entered address closes in place and survives a reload; so does the place in a long page', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/help#/content/oferta')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByText(/^Обновлено/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()

  await followTo(page, '/content/reglament')
  const last = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').last()
  const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' })
  await expect(heading).not.toBeInViewport()
  await last.click()
  await expect(page).toHaveURL(/\/content\/reglament#.+/)
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(heading).toBeInViewport()
})
