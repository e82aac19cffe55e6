import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { intercept } from './support/intercept.ts'
import { codeTo, messageTo } from './support/outbox.ts'
import { newEmail, createUser } from './support/users.ts'
import { viewports } from './support/viewports.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const PASSWORD = 'Фаза-ноль-и-земля-7'
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bar = (page: Page) => region(page, 'Сообщения')
/** One red pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

/** A new user, signed in on the pages of this journey. */
async function signInAsNewUser(page: Page): Promise<{ email: string; token: string }> {
  const person = await createUser(page, PASSWORD)
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('over')) sessionStorage.setItem('B2B_USER_TOKEN', token)
  }, person.token)
  return person
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Разделы личного кабинета' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('[R-16] [A-09] [X-02] the profile: name, picture, and an e-mail changed by the code sent there', { tag: '@desk' }, async ({
  page,
  problems,
}) => {
  problems.allow(/profile\/contact$/)
  const { email } = await signInAsNewUser(page)
  await page.goto('/user')
  await openSection(page, 'Профиль')
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Проводникова')
  await page.getByRole('textbox', { name: 'Должность' }).fill('Инженер')
  // Unsaved input is not lost without a question.
  await page.getByRole('link', { name: 'Уведомления' }).click()
  await dialog(page, 'Уйти без сохранения?').getByRole('button', { name: 'Остаться' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(bar(page)).toContainText('Профиль пользователя изменен')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled()

  await page.getByLabel('Фото', { exact: true }).last().setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: PICTURE })
  await expect(page.getByText('Нужен файл .jpg или .png')).toBeVisible()
  await page.getByLabel('Фото', { exact: true }).last().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByRole('img', { name: 'Ваше фото' })).toHaveAttribute('src', /^\/media\//)

  const next = newEmail()
  await page.getByRole('button', { name: 'Изменить e-mail' }).click()
  const form = dialog(page, 'Изменить e-mail')
  await form.getByRole('textbox', { name: 'Новый e-mail' }).fill('не почта')
  await form.getByLabel('Текущий пароль').fill(PASSWORD)
  await form.getByRole('button', { name: 'Получить код' }).click()
  await expect(form.getByText('Проверьте e-mail')).toBeVisible()
  await form.getByRole('textbox', { name: 'Новый e-mail' }).fill(next)
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Получить код' }).click()
  await expect(form.getByText(`Код отправлен на ${next}`)).toBeVisible()
  await form.getByRole('textbox', { name: 'Код из сообщения' }).fill(await codeTo(page, next))
  await form.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(form).toBeHidden()
  await expect(region(page, 'Вход и связь')).toContainText(next)
  await messageTo(page, email, /E-mail учётной записи изменён/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Проводникова')
})

test('[A-10] notifications are chosen in the matrix; other sessions are listed and ended', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/current-user$/)
  const { email } = await signInAsNewUser(page)
  const names = ['Электромонтажкомплект'.repeat(9), 'ООО «Восток»']
  const stop = await intercept(page, '**/api/v1/user/notification-settings', async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), companies: names.map((name, at) => ({ id: at + 1, name })) }
    await route.fulfill({ response, json })
  })
  await page.goto('/user')
  await openSection(page, 'Уведомления')
  const { x = 0, width = 0 } = (await page.getByText(names[0] ?? '').boundingBox()) ?? {}
  expect(x + width, 'a long word is broken').toBeLessThan(viewports.desktop.width)
  stop()
  await page.reload()
  const tick = (name: string) => page.getByRole('checkbox', { name })
  await tick('Изменилось состояние заказа: E-mail').uncheck()
  await expect(page.getByText('включите хотя бы один канал')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  await tick('Изменилось состояние заказа: E-mail').check()
  await expect(tick('Новости и акции: E-mail')).toBeDisabled()
  // Saved at once, and shown by the server's answer: `check` would look before that.
  const consent = page.getByRole('switch', { name: 'Согласен получать рассылку' })
  await consent.click()
  await expect(consent).toBeChecked()
  await tick('Новости и акции: E-mail').check()
  await page.getByRole('switch', { name: 'Не беспокоить по часам' }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(bar(page)).toContainText('Настройки сохранены')
  await page.reload()
  await expect(tick('Новости и акции: E-mail')).toBeChecked()
  await expect(page.getByLabel('С', { exact: true })).toHaveValue('22:00')

  const answer = await page.request.post('/api/v2/user/sign-in', { data: { login: email, password: PASSWORD } })
  const { authToken } = (await answer.json()) as { authToken: string }
  const isAlive = async () =>
    (await page.request.get('/api/v1/user/current-user', { headers: { authorization: `Bearer ${authToken}` } })).status() === 200
  await openSection(page, 'Сеансы и безопасность')
  const sessions = page.getByRole('list', { name: 'Где вы вошли' })
  await expect(sessions.getByText('Этот сеанс')).toHaveCount(1)
  await expectNoAxeViolations(page)
  expect(await isAlive()).toBe(true)
  await page.getByRole('button', { name: 'Завершить остальные' }).click()
  await dialog(page, 'Завершить все остальные сеансы?').getByRole('button', { name: 'Завершить остальные' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect.poll(isAlive).toBe(false)
  await expect(sessions.getByText('Этот сеанс')).toBeVisible()
})

test('[M-09] delivery addresses: added with a suggestion, changed, found and deleted', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/delivery-address$/)
  await signInAsNewUser(page)
  await page.goto('/user')
  await openSection(page, 'Адреса доставки')
  await expect(page.getByText('Адресов пока нет')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const form = dialog(page, 'Новый адрес доставки')
  await form.getByRole('textbox', { name: 'Название' }).fill('Объект «Насосная»')
  await form.getByRole('combobox', { name: 'Адрес' }).fill('Москва')
  await page.getByRole('option').first().click()
  await expect(form.getByRole('combobox', { name: 'Адрес' })).toHaveValue(/Москва/)
  await form.getByRole('textbox', { name: 'Телефон на месте' }).fill('12')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form.getByRole('textbox', { name: 'Телефон на месте' })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'Телефон на месте' }).fill('8 900 123-45-67')
  await form.getByRole('checkbox', { name: 'Есть кран' }).check()
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Сохранить' }).click()
  const list = page.getByRole('list', { name: 'Адреса доставки' })
  await expect(list.getByRole('listitem')).toContainText(['+7 900 123-45-67'])
  await expect(list.getByText('Основной')).toBeVisible()

  await page.getByRole('button', { name: /^Изменить адрес/ }).click()
  await dialog(page, 'Адрес доставки').getByRole('textbox', { name: 'Название' }).fill('Объект «Котельная»')
  await dialog(page, 'Адрес доставки').getByRole('button', { name: 'Сохранить' }).click()
  await expect(list).toContainText('Объект «Котельная»')
  await page.getByRole('searchbox', { name: /^Название, адрес/ }).fill('насосная')
  await expect(page.getByText('По запросу «насосная» ничего нет')).toBeVisible()
  await page.getByRole('link', { name: 'Все адреса' }).click()
  await page.getByRole('button', { name: /^Удалить адрес/ }).click()
  await dialog(page, 'Удалить адрес?').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Адресов пока нет')).toBeVisible()

  for (const [name, text] of [
    ['График платежей', 'Платежей по срокам нет'],
    ['График поставок', 'Поставок в пути нет'],
  ] as const) {
    await openSection(page, name)
    await expect(page.getByText(text)).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('[A-12] a copy of the data, then the account is deleted with its act', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/\/api\/(v2\/user$|v1\/user\/current-user)/)
  const { email } = await signInAsNewUser(page)
  await page.goto('/user')
  await openSection(page, 'Согласия и данные')
  await expect(region(page, 'Согласия').getByText('Согласие дано')).toHaveCount(2)
  await page.getByRole('button', { name: 'Подготовить копию' }).click()
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать', exact: true }).click()
  expect((await copy).suggestedFilename()).toBe('personal-data.json')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Удалить учётную запись' }).click()
  const deletionDialog = dialog(page, 'Удалить учётную запись?')
  await deletionDialog.getByLabel('Текущий пароль').fill('не тот')
  await deletionDialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(deletionDialog.getByRole('alert').filter({ hasText: 'Неверный пароль' })).toBeVisible()
  await expectNoAxeViolations(page)
  await deletionDialog.getByLabel('Текущий пароль').fill(PASSWORD)
  await deletionDialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  const done = dialog(page, 'Учётная запись удалена')
  await expect(done).toContainText('Акт №')
  const act = page.waitForEvent('download')
  await done.getByRole('button', { name: 'Скачать акт' }).click()
  expect((await act).suggestedFilename()).toMatch(/^act-.+\.html$/)
  await page.evaluate(() => sessionStorage.setItem('over', '1'))
  await done.getByRole('button', { name: 'На главную' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Вера Путь')).toHaveCount(0)
  const again = await page.request.post('/api/v2/user/sign-in', { data: { login: email, password: PASSWORD } })
  expect(again.status()).toBe(401)
  await page.goto('/user/privacy')
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await expect(dialog(page, 'Вход')).toBeVisible()
})
