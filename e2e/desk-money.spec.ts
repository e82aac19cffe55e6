import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { createCompany, type Entity } from './support/companies.ts'
import { type Calls, placeOrder, plentifulGoods, smallestAmountOf } from './support/orders.ts'
import { type Invoice, statementOf } from './support/bank-statement.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

type Paper = Invoice & { type: string }

/** Confirmed orders of one line each, with their invoices. */
async function invoicesOf(buyer: Calls, staff: Calls, { entity, count }: { entity: Entity; count: number }) {
  const invoices: Paper[] = []
  for (const one of await plentifulGoods(buyer, count)) {
    const { id } = await placeOrder(buyer, { items: [{ productId: one.id, amount: smallestAmountOf(one) }], legalEntityId: entity.id })
    const desk = `/api/v1/back-office/order/${id}`
    const { order } = await staff<{ order: { version: number } }>('get', desk)
    await staff('post', `${desk}/confirm`, { version: order.version })
    const { documents } = await staff<{ documents: Paper[] }>('get', desk)
    invoices.push(...documents.filter(({ type }) => type === 'invoice'))
  }
  return invoices
}

const choose = (page: Page, label: string, name: string, text: string) =>
  page
    .getByLabel(label)
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Counts what a person presses. */
function actions() {
  let count = 0
  const act = async (action: Promise<void>) => {
    count += 1
    await action
  }
  return { act, count: () => count }
}

test('one transfer over three invoices is allocated in two actions and undone; a company is approved in two', { tag: '@desk' }, async ({
  page,
}) => {
  await asReturningVisitor(page)
  const { buyer, entity } = await createCompany(page)
  const staff = callsOf(page, await tokenOf(page, 'admin@vitrina.test'))
  const invoices = await invoicesOf(buyer, staff, { entity, count: 3 })
  expect(invoices).toHaveLength(3)
  const number = String(Date.now()).slice(-6)

  await signInAs(page, 'admin@vitrina.test')
  // Other journeys load statements meanwhile, and the press takes every line that is found.
  await page.goto(`/back-office/payments/statement?q=${entity.inn}`)
  await expect(page.getByRole('heading', { name: 'Выписка банка', level: 1 })).toBeVisible()
  const money = actions()
  await money.act(choose(page, 'Выбрать файл', 'kl_to_1c.txt', statementOf(entity.inn, [{ number, invoices }])))
  await expect(page.getByText('Новых поступлений: 1.')).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: `№ ${number} от` })
  await expect(line.getByText('Совпали ИНН, номера и сумма')).toBeVisible()
  await expectNoAxeViolations(page)
  await money.act(page.getByRole('button', { name: 'Разнести найденные' }).click())
  await expect(page.getByText('Разнесена 1 строка.')).toBeVisible()
  expect(money.count(), 'one transfer over three invoices').toBeLessThanOrEqual(3)

  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить разнесение' })
  await dialog.getByLabel('Причина').fill('Проверка')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Отменить разнесение' }).click()
  await expect(dialog).toBeHidden()
  await expect(line.getByText('Совпали ИНН, номера и сумма')).toBeVisible()

  const company = `Вторая ${randomUUID().slice(0, 8)}`
  const { type, inn, kpp, ogrn, legalAddress } = entity
  const second = callsOf(page, (await createUser(page, 'Общая-фаза-и-ноль')).token)
  await second('post', '/api/v1/user/company', { type, inn, kpp, ogrn, legalAddress, shortName: company, fullName: company })
  const approval = actions()
  await approval.act(page.getByRole('navigation', { name: 'Разделы бэк-офиса' }).getByRole('link', { name: 'Компании' }).click())
  const card = page.getByRole('listitem', { name: company })
  const same = card.getByText(/С этим ИНН уже есть:/)
  await expect(same).toBeVisible()
  const sameCompany = await same.getByRole('link').first().getAttribute('href')
  await approval.act(card.getByRole('button', { name: 'Одобрить' }).click())
  await expect(card.getByText('Действует')).toBeVisible()
  expect(approval.count(), 'approve a company').toBeLessThanOrEqual(2)

  await page.goto(sameCompany ?? '')
  await expect(page.getByRole('heading', { name: 'Последние заказы' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Сверка с карточкой покупателя' }).click()
  const ownCard = 'Период;Документ;Дебет;Кредит\n15.10.2026;Поступление товаров 999999 от 15.10.2026;;1200,00\n'
  await choose(page, 'Выбрать карточку', 'card.csv', ownCard)
  await expect(page.getByRole('cell', { name: 'Поступление товаров 999999 от 15.10.2026' })).toBeVisible()
  await expectNoAxeViolations(page)
})
