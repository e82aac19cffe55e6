import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Invoice, statementOf } from './support/bank-statement.ts'
import { callsOf } from './support/calls.ts'
import { createCompany } from './support/companies.ts'
import { type Calls, type Goods, placeOrder, plentifulGoods, smallestAmountOf } from './support/orders.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

/** More than fit a page of the queue; a day of sixty is seen with DESK_ORDERS=60. */
const ALL = Number(process.env.DESK_ORDERS ?? 24)
const COLLECTED = 4
const CALLED_OFF = 2
const CARRIED = ALL - COLLECTED - CALLED_OFF
const INVOICES_OF_TRANSFER = 3
/** Work on dozens of orders shows its progress for as long as it takes. */
const MANY = { timeout: 60_000 }

type Placed = { id: number; number: string }
type Stocked = Goods & { stocks: { warehouse: { id: number }; free: number }[] }
type Shipment = { number: string; pickupCode: string | null; sum: number }
type OrderOfBuyer = { state: string; total: number; paidSum: number; shipments: Shipment[] }
type OrderOfDesk = { order: { version: number }; documents: (Invoice & { type: string })[] }
type Events = { items: { type: string; entityId: string }[]; next: string | null }

/** Orders of one company: by carrier in one and two lines, to be collected, and such that will be called off. */
async function placeAll(buyer: Calls, contactPhone: string) {
  const goods = (await plentifulGoods(buyer, 100)) as Stocked[]
  const { pickupPoints } = await buyer<{ pickupPoints: { id: number }[] }>('get', '/api/v1/destination')
  const here = pickupPoints[0]?.id
  const single = goods.filter(
    (one) => smallestAmountOf(one) === 1 && one.stocks.some(({ warehouse, free }) => warehouse.id === here && free > 2 * ALL),
  )
  const lines = single.slice(0, 2).map(({ id: productId }) => ({ productId, amount: 1 }))
  const address = { label: 'Объект', address: 'г. Москва, ул. Складочная, д. 8', isDefault: false }
  const { id: deliveryAddressId } = await buyer<{ id: number }>('post', '/api/v1/delivery-address', address)
  const common = { contactPhone }
  const carrier = { ...common, deliveryType: 'carrier', carrier: 'Деловые линии', deliveryAddressId }
  const placed: Placed[] = []
  for (let at = 0; at < ALL; at++) {
    const items = at % 2 === 0 ? lines.slice(0, 1) : lines
    placed.push(await placeOrder(buyer, { items, ...(at < CARRIED ? carrier : common) }))
  }
  return { warehouse: here, calledOff: placed.slice(-CALLED_OFF), worked: placed.slice(0, -CALLED_OFF) }
}

async function confirmAll(page: Page, phone: string): Promise<void> {
  await page.goto(`/back-office/orders?queue=new&q=${phone}`)
  await page.getByRole('checkbox', { name: 'Отметить все заказы на странице' }).check()
  await page.getByRole('button', { name: `Отметить все по фильтру: ${ALL}` }).click()
  await expect(page.getByText(`Отмечено ${ALL} заказ`)).toBeVisible()
  await page.getByRole('button', { name: 'Подтвердить', exact: true }).click()
  await expect(page.getByText(`Подтверждено ${ALL} заказ`)).toBeVisible(MANY)
}

async function agreeToCancel(page: Page, orders: readonly Placed[]): Promise<void> {
  for (const { id, number } of orders) {
    await page.goto(`/back-office/orders/${id}`)
    await page.getByRole('button', { name: 'Согласиться на отмену' }).click()
    const dialog = page.getByRole('dialog', { name: `Отменить заказ ${number}` })
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click()
    await expect(dialog).toBeHidden()
  }
}

async function allocateAll(
  page: Page,
  { inn, invoices, mark }: { inn: string; invoices: readonly Invoice[]; mark: string },
): Promise<void> {
  const transfers = Array.from({ length: Math.ceil(invoices.length / INVOICES_OF_TRANSFER) }, (_, at) => ({
    number: `${mark}${at}`,
    invoices: invoices.slice(at * INVOICES_OF_TRANSFER, (at + 1) * INVOICES_OF_TRANSFER),
  }))
  // Other journeys load statements meanwhile, and the press takes every line that is found.
  await page.goto(`/back-office/payments/statement?q=${inn}`)
  await page
    .getByLabel('Выбрать файл')
    .and(page.locator('input'))
    .setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(statementOf(inn, transfers)) })
  await expect(page.getByText(`Новых поступлений: ${transfers.length}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Разнести найденные' }).click()
  await expect(page.getByText(new RegExp(`Разнесен\\S+ ${transfers.length} строк`))).toBeVisible(MANY)
}

/** A press for each page of the warehouse. */
async function shipAll(page: Page, { warehouse, q }: { warehouse: number | undefined; q: string }): Promise<void> {
  for (;;) {
    await page.goto(`/back-office/warehouse?warehouse=${warehouse}&q=${encodeURIComponent(q)}`)
    await expect(page.getByRole('link', { name: /^Можно отгрузить/ })).toBeVisible()
    const all = page.getByRole('checkbox', { name: 'Выбрать все' })
    await expect(all.or(page.getByText('По этим условиям заказов нет.'))).toBeVisible()
    if (!(await all.isVisible())) return
    await all.check()
    const papers = page.waitForEvent('popup', MANY)
    await page.getByRole('button', { name: 'Отгрузить и напечатать всё' }).click()
    await (await papers).close()
    await expect(page.getByText(/: (отгружен, ОТ-\d+|собран, код отправлен покупателю)/).first()).toBeVisible(MANY)
  }
}

async function handOver(
  page: Page,
  { warehouse, shipments }: { warehouse: number | undefined; shipments: readonly Shipment[] },
): Promise<void> {
  await page.goto(`/back-office/warehouse?warehouse=${warehouse}&queue=pickup`)
  for (const { number, pickupCode } of shipments) {
    const scanner = page.getByLabel('QR покупателя')
    await scanner.fill(`${number.replace(/\D/g, '')}-${pickupCode}`)
    await scanner.press('Enter')
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Выдача ${number}`) })
    await dialog.getByLabel('Кто получает').fill('Вера Путь')
    await dialog.getByLabel('По доверенности').uncheck()
    await dialog.getByRole('button', { name: 'Выдать' }).click()
    await expect(dialog).toBeHidden()
  }
}

async function journalOf(staff: Calls, companyId: number): Promise<Events['items']> {
  const found: Events['items'] = []
  for (let after: string | null = ''; after !== null; ) {
    const { items, next }: Events = await staff('get', `/api/v1/back-office/journal?companyId=${companyId}${after && `&after=${after}`}`)
    found.push(...items)
    after = next
  }
  return found
}

test('a day of the desk: two pages of orders are confirmed, paid, shipped and handed over, and every step is in the journal', {
  tag: '@desk',
}, async ({ page }) => {
  test.setTimeout(420_000)
  await asReturningVisitor(page)
  const { buyer, entity, ...company } = await createCompany(page)
  const staff = callsOf(page, await tokenOf(page, 'admin@vitrina.test'))
  const digits = String(randomInt(1_000_000, 9_999_999))
  const { warehouse, worked, calledOff } = await placeAll(buyer, `+7998${digits}`)

  await signInAs(page, 'manager@vitrina.test')
  await confirmAll(page, `8998${digits}`)
  for (const { id } of calledOff) await buyer('post', `/api/v1/order/${id}/cancel`, { reason: 'Объект закрыли' })
  await agreeToCancel(page, calledOff)

  const desks = await Promise.all(worked.map(({ id }) => staff<OrderOfDesk>('get', `/api/v1/back-office/order/${id}`)))
  const invoices = desks.flatMap(({ documents }) => documents.filter(({ type }) => type === 'invoice'))
  expect(invoices).toHaveLength(worked.length)
  await signInAs(page, 'accountant@vitrina.test')
  await allocateAll(page, { inn: entity.inn, invoices, mark: digits })

  await signInAs(page, 'warehouse@vitrina.test')
  await shipAll(page, { warehouse, q: company.name })
  const ordered = (orders: readonly Placed[]) => Promise.all(orders.map(({ id }) => buyer<OrderOfBuyer>('get', `/api/v1/order/${id}`)))
  const collected = (await ordered(worked.slice(CARRIED))).flatMap(({ shipments }) => shipments)
  expect(collected).toHaveLength(COLLECTED)
  await handOver(page, { warehouse, shipments: collected })

  const ended = await ordered(worked)
  expect([...new Set(ended.map(({ state }) => state))]).toEqual(['completed'])
  for (const { total, paidSum, shipments } of ended) expect([paidSum, shipments.map(({ sum }) => sum)]).toEqual([total, [total]])
  expect((await ordered(calledOff)).map(({ state, paidSum }) => [state, paidSum])).toEqual(calledOff.map(() => ['cancelled', 0]))
  const events = await journalOf(staff, company.id)
  // Once for each order, and for nothing else.
  const written = [...Map.groupBy(events, ({ type }) => type)].map(([type, items]) => [type, items.length])
  expect(Object.fromEntries(written)).toMatchObject({
    'order.confirmed': ALL,
    'order.cancelled': CALLED_OFF,
    'payment.received': worked.length,
    'shipment.shipped': CARRIED,
    'shipment.assembled': COLLECTED,
    'shipment.issued': COLLECTED,
  })
})
