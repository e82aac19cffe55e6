import { expectNoAxeViolations } from './support/axe.ts'
import { nameOf, rows, settled } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'
import { beRegular, beSignedIn } from './support/visitor.ts'

test.beforeEach(({ page }) => beRegular(page))

test('[C-14] [X-03] favourites need sign-in, are toggled in the list and make a list of their own', async ({ page, problems }) => {
  problems.allow(/toggle-favorite/)
  await page.goto('/catalog?infavorite=1')
  await expect(page.getByRole('heading', { name: 'Избранное', level: 1 })).toBeVisible()
  await expect(page.getByText('В избранном пока пусто')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/catalog')
  await rows(page)
    .first()
    .getByRole('button', { name: /^В избранном/ })
    .click()
  await expect(page.getByText('Авторизуйтесь, для того чтобы добавлять товары в избранное')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()

  await beSignedIn(page, 'other@vitrina.test')
  await page.goto('/catalog?sort=-name')
  const heart = rows(page)
    .nth(1)
    .getByRole('button', { name: /^В избранном/ })
  const name = await nameOf(rows(page).nth(1)).textContent()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await settled(page)
  await page.goto('/catalog?infavorite=1')
  const kept = rows(page).filter({ hasText: name ?? '' })
  await expect(kept).toHaveCount(1)
  await kept.getByRole('button', { name: /^В избранном/ }).click()
  await expect(kept).toHaveCount(0)
})
