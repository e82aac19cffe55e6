import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { createUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, tokenOf } from './support/visitor.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A company with an ИНН that another one has: it needs an approval by staff. */
async function createDuplicateCompany(page: Page, name: string): Promise<void> {
  const known = await page.request.get('/api/v1/user/company', { headers: bearer(await tokenOf(page, 'other@vitrina.test')) })
  const current = (await known.json()) as { legalEntities: Record<string, unknown>[] }
  const { type, inn, kpp, ogrn, legalAddress } = current.legalEntities[0] ?? {}
  const data = { type, inn, kpp, ogrn, legalAddress, shortName: name, fullName: name }
  const { token } = await createUser(page, 'Общая-фаза-и-ноль')
  expect((await page.request.post('/api/v1/user/company', { headers: bearer(token), data })).status()).toBe(200)
}

test('a manager refuses and approves a company, works in a buyer’s place under a bar that shows it, and comes back', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  const company = `Проверка ${randomUUID().slice(0, 8)}`
  await createDuplicateCompany(page, company)
  // Remembered, so that the stand-in token lies over it in this tab.
  await page.addInitScript((token) => localStorage.setItem('B2B_USER_TOKEN', token), await tokenOf(page, 'manager@vitrina.test'))
  await page.goto('/help')
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Бэк-офис' }).click()
  // The order queue comes first.
  await expect(page).toHaveURL(/\/back-office\/orders/)
  await page.getByRole('navigation', { name: 'Разделы бэк-офиса' }).getByRole('link', { name: 'Компании' }).click()
  await expect(page.getByRole('heading', { name: 'Компании покупателей' })).toBeVisible()
  await page.getByRole('link', { name: /^На проверке/ }).click()
  await expect(page).toHaveURL(/state=pending/)
  const card = page.getByRole('listitem', { name: company })
  await expect(card.getByText('С этим ИНН уже есть')).toBeVisible()
  await expectNoAxeViolations(page)

  await card.getByRole('button', { name: 'Отклонить' }).click()
  const dialog = page.getByRole('dialog', { name: `Отклонить «${company}»` })
  await expect(dialog.getByRole('button', { name: 'Отклонить компанию' })).toBeDisabled()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Отклонить' }).click()
  await dialog.getByLabel('Причина').fill('Компания уже зарегистрирована')
  await dialog.getByRole('button', { name: 'Отклонить компанию' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toBeHidden()

  const search = page.getByRole('searchbox', { name: 'Найти компанию' })
  await search.fill(company)
  await page.getByRole('search', { name: 'Найти компанию' }).getByRole('button', { name: 'Найти' }).click()
  // The links around keep the search text, once it is in the address.
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(company))
  await page.getByRole('link', { name: 'Все', exact: true }).click()
  await expect(card.getByText('Причина отказа: Компания уже зарегистрирована')).toBeVisible()
  await card.getByRole('button', { name: 'Одобрить' }).click()
  await expect(card.getByText('Действует')).toBeVisible()
  await expect(card.getByText(/менеджер: Климова Анна/)).toBeVisible()

  await search.fill('colleague@vitrina.test')
  await search.press('Enter')
  await page.getByRole('button', { name: 'Работать от имени: Панина Елена' }).click()
  const bar = page.getByRole('region', { name: 'Работа от имени покупателя' })
  await expect(bar).toContainText('Вы работаете от имени: Елена Панина')
  await expect(bar).toContainText('Контур-Монтаж')
  await expect(page).toHaveURL(/\/catalog/)

  await bar.getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByRole('heading', { name: 'Компании покупателей' })).toBeVisible()
  await expect(bar).toBeHidden()
})
