import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { codeTo } from './support/outbox.ts'
import { createUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const OLD = 'Старая-розетка-12'
const NEW = 'Новая-розетка-21'
const named = (page: Page, name: string) => page.getByRole('dialog', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Сообщения', exact: true })

test('[O-04] [O-13] [S-10] [V-02] [V-04] a forgotten password is reset inside the sign-in dialog and filled into the form afterwards', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/password-reset$/)
  const { email } = await createUser(page, OLD)
  await page.goto('/user/sign-in')
  await named(page, 'Вход').getByLabel('Телефон или почта').fill(email)
  await page.getByRole('button', { name: 'Забыли пароль?' }).click()
  const reset = named(page, 'Восстановление пароля')
  await expect(reset.getByLabel('Телефон или почта')).toHaveValue(email)
  await reset.getByLabel('Телефон или почта').fill('')
  await expect(reset.getByRole('button', { name: 'Получить код' })).toBeDisabled()
  await reset.getByLabel('Телефон или почта').fill(email)
  await reset.getByRole('button', { name: 'Получить код' }).click()
  await expect(bar(page)).toContainText(email)
  await expect(reset.getByRole('button', { name: 'Сохранить пароль' })).toBeDisabled()
  await expect(reset.getByText(/ещё раз можно через 0:5\d|1:00/)).toBeVisible()

  // Closed to look for the letter, it asks for the same code again.
  await page.goBack()
  await page.getByRole('button', { name: 'Забыли пароль?' }).click()
  await reset.getByLabel('Код', { exact: true }).fill(await codeTo(page, email))
  await reset.getByLabel('Новый пароль').fill('qwerty12')
  await reset.getByLabel('Повторите пароль').fill('qwerty12')
  await reset.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(reset.getByLabel('Новый пароль')).toBeFocused()
  await expectNoAxeViolations(page)
  await reset.getByLabel('Новый пароль').fill(NEW)
  await reset.getByLabel('Повторите пароль').fill(`${NEW}1`)
  await reset.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(reset.getByText('Пароли не совпадают')).toBeVisible()
  await reset.getByLabel('Повторите пароль').fill(NEW)
  await reset.getByRole('button', { name: 'Сохранить пароль' }).click()

  const signIn = named(page, 'Вход')
  await expect(signIn.getByLabel('Пароль', { exact: true })).toHaveValue(NEW)
  await expect(signIn.getByLabel('Телефон или почта')).toHaveValue(email)
  await expect(bar(page)).toContainText('Пароль изменён')
  await signIn.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page).toHaveURL(/\/catalog$/)
})

test('[S-06] sign-in by code: a wrong one is reported at its field, the right one is sent by itself, without "remember me" only the tab has the token', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/sign-in$/)
  const { email } = await createUser(page, OLD)
  await page.goto('/help')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('B2B_AUTH_INITIAL', 'signin'))
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
  await named(page, 'Вход').getByLabel('Телефон или почта').fill(email)
  await named(page, 'Вход').getByLabel('Запомнить меня').uncheck()
  await page.getByRole('button', { name: 'Войти по коду' }).click()
  const byCode = named(page, 'Вход по коду')
  await byCode.getByRole('button', { name: 'Получить код' }).click()
  await expect(byCode.getByLabel('Код', { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)

  // "Back" leads to the password, the cross closes the dialog at once.
  await page.goBack()
  await expect(named(page, 'Вход').getByLabel('Пароль', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Войти по коду' }).click()
  await byCode.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/help$/)
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
  await page.getByRole('button', { name: 'Войти по коду' }).click()

  const right = await codeTo(page, email)
  await byCode.getByLabel('Код', { exact: true }).fill(right === '000000' ? '000001' : '000000')
  await expect(byCode.getByRole('alert')).toContainText('Код неверен')
  await byCode.getByLabel('Код', { exact: true }).fill(right)
  await expect(page).toHaveURL(/\/catalog$/)
  expect(await page.evaluate(() => localStorage.getItem('B2B_USER_TOKEN'))).toBeNull()
})
