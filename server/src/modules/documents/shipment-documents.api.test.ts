import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { changeSettings } from '#test/builders'
import { anEntity } from '#test/builders.companies'
import { aDesk, linesOf, documentsOf, setStock } from '#test/builders.desk'
import { someStock } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { bankAccounts, deliveryAddresses } from '#tables/companies'
import { printForm, type UpdForm, type WaybillForm } from './print-forms/print-form.ts'

const { server } = describeStore()
let taxed: number
let untaxed: number
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  const { products, warehouses } = await smallCatalogue(server.ctx)
  taxed = products.breaker.id
  untaxed = products.mediumCable.id
  await someStock(server.ctx, { productId: untaxed, warehouseId: warehouses.far.id, free: 0 })
  await server.pool.query(`update products set vat_group = 'none' where id = $1`, [untaxed])
  await server.pool.query(`update products set weight_grams = 250 where id = $1`, [taxed])
})
beforeEach(async () => {
  server.ctx.now = () => new Date()
  for (const id of [taxed, untaxed]) await setStock(server, id, 100)
  desk = await aDesk(server)
})

const shownOf = async (orderId: number) => (await documentsOf(server, orderId)).map(({ snapshot }) => printForm.parse(snapshot))
const updsOf = async (orderId: number) => (await shownOf(orderId)).filter((shown): shown is UpdForm => shown.kind === 'upd')
const waybillsOf = async (orderId: number) => (await shownOf(orderId)).filter((shown): shown is WaybillForm => shown.kind === 'waybill')
const ship = async (orderId: number, body: Record<string, unknown> = {}) =>
  expect((await desk.act('ship', orderId, body)).body).toMatchObject({ id: orderId })

test('a УПД is a счёт-фактура where anything in it is taxed, and hands goods over alone where nothing is', async () => {
  const [mixed, free] = [
    await desk.confirmed([
      { productId: taxed, amount: 1 },
      { productId: untaxed, amount: 1 },
    ]),
    await desk.confirmed([{ productId: untaxed, amount: 1 }]),
  ]
  await ship(mixed.id)
  await ship(free.id)
  const [[both], [none]] = [await updsOf(mixed.id), await updsOf(free.id)]
  expect([both?.status, both?.totals.vatByRate.map(({ rate }) => rate)]).toEqual([1, [2_200, null]])
  expect([none?.status, none?.totals.vat]).toEqual([2, 0])
})

test('a waybill has the weight of all its goods', async () => {
  const order = await desk.confirmed([{ productId: taxed, amount: 4 }])
  const [line] = await linesOf(server, order.id)
  await ship(order.id, { items: [{ id: line?.id, amount: 3 }] })
  await ship(order.id)
  expect((await waybillsOf(order.id)).map(({ weightGrams }) => weightGrams)).toEqual([750, 250])
  const weightless = await desk.confirmed([{ productId: untaxed, amount: 2 }])
  await ship(weightless.id)
  expect((await waybillsOf(weightless.id)).map(({ weightGrams }) => weightGrams)).toEqual([null])
})

test('a УПД names the money that came up to the day its goods left, none that came later', async () => {
  const order = await desk.confirmed([{ productId: taxed, amount: 3 }])
  const [line] = await linesOf(server, order.id)
  const one = { items: [{ id: line?.id, amount: 1 }] }
  const [today, tomorrow] = [dayFromToday(0), dayFromToday(1)]
  const pay = async (bankDocument: string, receivedOn: string) =>
    expect((await desk.act('markPaid', order.id, { sum: 10, method: 'transfer', receivedOn, bankDocument })).status).toBe(200)
  await pay('11', today)
  // Money without a number, and money of another order.
  await pay('', today)
  const other = await desk.confirmed([{ productId: taxed, amount: 1 }])
  const foreign = { sum: 10, method: 'transfer', receivedOn: today, bankDocument: '99' }
  expect((await desk.act('markPaid', other.id, foreign)).status).toBe(200)
  await ship(order.id, one)
  server.ctx.now = () => new Date(Date.now() + DAY_MS)
  await pay('12', tomorrow)
  // Half an hour after midnight in Moscow it is still yesterday elsewhere.
  await server.pool.query(`update payments set received_at = $1 where bank_document = '12' and company_id = $2`, [
    `${today}T21:30:00Z`,
    desk.customer.company.id,
  ])
  await ship(order.id, { ...one, shippedOn: today })
  await ship(order.id, one)
  const upds = await updsOf(order.id)
  expect(upds.map(({ date }) => date)).toEqual([today, today, tomorrow])
  const [first, second] = [
    { number: '11', date: today },
    { number: '12', date: tomorrow },
  ]
  expect(upds.map(({ payments }) => payments)).toEqual([[first], [first], [first, second]])
})

test('a delivery is taxed as on the day it leaves, as its goods are; documents say where they leave from', async () => {
  const order = await desk.confirmed([{ productId: taxed, amount: 1 }])
  await server.pool.query(
    `update orders set delivery_price = 50000, total = total + 50000, released_sum = total + 50000, created_at = '2025-12-20' where id = $1`,
    [order.id],
  )
  await ship(order.id, { shippedOn: '2025-12-31' })
  const [upd] = await updsOf(order.id)
  expect(upd?.lines.map(({ name, vatRate }) => [name === 'Доставка', vatRate])).toEqual([
    [false, 2_000],
    [true, 2_000],
  ])
  expect([upd?.date, upd?.shippingAddress]).toEqual(['2025-12-31', 'Рябиновая, 1'])

  await changeSettings(server.ctx, 1, { seller: { address: 'Рябиновая, 1' } })
  const other = await desk.confirmed([{ productId: taxed, amount: 1 }])
  await ship(other.id)
  expect((await updsOf(other.id))[0]?.shippingAddress).toBe('')
})

test('documents name the account the buyer pays from, and the unit that receives with its own КПП', async () => {
  const { company, entity } = desk.customer
  const bank = { legalEntityId: entity.id, bik: '044525974', bankName: 'АО «ТБанк»', correspondentAccount: '30101810145250000974' }
  await server.ctx.db.insert(bankAccounts).values([
    { ...bank, account: '40702810010000000001', isDefault: false },
    { ...bank, account: '40702810010000000002', isDefault: true },
  ])
  const branch = await anEntity(server.ctx, { companyId: company.id, isMain: false, kpp: '770201001' })
  const receivedBy = async (given: Partial<typeof deliveryAddresses.$inferInsert>) => {
    const order = await desk.shippable([{ productId: taxed, amount: 1 }])
    await server.ctx.db
      .update(deliveryAddresses)
      .set({ phone: '+79000000009', ...given })
      .where(eq(deliveryAddresses.id, order.deliveryAddressId ?? 0))
    await desk.act('confirm', order.id)
    const [invoice] = await shownOf(order.id)
    if (invoice?.kind !== 'invoice') throw new Error('No invoice')
    expect([invoice.buyer.name, invoice.buyer.bank?.account]).toEqual([entity.shortName, '40702810010000000002'])
    return invoice.consignee
  }
  const whole = { address: 'Москва, Лесная, 1', phone: '+79000000009' }
  expect(await receivedBy({ consigneeId: branch.id, consigneeKpp: '500145001' })).toMatchObject({
    ...whole,
    name: branch.shortName,
    inn: branch.inn,
    kpp: '500145001',
  })
  expect(await receivedBy({ consigneeId: branch.id })).toMatchObject({ ...whole, name: branch.shortName, kpp: '770201001' })
  expect(await receivedBy({})).toMatchObject({ ...whole, name: entity.shortName, inn: entity.inn, kpp: entity.kpp })
})
