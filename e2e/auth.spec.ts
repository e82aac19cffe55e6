import { expectNoAxeViolations } from './support/axe.ts'
import { newEmail } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[O-04] [S-06] [S-10] the ways to sign in without a password are in order, "back" leads to the password, the cross closes all', {
  tag: '@desk',
}, async ({ page }) => {
  const named = (name: string) => page.getByRole('dialog', { name })
  await page.goto('/help')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('B2B_AUTH_INITIAL', 'signin'))
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
  await named('Вход').getByLabel('Телефон или почта').fill(newEmail())
  await page.getByRole('button', { name: 'Забыли пароль?' }).click()
  const reset = named('Восстановление пароля')
  await reset.getByRole('button', { name: 'Получить код' }).click()
  await reset.getByLabel('Код', { exact: true }).fill('123456')
  await reset.getByLabel('Новый пароль').fill('qwerty')
  await reset.getByLabel('Повторите пароль').fill('qwerty')
  await reset.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(reset.getByLabel('Новый пароль')).toBeFocused()
  await expectNoAxeViolations(page)

  await page.goBack()
  await page.getByRole('button', { name: 'Войти по коду' }).click()
  const byCode = named('Вход по коду')
  await byCode.getByRole('button', { name: 'Получить код' }).click()
  await expect(byCode.getByLabel('Код', { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)
  await byCode.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/help$/)
})
