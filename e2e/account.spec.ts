import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { followTo } from './support/screen.ts'
import { signInAsNewUser } from './support/users.ts'
import { viewports } from './support/viewports.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const PASSWORD = 'Фаза-ноль-и-земля-7'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Разделы личного кабинета' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Of the settings alone; in the page itself, since a page whose calls are intercepted loads the store anew. */
const addCompanies = (page: Page, names: string[]) =>
  page.evaluate((given) => {
    const companies = given.map((name, at) => ({ id: at + 1, name }))
    const send = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      if (typeof input !== 'string' || !input.includes('/notification-settings')) return answer
      return Response.json({ ...((await answer.json()) as object), companies }, answer)
    }
  }, names)

test('[R-16] [A-09] [A-10] [A-12] [M-09] forms, dialogs and empty screens of an own account are in order; a copy of the data is saved', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/\/api\/(v1\/profile\/contact|v1\/delivery-address|v2\/user)$/)
  const { email } = await signInAsNewUser(page, PASSWORD)
  await page.goto('/user')
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Проводникова')
  await page.getByRole('link', { name: 'Уведомления' }).click()
  await dialog(page, 'Уйти без сохранения?').getByRole('button', { name: 'Остаться' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Изменить e-mail' }).click()
  const contact = dialog(page, 'Изменить e-mail')
  await contact.getByRole('textbox', { name: 'Новый e-mail' }).fill('не почта')
  await contact.getByRole('button', { name: 'Получить код' }).click()
  await expect(contact.getByText('Проверьте e-mail')).toBeVisible()
  await expectNoAxeViolations(page)
  await contact.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Путь')

  const name = 'Электромонтажкомплект'.repeat(9)
  await addCompanies(page, [name, 'ООО «Восток»'])
  await openSection(page, 'Уведомления')
  const { x = 0, width = 0 } = (await page.getByText(name).boundingBox()) ?? {}
  expect(x + width, 'a long word is broken').toBeLessThan(viewports.desktop.width)
  const consent = page.getByRole('switch', { name: 'Согласен получать рассылку' })
  await consent.click()
  await page.getByRole('checkbox', { name: 'Новости и акции: E-mail' }).check()
  await page.getByRole('switch', { name: 'Не беспокоить по часам' }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Отменить изменения' }).click()

  await page.request.post('/api/v2/user/sign-in', { data: { login: email, password: PASSWORD } })
  await openSection(page, 'Сеансы и безопасность')
  await expect(page.getByRole('list', { name: 'Где вы вошли' }).getByRole('listitem')).toHaveCount(2)
  await expectNoAxeViolations(page)

  await openSection(page, 'Адреса доставки')
  await expect(page.getByText('Адресов пока нет')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const address = dialog(page, 'Новый адрес доставки')
  await address.getByRole('textbox', { name: 'Название' }).fill('Объект «Насосная»')
  await address.getByRole('combobox', { name: 'Адрес' }).fill('Москва')
  await page.getByRole('option').first().click()
  await address.getByRole('textbox', { name: 'Телефон на месте' }).fill('12')
  await address.getByRole('button', { name: 'Сохранить' }).click()
  await expect(address.getByRole('textbox', { name: 'Телефон на месте' })).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await address.getByRole('button', { name: 'Закрыть' }).click()

  for (const [path, text] of [
    ['/user/payment-schedule', 'Платежей по срокам нет'],
    ['/user/delivery-schedule', 'Поставок в пути нет'],
  ] as const) {
    await followTo(page, path)
    await expect(page.getByText(text)).toBeVisible()
    await expectNoAxeViolations(page)
  }

  await openSection(page, 'Согласия и данные')
  await page.getByRole('button', { name: 'Подготовить копию' }).click()
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать', exact: true }).click()
  expect((await copy).suggestedFilename()).toBe('personal-data.json')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Удалить учётную запись' }).click()
  const deletion = dialog(page, 'Удалить учётную запись?')
  await deletion.getByLabel('Текущий пароль').fill('не тот')
  await deletion.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(deletion.getByRole('alert').filter({ hasText: 'Неверный пароль' })).toBeVisible()
  await expectNoAxeViolations(page)
})
