import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paymentsApi } from '@vitrina/contract/payments/payments'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings, only } from '#test/builders'
import { aDesk, linesOf, documentsOf, setStock } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { listenOnFreePort } from '#test/listen-on-free-port'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { inTransaction } from '#platform/context'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { legalEntities } from '#tables/companies'
import { orders } from '#tables/orders'
import { returnItems, returnRequests } from '#tables/shipments'
import { refundPayment } from './payments.jobs.ts'
import { insertPayment } from './payments.queries.ts'
import { refundForReturn } from './refund-for-return.ts'
import { scheduleRefund } from './schedule-jobs.ts'

const { server } = describeStore({}, { settings: { T_KASSA_TIMEOUT_MS: '3000' } })
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let url: string
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  url = await listenOnFreePort(server)
  goods = await smallCatalogue(server.ctx)
})
beforeEach(async () => {
  desk = await aDesk(server)
  for (const product of [goods.products.breaker, goods.products.thinCable]) await setStock(server, product.id, 1_000)
})

const invoiced = async () => {
  const { id } = await desk.confirmed([
    { productId: goods.products.breaker.id, amount: 3 },
    { productId: goods.products.thinCable.id, amount: 100 },
  ])
  return only(await documentsOf(server, id))
}
const beAPerson = () =>
  server.ctx.db.update(legalEntities).set({ type: 'fl', kpp: null }).where(eq(legalEntities.id, desk.customer.entity.id))
const start = (body: object) => callApi(server, paymentsApi.start, { body, headers: desk.customer.headers })

type Printed = { Taxation: string; Items: Record<'Name' | 'Price' | 'Quantity' | 'Amount' | 'Tax' | 'PaymentMethod', unknown>[] }
/** The receipt of the last payment or refund at the bank's cash register. */
const printed = async (table: 'local_bank_payments' | 'local_bank_refunds') => {
  const { rows } = await server.pool.query<{ receipt: Printed | null }>(`select receipt from ${table} order by id desc limit 1`)
  return rows[0]?.receipt ?? null
}
const sumOf = ({ Items }: Printed) => Items.reduce((total, { Amount }) => total + Number(Amount), 0)

test('[M-08] a person paying by SBP gets a receipt line by line; a part payment one of its part', async () => {
  await beAPerson()
  const invoice = await invoiced()
  expect((await start({ documentId: invoice.id, method: 'sbp' })).status).toBe(200)
  const lines = await linesOf(server, invoice.orderId ?? 0)
  const whole = await printed('local_bank_payments')
  expect(whole).toMatchObject({ Taxation: 'osn' })
  expect(whole?.Items).toMatchObject(
    lines.map(({ price, amount, sum }) => ({
      Price: price,
      Quantity: amount,
      Amount: sum,
      Tax: 'vat122',
      PaymentMethod: 'full_prepayment',
      PaymentObject: 'commodity',
    })),
  )
  expect(JSON.stringify(whole)).not.toContain(desk.customer.user.email)
  expect((await start({ documentId: invoice.id, method: 'sbp', sum: 123.45 })).status).toBe(200)
  const part = await printed('local_bank_payments')
  expect(part && sumOf(part)).toBe(123_45)
  expect(part?.Items[0]).toMatchObject({ Quantity: 1, PaymentMethod: 'prepayment' })
})

test.each([
  ['not_shipped', 'full_prepayment', 'vat122'],
  ['ready_for_pickup', 'full_prepayment', 'vat122'],
  ['partially_shipped', 'full_prepayment', 'vat122'],
  ['shipped', 'full_payment', 'vat22'],
  ['delivered', 'full_payment', 'vat22'],
  ['issued', 'full_payment', 'vat22'],
] as const)('of goods that are %s the receipt says %s at %s', async (shippingState, method, tax) => {
  const invoice = await invoiced()
  await server.ctx.db
    .update(orders)
    .set({ shippingState })
    .where(eq(orders.id, invoice.orderId ?? 0))
  expect((await start({ documentId: invoice.id, method: 'card' })).status).toBe(200)
  const receipt = await printed('local_bank_payments')
  expect(receipt?.Items.map(({ PaymentMethod, Tax }) => [PaymentMethod, Tax])).toEqual([
    [method, tax],
    [method, tax],
  ])
})

test('delivery is a service on the receipt; an invoice without lines is one item at each VAT rate', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: goods.products.breaker.id, amount: 1 }])
  const aLine = { lineNo: 1, okei: '796', name: 'Автомат', price: order.total - 5_000, amount: 1, sum: order.total - 5_000, vatRate: 2200 }
  const delivery = { ...aLine, lineNo: 2, okei: '876', name: 'Доставка', price: 5_000, sum: 5_000 }
  const itemsOf = async (given: Parameters<typeof anInvoice>[2]) => {
    const invoice = await anInvoice(server.ctx, order, given)
    expect((await start({ documentId: invoice.id, method: 'card' })).status).toBe(200)
    const receipt = await printed('local_bank_payments')
    return { number: invoice.number, items: receipt?.Items }
  }
  expect((await itemsOf({ snapshot: { lines: [aLine, delivery] } })).items).toMatchObject([
    { Name: 'Автомат', PaymentObject: 'commodity', Amount: order.total - 5_000 },
    { Name: 'Доставка', PaymentObject: 'service', Amount: 5_000 },
  ])
  const rates = [
    { rate: 2200, sum: order.total - 700, vat: 0 },
    { rate: 1000, sum: 700, vat: 0 },
  ]
  const { number, items } = await itemsOf({ vatByRate: rates })
  expect(items).toMatchObject([
    { Name: expect.stringContaining(number), Tax: 'vat122', Amount: order.total - 700, Quantity: 1 },
    { Name: expect.stringContaining(number), Tax: 'vat110', Amount: 700 },
  ])
})

test('a company’s SBP goes without a receipt, its card with one', async () => {
  const invoice = await invoiced()
  expect((await start({ documentId: invoice.id, method: 'sbp' })).status).toBe(200)
  expect(await printed('local_bank_payments')).toBeNull()
  expect((await start({ documentId: invoice.id, method: 'card' })).status).toBe(200)
  const receipt = await printed('local_bank_payments')
  expect(receipt && sumOf(receipt)).toBe(invoice.sum)
})

test.each(['card', 'sbp'] as const)('a refund by %s has a receipt of the returned goods', async (method) => {
  await beAPerson()
  const invoice = await invoiced()
  const { body } = await start({ documentId: invoice.id, method })
  const form = new URLSearchParams({ action: 'pay', number: '2200770239097761', expires: '12/30' })
  await fetch(url + new URL(body.payUrl ?? '').pathname, { method: 'POST', redirect: 'manual', body: form })
  await runWaiting(server, [sendNotices])
  const orderId = invoice.orderId ?? 0
  const [line] = await linesOf(server, orderId)
  const { sum = 0, id: orderItemId = 0 } = line ?? {}
  const row = { number: `ВЗ-${orderId}`, orderId, state: 'received' as const, resolution: 'refund' as const, sum }
  const { id: returnId } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  const item = { returnId, orderItemId, amount: 1, reason: 'defect' as const, condition: 'opened' as const, sum }
  await server.ctx.db.insert(returnItems).values(item)
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, returnId))
  await runWaiting(server, [refundPayment, sendNotices])
  const receipt = await printed('local_bank_refunds')
  expect(receipt?.Items).toMatchObject([{ Name: line?.name, Amount: sum }])
  const { body: paid } = await callApi(server, paymentsApi.read, { url: `/api/v1/payment/${body.id}`, headers: desk.customer.headers })
  expect(paid).toMatchObject({ state: 'partially_refunded', refundedSum: sum / 100 })

  // The first goods are refunded in full, so the next refund is for the other goods.
  await inTransaction(server.ctx, async (tx) => {
    const rest = { companyId: invoice.companyId, direction: 'refund' as const, method, sum: 1_00, state: 'created' as const }
    const { id } = await insertPayment(tx, { ...rest, key: `rest-${body.id}`, refundOf: body.id, documentId: invoice.id })
    await scheduleRefund(tx, id)
  })
  await runWaiting(server, [refundPayment, sendNotices])
  const [, other] = await linesOf(server, orderId)
  expect((await printed('local_bank_refunds'))?.Items).toMatchObject([{ Name: other?.name, Amount: 1_00 }])
})

test('a seller with a till of their own sends none', async () => {
  await beAPerson()
  const [site] = (await server.pool.query(`select id from sites limit 1`)).rows
  const invoice = await invoiced()
  await changeSettings(server.ctx, site.id, { receipts: { sentBy: 'own', taxation: 'osn' } })
  let sum = 10
  await vi.waitFor(async () => {
    sum += 1
    expect((await start({ documentId: invoice.id, method: 'card', sum })).status).toBe(200)
    expect(await printed('local_bank_payments')).toBeNull()
  }, 20_000)
  await changeSettings(server.ctx, site.id, { receipts: { sentBy: 'bank', taxation: 'osn' } })
})
