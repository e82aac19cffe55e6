import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test('[O-17] [O-16] the picker shows the region, is filtered by typing, and choosing reloads the page behind a spinner', async ({
  page,
  isMobile,
}) => {
  await asReturningVisitor(page)
  // Before the page asks for anything: a call that is under way when interception begins can be lost.
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/v2/user/set-region', async (route) => {
    await seen
    await route.continue()
  })
  await page.goto('/help')
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click()
  const button = page.getByRole('button', { name: /^Регион: / })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Регион' })
  const columns = await dialog.getByRole('list').evaluate((list) => getComputedStyle(list).columnCount)
  expect(columns).toBe(isMobile ? '1' : '3')
  await expectNoAxeViolations(page)

  await dialog.getByLabel('Найти регион').fill('казан')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-progress="region"]')).toHaveCSS('width', '64px')
  answer()
  await reloaded
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click()
  await expect(page.getByRole('button', { name: 'Регион: Казань' })).toBeVisible()
  await expect(dialog).toBeHidden()
})
