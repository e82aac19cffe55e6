import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aDesk, linesOf, documentsOf, setStock } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { someStock } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { paymentAllocations } from '#tables/documents'
import { issueInvoice } from './issue-invoice.ts'
import { printForm } from './print-forms/print-form.ts'

const { server } = describeStore()
let breaker: number
let cable: number
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  const { products, warehouses } = await smallCatalogue(server.ctx)
  breaker = products.breaker.id
  cable = products.mediumCable.id
  await someStock(server.ctx, { productId: cable, warehouseId: warehouses.far.id, free: 0 })
})
beforeEach(async () => {
  for (const id of [breaker, cable]) await setStock(server, id, 100)
  desk = await aDesk(server)
})

async function lastInvoice(orderId: number) {
  const kept = (await documentsOf(server, orderId)).findLast(({ type }) => type === 'invoice')
  const shown = printForm.parse(kept?.snapshot)
  if (!kept || shown.kind !== 'invoice') throw new Error('No invoice')
  return { ...shown, id: kept.id, dueOn: kept.dueOn, state: kept.state, paidSum: kept.paidSum }
}

test('on credit an invoice is due so many days after the order, whenever it is confirmed, and its prices have no end', async () => {
  const { contract, company } = desk.customer
  await server.pool.query(`update companies set credit_sum = 100000000, deferral_days = 30 where id = $1`, [company.id])
  const changes = { paymentMethod: 'deferred', contractId: contract.id }
  const order = await anOrder(server, desk.customer, [{ productId: breaker, amount: 1 }], { changes })
  // Half past midnight in Moscow: elsewhere it is still three days ago.
  await server.pool.query(`update orders set created_at = $2 where id = $1`, [order.id, `${dayFromToday(-3)}T21:30:00Z`])
  expect((await desk.act('confirm', order.id)).status).toBe(200)
  const invoice = await lastInvoice(order.id)
  expect([invoice.date, invoice.dueOn, invoice.dueDate, invoice.validUntil]).toEqual([
    dayFromToday(0),
    dayFromToday(28),
    dayFromToday(28),
    null,
  ])
})

test('an invoice has the lines that stand, and the delivery at the VAT of the order’s day', async () => {
  const order = await desk.shippable([
    { productId: breaker, amount: 3 },
    { productId: cable, amount: 3 },
  ])
  const [first, second] = await linesOf(server, order.id)
  await server.pool.query(`update order_items set cancelled = 1, sum = 60000, vat = 10820 where id = $1`, [first?.id])
  await server.pool.query(`update order_items set cancelled = amount, sum = 0, vat = 0 where id = $1`, [second?.id])
  await server.pool.query(`update order_items set vat_on = '2025-12-31' where order_id = $1`, [order.id])
  await server.pool.query(`update orders set delivery_price = 12000, total = total + 12000 where id = $1`, [order.id])
  await inTransaction(server.ctx, (tx) => issueInvoice(tx, order.id))
  const { lines } = await lastInvoice(order.id)
  expect(lines.map(({ lineNo, amount, sum, vatRate, vat }) => [lineNo, amount, sum, vatRate, vat])).toEqual([
    [1, 2, 600_00, 2_200, 108_20],
    [2, 1, 120_00, 2_000, 20_00],
  ])
})

test('of an order of which nothing is left nothing is invoiced, the delivery neither', async () => {
  const order = await desk.shippable([{ productId: breaker, amount: 2 }])
  await server.pool.query(`update order_items set cancelled = amount, sum = 0, vat = 0 where order_id = $1`, [order.id])
  await server.pool.query(`update orders set delivery_price = 12000, total = total + 12000 where id = $1`, [order.id])
  expect(await inTransaction(server.ctx, (tx) => issueInvoice(tx, order.id))).toBeNull()
  expect(await documentsOf(server, order.id)).toEqual([])
})

test('of an order that shrank the oldest money is used first; what came last is the advance', async () => {
  const order = await desk.confirmed([{ productId: breaker, amount: 10 }])
  const pay = async (sum: number, bankDocument: string) =>
    expect((await desk.act('markPaid', order.id, { sum, method: 'transfer', receivedOn: dayFromToday(0), bankDocument })).status).toBe(200)
  await pay(1_200, '1')
  await pay(600, '2')
  const [line] = await linesOf(server, order.id)
  const shrink = async (amount: number) =>
    expect((await desk.act('change', order.id, { items: [{ id: line?.id, amount }], reason: 'Меньше' })).status).toBe(200)
  const lies = async () => {
    const { id, state, paidSum } = await lastInvoice(order.id)
    const parts = await server.ctx.db.select().from(paymentAllocations).where(eq(paymentAllocations.documentId, id))
    return [state, paidSum, ...parts.toSorted((one, other) => one.paymentId - other.paymentId).map(({ sum }) => sum)]
  }
  await shrink(8)
  expect(await lies()).toEqual(['partially_paid', 1_800_00, 1_200_00, 600_00])
  await shrink(5)
  expect(await lies()).toEqual(['paid', 1_500_00, 1_200_00, 300_00])
})

test('one payment that lies on both invoices of an order that grew lies on the one in their place when it shrinks', async () => {
  const order = await desk.confirmed([{ productId: breaker, amount: 10 }])
  const money = { sum: 3_900, method: 'transfer', receivedOn: dayFromToday(0), bankDocument: '3' }
  expect((await desk.act('markPaid', order.id, money)).status).toBe(200)
  const [line] = await linesOf(server, order.id)
  const more = { items: [{ id: line?.id, amount: 12 }], reason: 'Ещё два' }
  expect((await desk.act('change', order.id, more)).status).toBe(200)
  const invoices = async () =>
    (await documentsOf(server, order.id)).flatMap(({ type, sum, paidSum, state }) => (type === 'invoice' ? [[sum, paidSum, state]] : []))
  expect(await invoices()).toEqual([
    [3_000_00, 3_000_00, 'paid'],
    [600_00, 600_00, 'paid'],
  ])
  await server.pool.query(`update order_items set amount = 11, sum = 330000, vat = 59508 where id = $1`, [line?.id])
  await inTransaction(server.ctx, (tx) => issueInvoice(tx, order.id))
  expect(await invoices()).toEqual([
    [3_000_00, 0, 'cancelled'],
    [600_00, 0, 'cancelled'],
    [3_300_00, 3_300_00, 'paid'],
  ])
})

test('an invoice names the manager with the phone’s extension', async () => {
  const { company } = desk.customer
  await server.pool.query(
    `with who as (select manager_id from company_managers where company_id = $1),
       called as (update users set phone = '+79990001122' where id in (select manager_id from who))
     update managers set extension = '114' where user_id in (select manager_id from who)`,
    [company.id],
  )
  const order = await desk.confirmed([{ productId: breaker, amount: 1 }])
  expect((await lastInvoice(order.id)).manager).toMatchObject({ name: 'Климова Анна', post: 'Менеджер', phone: '+79990001122 доб. 114' })
  await server.pool.query(`update users set phone = null where phone = '+79990001122'`)
  const other = await desk.confirmed([{ productId: breaker, amount: 1 }])
  expect((await lastInvoice(other.id)).manager).toMatchObject({ name: 'Климова Анна', phone: '' })
})
