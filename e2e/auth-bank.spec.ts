import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page, problems }) => {
  // The bank's own pages load a third-party font.
  problems.allow(/fonts\.googleapis\.com/)
  return asReturningVisitor(page)
})

const named = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The bank's own pages of login and consent. */
async function signInAtBank(page: Page, login: string) {
  await page.goto('/user/sign-in')
  await named(page, 'Вход').getByRole('button', { name: 'Войти через Т‑Банк' }).click()
  // Our own form has fields of the same names.
  await page.waitForURL(/\/interaction\//)
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('[R-17] [S-11] [S-08] a new customer of the bank finishes sign-up from step 3, and next time the bank signs them in', {
  tag: '@desk',
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/bank-sign-on/complete')) sent.push(request.postData() ?? '')
  })
  await signInAtBank(page, 'newcomer')
  const signUp = named(page, 'Регистрация')
  await expect(signUp.getByText('Шаг 3 из 3')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(sent).toHaveLength(1)
  await expect(signUp.getByLabel('Фамилия')).toHaveValue('Банков')
  await expect(signUp.getByText('bank@journey.test подтверждён')).toBeVisible()
  await signUp.getByRole('button', { name: 'Физическое лицо' }).click()
  await signUp.locator('input[name=password]').fill('Банковская-ячейка-7')
  await signUp.getByLabel('Повторите пароль').fill('Банковская-ячейка-7')
  await signUp.getByLabel(/пользовательское соглашение/).check()
  await signUp.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL(/\/catalog$/)

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/user/sign-in')
  // The bank remembers the customer and asks nothing.
  const completed = page.waitForResponse('**/bank-sign-on/complete')
  await named(page, 'Вход').getByRole('button', { name: 'Войти через Т‑Банк' }).click()
  await completed
  await expect.poll(() => page.evaluate(() => localStorage.getItem('B2B_USER_TOKEN'))).toBeTruthy()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('B2B_AUTH_INITIAL'))).toBe('signin')
})

test('[E-05] an account is never taken over by the bank, and a link from another browser ends on the failure screen', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/bank-sign-on\/complete$/)
  await signInAtBank(page, 'buyer')
  await expect(page.getByRole('region', { name: 'Сообщения', exact: true })).toContainText('Вы уже зарегистрированы')
  await expect(named(page, 'Вход')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('B2B_USER_TOKEN'))).toBeNull()

  await page.goto('/auth/tinkoff/complete?code=stolen&state=foreign')
  await expect(page.getByRole('heading', { name: 'Возникла техническая ошибка' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/tinkoff\/complete$/)
  await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(named(page, 'Регистрация').getByText('Шаг 1 из 3')).toBeVisible()
})
