import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { codeTo, messageTo } from './support/outbox.ts'
import { newEmail } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, tokenOf } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const PASSWORD = 'Общая-фаза-и-ноль'
const named = (page: Page, name: string) => page.getByRole('dialog', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Сообщения', exact: true })

/** The owner of the demo company invites a new user; returns the link in the letter. */
async function invite(page: Page, email: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'buyer@vitrina.test')}`, 'idempotency-key': randomUUID() }
  const data = { contact: email, name: 'Новый коллега', role: 'purchaser' }
  expect((await page.request.post('/api/v1/user/company/invitations', { headers, data })).ok()).toBe(true)
  const letter = await messageTo(page, email, /signin-by-invitation/)
  const link = new URL(/https?:\/\/\S+signin-by-invitation\S+/.exec(letter)?.[0] ?? '')
  return link.pathname + link.search
}

test('[R-15] [O-14] [S-07] [V-04] an invited newcomer joins with the code of the letter; a used link opens sign-in', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/signin-by-invitation$/)
  const email = newEmail()
  const link = await invite(page, email)
  const right = await codeTo(page, email)
  await page.goto(link)
  const dialog = named(page, 'Вход по приглашению')
  await expect(dialog.getByRole('button', { name: 'Продолжить' })).toBeDisabled()
  await dialog.getByLabel('Код', { exact: true }).fill(right === '000000' ? '000001' : '000000')
  await expect(dialog.getByRole('alert')).toContainText('Код неверен')
  await dialog.getByLabel('Код', { exact: true }).fill(right)
  await expect(dialog.getByText(/Вас пригласили в компанию/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(dialog.getByLabel('Фамилия')).toBeFocused()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Фамилия').fill('Коллегина')
  await dialog.getByLabel('Имя').fill('Анна')
  await dialog.locator('input[name=password]').fill(PASSWORD)
  await dialog.getByLabel('Повторите пароль').fill(PASSWORD)
  await dialog.getByLabel(/обработку персональных данных/).check()
  await dialog.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // With a saved token the address just leads to the catalogue.
  await page.goto(link)
  await expect(page).toHaveURL(/\/catalog$/)

  await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.removeItem('B2B_USER_TOKEN')))
  await page.goto(link)
  await dialog.getByLabel('Код', { exact: true }).fill(right)
  await expect(named(page, 'Вход').getByLabel('Пароль', { exact: true })).toBeVisible()
  await expect(bar(page)).toContainText('Приглашение недействительно')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/user/signin-by-invitation')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
