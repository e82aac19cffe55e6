import { expectNoAxeViolations } from './support/axe.ts'
import { nameOf, rows, waitForList } from './support/catalogue.ts'
import { followTo } from './support/screen.ts'
import { signInAsNewUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[C-14] [X-03] favourites need sign-in, are toggled in the list and have their own list', { tag: '@desk' }, async ({
  page,
  problems,
}) => {
  problems.allow(/toggle-favorite/)
  await page.goto('/catalog?infavorite=1')
  await expect(page.getByRole('heading', { name: 'Избранное', level: 1 })).toBeVisible()
  await expect(page.getByText('В избранном пока пусто')).toBeVisible()
  await expectNoAxeViolations(page)
  await followTo(page, '/catalog')
  await rows(page)
    .first()
    .getByRole('button', { name: /^В избранном/ })
    .click()
  await expect(page.getByText('Авторизуйтесь, для того чтобы добавлять товары в избранное')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()

  await signInAsNewUser(page)
  await page.goto('/catalog?sort=-name')
  const heart = rows(page)
    .nth(1)
    .getByRole('button', { name: /^В избранном/ })
  const name = await nameOf(rows(page).nth(1)).textContent()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // The heart changes before the server answers.
  const saved = page.waitForResponse('**/toggle-favorite')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).ok()).toBe(true)
  await waitForList(page)
  await followTo(page, '/catalog?infavorite=1')
  const row = rows(page).filter({ hasText: name ?? '' })
  await expect(row).toHaveCount(1)
  // Until the new list is there the row is that of the list before, and may be replaced under the mouse.
  await waitForList(page)
  await row.getByRole('button', { name: /^В избранном/ }).click()
  await expect(row).toHaveCount(0)
})
