import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aDesk, agreeOnPrice, linesOf, documentsOf, setStock, stockOf } from '#test/builders.desk'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import { orderItems, orders } from '#tables/orders'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const free = () => stockOf(server, breaker())
const read = async (id: number) =>
  (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: desk.customer.headers })).body

/** Ten pieces at 33.33 shipped in the old year and in the new one. */
async function shipped(first = 3, days = ['2025-12-31', '2026-01-02']) {
  const order = await desk.shippable([{ productId: breaker(), amount: 10 }])
  const [line] = await linesOf(server, order.id)
  const lineId = line?.id ?? 0
  await server.ctx.db
    .update(orders)
    .set({ createdAt: new Date('2025-12-20T09:00:00Z') })
    .where(eq(orders.id, order.id))
  await agreeOnPrice(server, order.id, { id: lineId, price: 33.33 })
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await server.ctx.db.update(orderItems).set({ decimals: 3 }).where(eq(orderItems.id, lineId))
  for (const [place, shippedOn] of days.entries())
    expect((await desk.act('ship', order.id, { ...(place === 0 && { items: [{ id: lineId, amount: first }] }), shippedOn })).status).toBe(
      200,
    )
  return { orderId: order.id, lineId, number: order.number }
}

/** Asked for, agreed, taken in as spoiled, settled; answers with the return. */
async function replaced(orderId: number, lineId: number, amount: number) {
  const { body: asked } = await callApi(server, returnsApi.request, {
    url: `/api/v1/order/${orderId}/return`,
    headers: desk.customer.headers,
    body: {
      items: [{ orderItemId: lineId, amount, reason: 'defect', condition: 'damaged' }],
      resolution: 'replace',
      comment: 'Не включается',
    },
  })
  await desk.decide(asked.id, { step: 'authorize' })
  await desk.decide(asked.id, { step: 'receive', items: [{ orderItemId: lineId, accepted: amount, toStock: false }] })
  const { status, body } = await desk.decide(asked.id, { step: 'approve' })
  expect(status).toBe(200)
  return body
}

/** Of everything shipped: its worth less the payments equals the debt less the advances. */
async function books() {
  const mine = sql`company_id = ${desk.customer.company.id}`
  const { rows } = await server.ctx.db.execute<Record<'goods' | 'money' | 'debt' | 'advance', number>>(sql`select
    (select coalesce(sum(case type when 'upd' then sum else -sum end), 0) from documents where ${mine} and type in ('upd', 'correction')) as goods,
    (select coalesce(sum(case direction when 'in' then sum else -sum end), 0) from payments where ${mine} and method <> 'offset' and state <> 'created') as money,
    (select coalesce(sum(sum - paid_sum), 0) from documents where ${mine} and type = 'invoice' and state <> 'cancelled') as debt,
    (select coalesce(sum(sum - allocated_sum), 0) from payments where ${mine} and direction = 'in') as advance`)
  const [row] = rows
  if (!row) throw new Error('Books without a page')
  expect(row.goods - row.money).toBe(row.debt - row.advance)
  return row
}

test('goods that came back are replaced: the same ones in an order of its own with nothing to pay, papers and books to the kopeck', async () => {
  const { orderId, lineId, number } = await shipped()
  const { total } = await read(orderId)
  await desk.act('markPaid', orderId, { sum: total, method: 'transfer', receivedOn: '2026-01-10' })
  const before = await free()
  const settled = await replaced(orderId, lineId, 4)
  expect(settled).toMatchObject({ state: 'approved', sum: 133.32, replacement: { number: expect.stringMatching(/^ЗК-\d{6}$/) } })
  const id = settled.replacement?.id ?? 0
  expect(await free()).toBe(before - 4)

  expect(await read(id)).toMatchObject({
    source: 'replacement',
    state: 'confirmed',
    shippingState: 'not_shipped',
    paymentState: 'paid',
    total: 133.32,
    paidSum: 133.32,
    deliveryPrice: 0,
    deliveryType: 'carrier',
    replaces: { id: orderId, number, returnNumber: settled.number },
    reserve: { state: 'requested' },
  })
  expect(await linesOf(server, id)).toMatchObject([
    { productId: breaker(), amount: 4, price: 3_333, sum: 13_332, vatRate: 2200, replacementOf: lineId, shipped: 0 },
  ])
  expect(await documentsOf(server, id)).toMatchObject([{ type: 'invoice', state: 'paid', sum: 13_332, paidSum: 13_332 }])
  expect((await read(orderId)).returns).toMatchObject([{ replacement: { id } }])
  expect(await read(orderId)).toMatchObject({ paidSum: total, paymentState: 'paid' })
  expect((await desk.read(orderId)).body.events.map(({ type }) => type)).toContain('return.replaced')
  expect((await desk.read(id)).body.events.map(({ type }) => type)).toEqual([
    'order.replaces',
    'order.confirmed',
    'payment.received',
    'reserve.requested',
  ])
  const letter = `Замена по возврату ${settled.number}: заказ ${settled.replacement?.number}`
  expect((await desk.lettersToBuyer()).filter((subject) => subject === letter)).toHaveLength(1)

  expect((await desk.act('ship', id)).body).toMatchObject({ shippingState: 'shipped', state: 'completed' })
  expect((await documentsOf(server, id)).map(({ type }) => type)).toEqual(expect.arrayContaining(['invoice', 'upd', 'waybill']))
  expect(await free()).toBe(before - 4)
  expect(await books()).toMatchObject({ goods: Math.round(total * 100), debt: 0, advance: 0 })
})

test('goods shipped at last year’s VAT are replaced at the VAT of the day of replacement', async () => {
  const { orderId, lineId } = await shipped(10, ['2025-12-31'])
  expect(await linesOf(server, orderId)).toMatchObject([{ vatRate: 2000, vatOn: '2025-12-31' }])
  const { replacement } = await replaced(orderId, lineId, 4)
  const id = replacement?.id ?? 0
  expect(await linesOf(server, id)).toMatchObject([{ vatRate: 2200, vatOn: dayFromToday(0), sum: 13_332, vat: vatWithin(13_332, 2200) }])
  expect(await read(id)).toMatchObject({ vat: vatWithin(13_332, 2200) / 100 })
  expect((await documentsOf(server, id)).map(({ type, vat }) => [type, vat])).toEqual([['invoice', vatWithin(13_332, 2200)]])
})

test('a replacement has the order’s address, contact and terms', async () => {
  const { orderId, lineId } = await shipped()
  const agreed = { buyerOrderNumber: 'Объект 5', contractId: desk.customer.contract.id, deferralDays: 30, language: 'uz' as const }
  await server.ctx.db.update(orders).set(agreed).where(eq(orders.id, orderId))
  const { replacement } = await replaced(orderId, lineId, 1)
  const termsOf = async (id: number) => {
    const order = only(await server.ctx.db.select().from(orders).where(eq(orders.id, id)))
    const { companyId, legalEntityId, contractId, regionId, createdBy, managerId, siteId, language, origin } = order
    const { deliveryType, warehouseId, deliveryAddressId, deliveryAddress, carrier, contactName, contactPhone } = order
    const { paymentMethod, deferralDays, buyerOrderNumber, offerVersion, offerAcceptedAt } = order
    return [
      { companyId, legalEntityId, contractId, regionId, createdBy, managerId, siteId, language, origin },
      { deliveryType, warehouseId, deliveryAddressId, deliveryAddress, carrier, contactName, contactPhone },
      { paymentMethod, deferralDays, buyerOrderNumber, offerVersion, offerAcceptedAt },
    ]
  }
  expect(await termsOf(replacement?.id ?? 0)).toEqual(await termsOf(orderId))
})

test('an unpaid order keeps its debt: the replacement is paid by the returned goods, not by the debt', async () => {
  const { orderId, lineId } = await shipped()
  const { total } = await read(orderId)
  const { replacement } = await replaced(orderId, lineId, 10)
  const id = replacement?.id ?? 0
  expect(await read(id)).toMatchObject({ paymentState: 'paid', total })
  expect(await read(orderId)).toMatchObject({ paymentState: 'awaiting', paidSum: 0 })
  await desk.act('ship', id)
  expect(await books()).toMatchObject({ money: 0, debt: Math.round(total * 100), advance: 0 })
})

test('goods out of stock are ordered for the buyer; nothing is taken that is not there', async () => {
  const { orderId, lineId } = await shipped()
  await setStock(server, breaker(), 3)
  const { replacement } = await replaced(orderId, lineId, 5)
  expect(await free()).toBe(0)
  const { items } = (
    await callApi(server, ordersApi.items, { url: `/api/v1/order/${replacement?.id}/items`, headers: desk.customer.headers })
  ).body
  expect(items).toMatchObject([{ amount: 5, held: 3 }])
  expect(items[0]?.sources.map(({ amount, warehouse }) => [amount, warehouse === null])).toEqual([
    [3, false],
    [2, true],
  ])
})

test('metres given back in bits: the rounding is an advance or stays to be paid, and the books balance', async () => {
  const { orderId, lineId } = await shipped(3.337)
  const { total } = await read(orderId)
  await desk.act('markPaid', orderId, { sum: total, method: 'transfer', receivedOn: '2026-01-10' })
  for (const amount of [0.111, 1.777, 0.003, 2.222, 5.887]) {
    const { replacement } = await replaced(orderId, lineId, amount)
    expect((await desk.act('ship', replacement?.id ?? 0)).body.shippingState).toBe('shipped')
    const { debt, advance } = await books()
    expect(debt + advance).toBeLessThanOrEqual(10)
  }
  expect((await linesOf(server, orderId))[0]).toMatchObject({ shipped: 10, returned: 10 })
})

test('a replacement that is cancelled leaves the worth of the return as an advance of the company', async () => {
  const { orderId, lineId } = await shipped()
  const { replacement } = await replaced(orderId, lineId, 2)
  const before = await free()
  expect((await desk.act('cancel', replacement?.id ?? 0, { reason: 'Больше не выпускают' })).body).toMatchObject({
    state: 'cancelled',
    total: 0,
    cancelledTotal: 66.66,
  })
  expect(await free()).toBe(before + 2)
  expect(await books()).toMatchObject({ advance: 6_666 })
})
