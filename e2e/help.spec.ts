import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[M-11] help topics are grouped and lead to a topic with related ones', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
  await expectNoAxeViolations(page)

  await main.locator('a[href="/help/zagruzka-spiskom"]').first().click()
  await expect(page).toHaveURL(/\/help\/zagruzka-spiskom$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Справка')
  await expect(page.getByRole('heading', { name: 'Похожие темы' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Вся справка' }).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('[O-20] header help shows topics of the current page', { tag: '@desk' }, async ({ page }) => {
  // A phone has help in its menu.
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Справка' }).click()
  const help = page.getByRole('dialog', { name: 'Справка по этой странице' })
  await expect(help.getByRole('listitem').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await help.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/help\/.+/)
  await expect(help).toBeHidden()
})
