import { formatDay } from '@vitrina/contract/days/days.rules'
import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { linesOf, setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { readPdf, squeezed } from '#test/read-pdf'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { orderItems, orders } from '#tables/orders'
import { mails } from '#tables/platform'
import { sendExport } from './export.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeAll(async () => {
  await setStock(server, goods.products.breaker.id, 1_000)
})
beforeEach(async () => {
  customer = await aCustomer(server)
})

const order = () => anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 3 }])
const asked = (body: unknown, headers = customer.headers) => callApi(server, ordersApi.exportMany, { headers, body })

test('[K-02] orders come as one PDF or one workbook with a sheet to each', async () => {
  const [one, two] = [await order(), await order()]
  const { body } = await asked({ ids: [one.id, two.id], format: 'pdf' })
  const pdf = await server.app.inject({ url: body.path ?? '' })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const text = (await readPdf(pdf.rawPayload)).join('')
  for (const part of [one.number, two.number, goods.products.breaker.name, customer.entity.shortName, 'Самовывоз', 'На подтверждении'])
    expect(text).toContain(squeezed(part))
  const sheet = await server.app.inject({ url: (await asked({ ids: [one.id], format: 'xlsx' })).body.path ?? '' })
  expect(sheet.headers['content-disposition']).toContain(encodeURIComponent(one.number))
  const read = await readSheet(sheet.rawPayload, { mostRows: 100 })
  expect(JSON.stringify(read)).toContain(goods.products.breaker.article)
})

test('[K-02] more than ten, none, and another’s order are refused', async () => {
  const { id } = await order()
  expect((await asked({ ids: Array.from({ length: 11 }, (_, at) => id + at), format: 'pdf' })).status).toBe(422)
  expect((await asked({ ids: [], format: 'pdf' })).status).toBe(422)
  const stranger = await aCustomer(server)
  expect((await asked({ ids: [id], format: 'pdf' }, stranger.headers)).body.code).toBe('order.not-found')
  expect((await asked({ ids: [id, 2_000_000_000], format: 'pdf' })).body.code).toBe('order.not-found')
})

test('[K-02] by e-mail the file is an attachment, and nothing is to be downloaded', async () => {
  const { id, number } = await order()
  const email = `orders-${id}@example.com`
  expect((await asked({ ids: [id], format: 'xlsx', email })).body).toEqual({ path: null })
  await runWaiting(server, [sendExport])
  const [letter] = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email))
  expect(letter).toMatchObject({ subject: `Заказы: ${number}`, attachments: [{ name: expect.stringContaining(number) }] })
})

test('the form has the day the buyer chose, and the promised one where none was chosen', async () => {
  const formOf = async (days: { desiredOn: string | null; promisedOn: string | null }) => {
    const { id } = await order()
    await server.ctx.db.update(orders).set(days).where(eq(orders.id, id))
    const pdf = await server.app.inject({ url: (await asked({ ids: [id], format: 'pdf' })).body.path ?? '' })
    return (await readPdf(pdf.rawPayload)).join('')
  }
  const both = await formOf({ desiredOn: '2027-03-17', promisedOn: '2027-03-11' })
  expect(both).toContain(squeezed('Самовывоз 17.03.2027'))
  expect(both).not.toContain('11.03.2027')
  expect(await formOf({ desiredOn: null, promisedOn: '2027-03-11' })).toContain(squeezed('Самовывоз 11.03.2027'))
  expect(await formOf({ desiredOn: null, promisedOn: null })).toContain(squeezed('Самовывоз: '))
})

test('delivery is a line of the form and a part of its totals; a line without a price is in none of them', async () => {
  const { id, total } = await anOrder(server, customer, [
    { productId: goods.products.breaker.id, amount: 3 },
    { productId: goods.products.thinCable.id, amount: 10 },
  ])
  await server.ctx.db
    .update(orders)
    .set({ deliveryPrice: 500_00, total: total + 500_00 })
    .where(eq(orders.id, id))
  const [, unpriced] = await linesOf(server, id)
  await server.ctx.db
    .update(orderItems)
    .set({ price: null, sum: 0, vat: 0 })
    .where(eq(orderItems.id, unpriced?.id ?? 0))
  const pdf = await server.app.inject({ url: (await asked({ ids: [id], format: 'pdf' })).body.path ?? '' })
  const text = (await readPdf(pdf.rawPayload)).join('')
  for (const part of ['Доставка', 'Всего к оплате: 1 400,00', 'Всего наименований 3, на сумму 1 400,00 руб.', 'Позиций без цены: 1'])
    expect(text).toContain(squeezed(part))
  const sheet = await server.app.inject({ url: (await asked({ ids: [id], format: 'xlsx' })).body.path ?? '' })
  const rows = (await readSheet(sheet.rawPayload, { mostRows: 100 })).map(({ cells }) =>
    cells.filter((cell) => cell !== null && cell !== ''),
  )
  expect(rows).toContainEqual(['Итого:', 1_400])
  expect(rows).toContainEqual(['Всего к оплате:', 1_400])
})

test('[K-02] an order named twice is in the file once; several have one name of the day', async () => {
  const [one, two] = [await order(), await order()]
  const twice = await server.app.inject({ url: (await asked({ ids: [one.id, one.id], format: 'xlsx' })).body.path ?? '' })
  expect(twice.headers['content-disposition']).toContain(encodeURIComponent(one.number))
  const both = await server.app.inject({ url: (await asked({ ids: [two.id, one.id], format: 'xlsx' })).body.path ?? '' })
  const day = formatDay(dayFromToday(0))
  expect(both.headers['content-disposition']).toContain(encodeURIComponent(`Заказы от ${day}.xlsx`))
})

test('every text of the buyer is kept as it came, shown to both sides and printed', async () => {
  const texts = eachBuyerText((name) => `Текст ${name}`)
  const { id } = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 3 }], { changes: texts })
  const own = await callApi(server, ordersApi.read, { headers: customer.headers, url: ordersApi.read.path.replace(':id', String(id)) })
  expect(own.body).toMatchObject(texts)
  const { headers } = await aUser(server.ctx, { role: 'administrator' })
  const atDesk = await callApi(server, orderDeskApi.read, { headers, url: orderDeskApi.read.path.replace(':id', String(id)) })
  expect(atDesk.body.order).toMatchObject(texts)
  const pdf = await server.app.inject({ url: (await asked({ ids: [id], format: 'pdf' })).body.path ?? '' })
  const form = (await readPdf(pdf.rawPayload)).join('')
  for (const text of Object.values(texts)) expect(form).toContain(squeezed(text))
})
