import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function json<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

type Options = { cartId: number; cartVersion: number; sum: number; pickupPoints: { id: number }[] }
type Entity = { id: number; inn: string; kpp: string; ogrn: string; type: string; legalAddress: string }

const entityOf = async (page: Page, token: string): Promise<Entity> => {
  const { legalEntities } = await json<{ legalEntities: Entity[] }>(
    await page.request.get('/api/v1/user/company', { headers: bearer(token) }),
  )
  return legalEntities.find(({ inn }) => inn) ?? (legalEntities[0] as Entity)
}

/** Confirmed orders of one line each, with their invoices. */
async function invoicesOf(page: Page, token: string, { entity, count }: { entity: Entity; count: number }) {
  const buyer = bearer(token)
  const staff = bearer(await tokenOf(page, 'admin@vitrina.test'))
  const found = await page.request.get('/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=20')
  const { items } = await json<{ items: { id: number; minimumBatch: number | null; multiplicity: number }[] }>(found)
  const invoices: { number: string; sum: number }[] = []
  for (const { id: productId, minimumBatch, multiplicity } of items.slice(0, count)) {
    const amount = Math.max(minimumBatch ?? 1, multiplicity)
    await json(await page.request.post('/api/v1/cart/items', { headers: buyer, data: { items: [{ productId, amount }], mode: 'set' } }))
    const options = await json<Options>(await page.request.get('/api/v1/cart/checkout-options', { headers: buyer }))
    const orderBody = {
      cartId: options.cartId,
      cartVersion: options.cartVersion,
      expectedSum: options.sum,
      legalEntityId: entity.id,
      deliveryType: 'pickup',
      warehouseId: options.pickupPoints[0]?.id,
      contactName: 'Вера Путь',
      contactPhone: '+79000000078',
      paymentMethod: 'transfer',
      agreedForOffer: true,
    }
    const { orders } = await json<{ orders: { id: number }[] }>(
      await page.request.post('/api/v1/order', { headers: buyer, data: orderBody }),
    )
    const desk = `/api/v1/back-office/order/${orders[0]?.id}`
    const { order } = await json<{ order: { version: number } }>(await page.request.get(desk, { headers: staff }))
    await json(await page.request.post(`${desk}/confirm`, { headers: staff, data: { version: order.version } }))
    const { documents } = await json<{ documents: { type: string; number: string; sum: number }[] }>(
      await page.request.get(desk, { headers: staff }),
    )
    const invoice = documents.find(({ type }) => type === 'invoice')
    if (invoice) invoices.push(invoice)
  }
  return invoices
}

test('one transfer over three invoices is allocated in two actions and undone; a company is approved in two', { tag: '@desk' }, async ({
  page,
}) => {
  await asReturningVisitor(page)
  const token = await tokenOf(page, 'other@vitrina.test')
  const entity = await entityOf(page, token)
  const invoices = await invoicesOf(page, token, { entity, count: 3 })
  expect(invoices).toHaveLength(3)
  const sum = invoices.reduce((total, invoice) => total + Math.round(invoice.sum * 100), 0) / 100
  const number = String(Date.now()).slice(-6)
  const day = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' }).format(new Date())
  const statement = [
    '1CClientBankExchange',
    'Кодировка=Windows',
    'РасчСчет=40702810900000000001',
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${day}`,
    `Сумма=${sum.toFixed(2)}`,
    'ПлательщикСчет=40702810900000000777',
    `ПлательщикИНН=${entity.inn}`,
    'Плательщик1=Покупатель',
    'ПолучательСчет=40702810900000000001',
    `НазначениеПлатежа=Оплата по счетам № ${invoices.map((invoice) => invoice.number).join(', ')}, в т.ч. НДС 22%`,
    'КонецДокумента',
    'КонецФайла',
  ].join('\r\n')

  await signInAs(page, 'admin@vitrina.test')
  await page.goto('/back-office/payments/statement')
  await expect(page.getByRole('heading', { name: 'Выписка банка', level: 1 })).toBeVisible()
  let actions = 0
  const act = async (action: Promise<void>) => {
    actions += 1
    await action
  }
  await act(
    page
      .getByLabel('Выбрать файл')
      .and(page.locator('input'))
      .setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(statement) }),
  )
  await expect(page.getByText('Новых поступлений: 1.')).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: `№ ${number} от` })
  await expect(line.getByText('Совпали ИНН, номера и сумма')).toBeVisible()
  await expectNoAxeViolations(page)
  await act(page.getByRole('button', { name: 'Разнести все' }).click())
  await expect(page.getByText('Разнесена 1 строка.')).toBeVisible()
  expect(actions, 'one transfer over three invoices').toBeLessThanOrEqual(3)

  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить разнесение' })
  await dialog.getByLabel('Причина').fill('Проверка')
  await dialog.getByRole('button', { name: 'Отменить разнесение' }).click()
  await expect(dialog).toBeHidden()
  await expect(line.getByText('Совпали ИНН, номера и сумма')).toBeVisible()

  const company = `Вторая ${randomUUID().slice(0, 8)}`
  const { type, inn, kpp, ogrn, legalAddress } = entity
  const { token: second } = await createUser(page, 'Общая-фаза-и-ноль')
  const data = { type, inn, kpp, ogrn, legalAddress, shortName: company, fullName: company }
  await json(await page.request.post('/api/v1/user/company', { headers: bearer(second), data }))
  actions = 0
  await act(page.getByRole('navigation', { name: 'Разделы бэк-офиса' }).getByRole('link', { name: 'Компании' }).click())
  const card = page.getByRole('listitem', { name: company })
  await expect(card.getByText(/С этим ИНН уже есть:/)).toBeVisible()
  await act(card.getByRole('button', { name: 'Одобрить' }).click())
  await expect(card.getByText('Действует')).toBeVisible()
  expect(actions, 'approve a company').toBeLessThanOrEqual(2)
})
