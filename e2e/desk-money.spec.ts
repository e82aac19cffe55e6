import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

type Calls = ReturnType<typeof callsOf>
type Options = { cartId: number; cartVersion: number; sum: number; pickupPoints: { id: number }[] }
type Entity = { id: number; inn: string; kpp: string; ogrn: string; type: string; legalAddress: string }
type Paper = { type: string; number: string; sum: number }

/** Confirmed orders of one line each, with their invoices. */
async function invoicesOf(buyer: Calls, staff: Calls, { entity, count }: { entity: Entity; count: number }) {
  const { items } = await buyer<{ items: { id: number; minimumBatch: number | null; multiplicity: number }[] }>(
    'get',
    '/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=20',
  )
  const invoices: Paper[] = []
  for (const { id: productId, minimumBatch, multiplicity } of items.slice(0, count)) {
    const amount = Math.max(minimumBatch ?? 1, multiplicity)
    await buyer('post', '/api/v1/cart/items', { items: [{ productId, amount }], mode: 'set' })
    const { cartId, cartVersion, sum, pickupPoints } = await buyer<Options>('get', '/api/v1/cart/checkout-options')
    const { orders } = await buyer<{ orders: { id: number }[] }>('post', '/api/v1/order', {
      cartId,
      cartVersion,
      expectedSum: sum,
      legalEntityId: entity.id,
      deliveryType: 'pickup',
      warehouseId: pickupPoints[0]?.id,
      contactName: 'Вера Путь',
      contactPhone: '+79000000078',
      paymentMethod: 'transfer',
      agreedForOffer: true,
    })
    const desk = `/api/v1/back-office/order/${orders[0]?.id}`
    const { order } = await staff<{ order: { version: number } }>('get', desk)
    await staff('post', `${desk}/confirm`, { version: order.version })
    const { documents } = await staff<{ documents: Paper[] }>('get', desk)
    invoices.push(...documents.filter(({ type }) => type === 'invoice'))
  }
  return invoices
}

const statementOf = ({ number, inn, invoices }: { number: string; inn: string; invoices: Paper[] }) => {
  const sum = invoices.reduce((total, invoice) => total + Math.round(invoice.sum * 100), 0) / 100
  return [
    '1CClientBankExchange',
    'Кодировка=Windows',
    'РасчСчет=40702810900000000001',
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' }).format(new Date())}`,
    `Сумма=${sum.toFixed(2)}`,
    'ПлательщикСчет=40702810900000000777',
    `ПлательщикИНН=${inn}`,
    'Плательщик1=Покупатель',
    'ПолучательСчет=40702810900000000001',
    `НазначениеПлатежа=Оплата по счетам № ${invoices.map((invoice) => invoice.number).join(', ')}, в т.ч. НДС 22%`,
    'КонецДокумента',
    'КонецФайла',
  ].join('\r\n')
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
  const buyer = callsOf(page, await tokenOf(page, 'other@vitrina.test'))
  const staff = callsOf(page, await tokenOf(page, 'admin@vitrina.test'))
  const { legalEntities } = await buyer<{ legalEntities: Entity[] }>('get', '/api/v1/user/company')
  const entity = legalEntities.find(({ inn }) => inn)
  if (!entity) throw new Error('The demo company has no ИНН')
  const invoices = await invoicesOf(buyer, staff, { entity, count: 3 })
  expect(invoices).toHaveLength(3)
  const number = String(Date.now()).slice(-6)

  await signInAs(page, 'admin@vitrina.test')
  await page.goto('/back-office/payments/statement')
  await expect(page.getByRole('heading', { name: 'Выписка банка', level: 1 })).toBeVisible()
  const money = actions()
  await money.act(choose(page, 'Выбрать файл', 'kl_to_1c.txt', statementOf({ number, inn: entity.inn, invoices })))
  await expect(page.getByText('Новых поступлений: 1.')).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: `№ ${number} от` })
  await expect(line.getByText('Совпали ИНН, номера и сумма')).toBeVisible()
  await expectNoAxeViolations(page)
  await money.act(page.getByRole('button', { name: 'Разнести все' }).click())
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
