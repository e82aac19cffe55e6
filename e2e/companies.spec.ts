import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { fetchList, rows, waitForList } from './support/catalogue.ts'
import { codeTo, messageTo } from './support/outbox.ts'
import { signInAsNewUser, newEmail } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const PASSWORD = 'Общая-фаза-и-ноль'
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Сообщения', exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const companyButton = (page: Page) => page.getByRole('button', { name: /^Компания: / })
/** The header's link, once the cart has something in it. */
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Корзина: / })
/** Price of the first product; empty while it is being actualised. */
async function priceOf(page: Page): Promise<string> {
  if ((await page.locator('[data-progress="actualization"]').count()) > 0) return ''
  return /[\d\s]+,\d\d ₽/.exec((await rows(page).first().textContent()) ?? '')?.[0] ?? ''
}
/** Waits for a price other than the given one. */
async function priceOtherThan(page: Page, other: string): Promise<string> {
  await expect.poll(async () => ['', other].includes(await priceOf(page))).toBe(false)
  return priceOf(page)
}

test('[P-07] [A-08] another company changes prices and the cart at once, in this tab and in the other', { tag: '@desk' }, async ({
  page,
}) => {
  // Two tabs side by side; the phone has its own journey below.
  const [product] = (await fetchList(page, 'criteria[instock]=1&pageSize=1')).items
  const address = `/catalog?keyword=${encodeURIComponent(product?.article ?? '')}`
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await signInAs(tab, 'partner@vitrina.test')
    await tab.goto(address)
    await waitForList(tab)
    await expect(companyButton(tab)).toContainText('Дом у развилки')
  }
  const first = await priceOtherThan(page, '')
  await rows(page)
    .first()
    .getByRole('button', { name: /^В корзину/ })
    .click()
  await expect(cart(page)).toBeVisible()

  await companyButton(page).click()
  const list = dialog(page, 'Компании')
  await expect(list.getByRole('button', { name: /Лифтсервис/ })).toBeDisabled()
  await expectNoAxeViolations(page)
  await list.getByRole('textbox', { name: 'Название компании' }).fill('токовед')
  await expect(list.locator('li')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('от имени компании Токоведущие решения')
  for (const tab of [page, other]) {
    await expect(companyButton(tab)).toContainText('Токоведущие решения')
    await expect(cart(tab)).toHaveCount(0)
  }
  const second = await priceOtherThan(page, first)
  await expect.poll(() => priceOf(other)).toBe(second)

  await companyButton(other).click()
  await dialog(other, 'Компании')
    .getByRole('button', { name: /Дом у развилки/ })
    .click()
  await expect(companyButton(page)).toContainText('Дом у развилки')
  await expect.poll(() => priceOf(page)).toBe(first)
  await expect(cart(page)).toBeVisible()
  await other.close()
})

test('[P-07] [A-08] on a phone another company is chosen in “Ещё”, and its own cart is there at once', { tag: '@phone' }, async ({
  page,
}) => {
  // The phone's menu.
  const { token } = await signInAsNewUser(page)
  const headers = { authorization: `Bearer ${token}` }
  const data = { type: 'fl', shortName: 'Дача на Лесной', fullName: 'Дача на Лесной' }
  const made = await page.request.post('/api/v1/user/company', { headers, data })
  expect(made.ok(), await made.text()).toBe(true)
  const [product] = (await fetchList(page, 'criteria[instock]=1&pageSize=1')).items
  await page.goto(`/catalog?keyword=${encodeURIComponent(product?.article ?? '')}`)
  await waitForList(page)
  await rows(page)
    .first()
    .getByRole('button', { name: /^В корзину/ })
    .click()
  await expect(cart(page)).toBeVisible()

  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Ещё' }).click()
    await dialog(page, 'Ещё')
      .getByRole('button', { name: /^Сменить компанию/ })
      .click()
    await dialog(page, 'Компании').getByRole('button', { name }).click()
    await expect(dialog(page, 'Компании')).toHaveCount(0)
  }
  await choose(/Дача на Лесной/)
  await expect(bar(page)).toContainText('Дача на Лесной')
  await expect(cart(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ещё' }).click()
  await expect(dialog(page, 'Ещё').getByRole('button', { name: /^Сменить компанию/ })).toContainText('Дача на Лесной')
  await page.keyboard.press('Escape')
  await choose(/Путь Вера/)
  await expect(cart(page)).toBeVisible()
})

test('[A-07] [A-08] [P-07] [R-16] a company from the directory, its account, a colleague who joins and is removed', {
  tag: '@desk',
}, async ({ page, problems }) => {
  await signInAsNewUser(page)
  await page.goto('/user/company')
  await page.getByRole('button', { name: 'Новая компания' }).click()
  const form = dialog(page, 'Новая компания')
  await form.getByRole('combobox', { name: 'Найти по ИНН или названию' }).fill('каскад инжин')
  await page.getByRole('option', { name: /Каскад-Инжиниринг/ }).click()
  await expect(form.getByLabel('Краткое наименование')).toHaveValue('ООО «Каскад-Инжиниринг»')
  const inn = await form.getByRole('textbox', { name: /^ИНН/ }).inputValue()
  await form.getByRole('textbox', { name: /^ИНН/ }).fill('7707083894')
  await form.getByRole('button', { name: 'Добавить компанию' }).click()
  await expect(form.getByText('Проверьте ИНН')).toBeVisible()
  await form.getByRole('textbox', { name: /^ИНН/ }).fill(inn)
  await form.getByRole('button', { name: 'Добавить компанию' }).click()
  await expect(bar(page)).toContainText('Каскад-Инжиниринг')

  await companyButton(page).click()
  await dialog(page, 'Компании')
    .getByRole('button', { name: /Каскад-Инжиниринг/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'ООО «Каскад-Инжиниринг»' })).toBeVisible()
  await expect(section(page, 'Юридические лица')).toContainText(inn)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Добавить счёт' }).click()
  const account = dialog(page, /Новый счёт/)
  await account.getByLabel('БИК').fill('044525225')
  await account.getByLabel('Банк').fill('Опорный банк')
  await account.getByLabel('Корреспондентский счёт').fill('30101810400000000225')
  await account.getByLabel('Расчётный счёт').fill('40702810900000000001')
  await account.getByRole('button', { name: 'Сохранить' }).click()
  await expect(account.getByText('Номер счёта не подходит к БИК')).toBeVisible()
  await page.goBack()
  await expect(account).toHaveCount(0)

  const email = newEmail()
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const invitation = dialog(page, 'Пригласить коллегу')
  await invitation.getByLabel('E-mail или телефон').fill(email)
  await invitation.getByRole('button', { name: 'Отправить приглашение' }).click()
  const people = section(page, 'Сотрудники')
  await expect(people.getByRole('list', { name: 'Приглашены' })).toContainText(email)

  const letter = await messageTo(page, email, /signin-by-invitation/)
  const uuid = /invitation=([\w-]+)/.exec(letter)?.[1]
  const data = {
    invitation: uuid,
    code: await codeTo(page, email),
    firstname: 'Анна',
    lastname: 'Коллегина',
    password: PASSWORD,
    repeatPassword: PASSWORD,
    agreeForProcessingData: true,
  }
  const joined = await page.request.post('/api/v2/user/signin-by-invitation', { data })
  const { authToken } = (await joined.json()) as { authToken: string }
  const hers = () => page.request.get('/api/v1/user/company', { headers: { authorization: `Bearer ${authToken}` } })
  expect((await hers()).status()).toBe(200)

  await page.reload()
  await expect(people).toContainText('Коллегина Анна')
  await people.getByRole('combobox', { name: 'Роль: Коллегина Анна' }).click()
  await page.getByRole('option', { name: /Бухгалтер/ }).click()
  await expect(people.getByRole('combobox', { name: 'Роль: Коллегина Анна' })).toHaveText('Бухгалтер')
  await people.getByRole('button', { name: 'Исключить: Коллегина Анна' }).click()
  await page.getByRole('button', { name: 'Исключить', exact: true }).click()
  await expect(people).not.toContainText('Коллегина')
  expect((await hers()).status()).toBe(403)

  problems.allow(/company\/leave/)
  await page.getByRole('button', { name: 'Выйти из компании' }).click()
  await page.getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(bar(page)).toContainText('хотя бы один владелец')
})
