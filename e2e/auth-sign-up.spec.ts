import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { codeTo } from './support/outbox.ts'
import { newEmail } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const PASSWORD = 'Щитовая-17-света'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' })
const bar = (page: Page) => page.getByRole('region', { name: 'Сообщения', exact: true })
const code = (page: Page) => dialog(page).getByLabel('Код', { exact: true })

async function requestCode(page: Page, login: string) {
  await dialog(page).getByLabel('Телефон или почта').fill(login)
  await dialog(page).getByRole('button', { name: 'Получить код' }).click()
}

test('[R-14] [O-12] [S-08] [S-09] [V-06] [V-07] a company signs up, from search to the first sign-in, and loses nothing when the network fails', {
  tag: '@desk',
}, async ({ page, context, problems }) => {
  test.slow()
  problems.allow(/sign-up\/step[23]$/)
  const email = newEmail()
  await page.goto('/user/sign-up')
  await expect(page).toHaveURL(/\/$/)
  await requestCode(page, 'не адрес')
  await expect(dialog(page).getByRole('alert')).toContainText('Укажите телефон')
  await requestCode(page, email)
  await expect(bar(page)).toContainText(email)

  // A wrong code is reported at its field; the right one is sent by itself, however it was pasted.
  const right = await codeTo(page, email)
  await code(page).fill(right === '000000' ? '000001' : '000000')
  await expect(dialog(page).getByRole('alert')).toContainText('Код неверен')
  await code(page).fill(`Ваш код: ${right}`)
  await expect(dialog(page).getByText('Шаг 3 из 3')).toBeVisible()

  // Missing fields are reported, and the first of them has the focus.
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(dialog(page).locator('input[name=password]')).toBeFocused()
  await expect(dialog(page).getByText('Без соглашения регистрация невозможна')).toBeVisible()
  await expect(dialog(page).getByLabel(/обработку персональных данных/)).toBeChecked()
  await expect(dialog(page).getByLabel(/новости и предложения/)).toBeChecked()

  // The company search has its own history entry: "back" closes it alone, a choice too.
  await dialog(page).getByRole('button', { name: 'Найти компанию' }).click()
  const search = page.getByRole('dialog', { name: 'Поиск компании' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.goBack()
  await expect(search).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Найти компанию' }).click()
  await search.getByRole('combobox').fill('дельта')
  await expect(search.getByRole('option').nth(1)).toBeVisible()
  await expectNoAxeViolations(page)
  const second = await search.getByRole('option').nth(1).locator('.name').textContent()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search).toHaveCount(0)
  await expect(dialog(page).getByLabel('Выбранная компания')).toContainText(second ?? 'nothing')

  const file = dialog(page).getByLabel('Файл с реквизитами').locator('input[type=file]')
  await file.setInputFiles({ name: 'card.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(dialog(page).getByText('Подойдёт файл PDF')).toBeVisible()
  await file.setInputFiles({ name: 'Карточка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await expect(dialog(page).getByText('Карточка.pdf')).toBeVisible()

  await dialog(page).getByLabel('Фамилия').fill('Проводов')
  await dialog(page).getByLabel('Имя').fill('Пётр')
  await dialog(page).getByLabel('Телефон').fill('89110001122')
  await dialog(page).getByLabel('Вид деятельности').fill('Электромонтаж')
  await dialog(page).getByLabel('Вид деятельности').press('Escape')
  await dialog(page).locator('input[name=password]').fill(PASSWORD)
  await dialog(page).getByLabel('Повторите пароль').fill(PASSWORD)
  await dialog(page)
    .getByLabel(/пользовательское соглашение/)
    .check()
  await expect(dialog(page).getByLabel('Телефон')).toHaveValue('+7 911 000-11-22')
  await expectNoAxeViolations(page)

  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(bar(page)).toContainText('Нет связи с сервером')
  await context.setOffline(false)
  await expect(dialog(page).getByLabel('Фамилия')).toHaveValue('Проводов')
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(bar(page)).toContainText('Регистрация завершена')
  await expect(dialog(page)).toHaveCount(0)
  const [session, local] = await page.evaluate(() => [sessionStorage, localStorage].map((store) => store.getItem('B2B_USER_TOKEN')))
  expect(session).toBeTruthy()
  expect(local).toBe(session)
})
