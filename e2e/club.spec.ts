import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

test('[R-13] [M-07] points are seen by lots, exchanged for a reward, and come back to the same lots', async ({ page }) => {
  await asReturningVisitor(page)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/user/golden-club')
  const lots = page.getByRole('table', { name: 'Партии баллов' })
  await expect(lots).toBeVisible()
  const before = await lots.innerText()

  await page.getByRole('link', { name: 'Награды', exact: true }).click()
  await page.getByRole('button', { name: 'Обменять баллы: Мультиметр в подарок' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Обменять: / })
    .click()
  await expect(page.getByText(/^Награда НГ-\d+ заказана$/)).toBeVisible()
  await page.getByRole('link', { name: 'Баллы', exact: true }).click()
  await expect.poll(() => lots.innerText()).not.toBe(before)

  await page.getByRole('link', { name: 'Мои награды' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Мультиметр' })
    .first()
    .getByRole('button', { name: /^Вернуть баллы/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть баллы' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Мультиметр' }).first()).toContainText('Отменена')
  await page.getByRole('link', { name: 'Баллы', exact: true }).click()
  await expect.poll(() => lots.innerText()).toBe(before)
})
