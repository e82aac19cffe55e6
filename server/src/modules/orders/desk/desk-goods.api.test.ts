import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { type Order, ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aSession, aUser } from '#test/builders'
import { aDesk, linesOf, documentsOf, setStock, shipmentsOf, stockOf } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { stockMovements } from '#tables/order-supply'
import { orderItems, orders } from '#tables/orders'
import { sessions } from '#tables/users'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
  await setStock(server, cable(), 100)
})

const breaker = () => goods.products.breaker.id
const cable = () => goods.products.thinCable.id
const ten = () => [{ productId: breaker(), amount: 10 }]

test('a declined order frees its goods and has the reason', async () => {
  const order = await desk.shippable(ten())
  expect(await stockOf(server, breaker())).toBe(90)
  expect((await desk.act('decline', order.id, { reason: ' ' })).status).toBe(422)
  expect((await desk.act('decline', order.id, { reason: 'Товар снят с производства' })).body).toMatchObject({
    state: 'declined',
    refusal: 'Товар снят с производства',
  })
  expect(await stockOf(server, breaker())).toBe(100)
  expect(await desk.lettersToBuyer()).toContain(`Заказ ${order.number} отклонён`)
})

test('amounts go down and up within the stock, lines are cancelled, the invoice follows', async () => {
  const order = await desk.confirmed([
    { productId: breaker(), amount: 10 },
    { productId: cable(), amount: 20 },
  ])
  const [line, wire] = await linesOf(server, order.id)
  const change = (item: Record<string, unknown>) =>
    desk.act('change', order.id, { items: [{ id: line?.id, ...item }], reason: 'По просьбе' })
  expect((await change({ amount: 4 })).status).toBe(200)
  expect(await stockOf(server, breaker())).toBe(96)
  expect((await change({ amount: 30 })).status).toBe(200)
  expect(await stockOf(server, breaker())).toBe(70)
  expect(await linesOf(server, order.id)).toMatchObject([{ amount: 36, cancelled: 6, sum: 30 * (line?.price ?? 0) }, { amount: 20 }])
  expect((await change({ amount: 500 })).body.code).toBe('order.stock-short')
  expect((await change({ amount: 0.5 })).body.code).toBe('order.too-much')

  // It has grown since it was let go unpaid.
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 12 }] })).body.code).toBe('order.not-paid')
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 12 }] })
  expect((await change({ amount: 11 })).body.code).toBe('order.too-much')
  expect((await change({ price: 1 })).body.code).toBe('order.not-now')
  const { body } = await desk.act('change', order.id, {
    items: [
      { id: line?.id, amount: 12 },
      { id: wire?.id, cancel: true },
    ],
  })
  expect(body).toMatchObject({ total: (12 * (line?.price ?? 0)) / 100, shippingState: 'shipped' })
  expect([await stockOf(server, breaker()), await stockOf(server, cable())]).toEqual([88, 100])
  const invoices = (await documentsOf(server, order.id)).filter(({ type }) => type === 'invoice')
  expect(invoices.filter(({ state }) => state !== 'cancelled').map(({ sum }) => sum)).toEqual([12 * (line?.price ?? 0)])
  const { rows } = await server.ctx.db.execute<{ change: number }>(
    sql`select sum(change) as change from ${stockMovements} where order_item_id = ${line?.id}`,
  )
  expect(rows[0]?.change).toBe(-12)
})

test('an order with a price to be agreed or a debt to be forgiven is not confirmed before', async () => {
  const order = await desk.shippable(ten())
  await server.ctx.db.update(orderItems).set({ price: null, sum: 0, vat: 0 }).where(eq(orderItems.orderId, order.id))
  await server.ctx.db.update(orders).set({ creditGrade: 'release' }).where(eq(orders.id, order.id))
  expect((await desk.act('confirm', order.id)).body.code).toBe('order.not-released')
  expect((await desk.act('release', order.id, { reason: 'Гарантийное письмо' })).body).toMatchObject({ creditGrade: 'warn' })
  expect((await desk.act('confirm', order.id)).body.code).toBe('order.unpriced')
  const [line] = await linesOf(server, order.id)
  const named = await desk.act('change', order.id, { items: [{ id: line?.id, price: 123.45 }] })
  expect(named.body).toMatchObject({ total: 1234.5, orderItemsTotalPrice: 1234.5 })
  expect((await desk.act('confirm', order.id)).body.state).toBe('confirmed')
  const story = await callApi(server, ordersApi.events, { url: `/api/v1/order/${order.id}/events`, headers: desk.customer.headers })
  expect(story.body.items.map(({ type }) => type)).not.toContain('order.released')
})

test('a request to cancel is refused, or the unshipped part is cancelled', async () => {
  const order = await desk.confirmed(ten())
  const [line] = await linesOf(server, order.id)
  const askToCancel = () =>
    callApi(server, ordersApi.cancel, { url: `/api/v1/order/${order.id}/cancel`, headers: desk.customer.headers, body: {} })
  expect((await askToCancel()).body.state).toBe('cancel_requested')
  expect((await desk.act('cancel', order.id, { isAgreed: false, reason: 'Уже собран' })).body.state).toBe('confirmed')
  await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 3 }] })
  expect((await askToCancel()).body.state).toBe('cancel_requested')
  const { body } = await desk.act('cancel', order.id, { reason: 'Согласны' })
  expect(body).toMatchObject({ state: 'in_progress', shippingState: 'shipped', total: (3 * (line?.price ?? 0)) / 100 })
  const standing = (await documentsOf(server, order.id)).filter(({ type, state }) => type === 'invoice' && state !== 'cancelled')
  expect(standing.map(({ sum }) => sum)).toEqual([3 * (line?.price ?? 0)])
  expect(await linesOf(server, order.id)).toMatchObject([{ cancelled: 7, shipped: 3, sum: 3 * (line?.price ?? 0) }])
  expect(await stockOf(server, breaker())).toBe(97)

  const whole = await desk.confirmed(ten())
  expect((await desk.act('cancel', whole.id, { reason: 'Нет товара' })).body).toMatchObject({ state: 'cancelled', total: 0 })
  expect(await stockOf(server, breaker())).toBe(97)
})

test('goods for pickup are issued for the code; five wrong ones replace it', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 10 }])
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  expect((await desk.act('ship', order.id)).body.code).toBe('order.not-now')
  const [line] = await linesOf(server, order.id)
  const { body: ready } = await desk.act('assemble', order.id, { items: [{ id: line?.id, amount: 6 }] })
  expect(ready).toMatchObject({ shippingState: 'ready_for_pickup', state: 'in_progress' })
  const shipmentId = ready.shipments[0]?.id
  expect(ready.shipments[0]).toMatchObject({ pickupCode: null, pickupUntil: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
  const codeOf = async () =>
    (await callApi(server, ordersApi.read, { url: `/api/v1/order/${order.id}`, headers: desk.customer.headers })).body.shipments[0]
      ?.pickupCode ?? ''
  const code = await codeOf()
  expect(code).toMatch(/^\d{6}$/)
  expect((await desk.lettersToBuyer()).some((subject) => subject.includes(code))).toBe(true)

  const wrong = code === '000000' ? '000001' : '000000'
  const issue = (given: string) => desk.act('issue', order.id, { shipmentId, code: given, collectedBy: 'Петров П. П.' })
  for (let tried = 0; tried < 5; tried++) expect((await issue(wrong)).body.code).toBe('order.wrong-code')
  const fresh = await codeOf()
  expect(fresh).not.toBe(code)
  expect((await issue(code)).body.code).toBe('order.wrong-code')
  const { body } = await issue(fresh)
  expect(body).toMatchObject({ shippingState: 'partially_shipped' })
  expect(body.shipments).toMatchObject([{ state: 'issued', items: [{ amount: 6 }] }])
  expect(await shipmentsOf(server, order.id)).toMatchObject([
    { collectedBy: 'Петров П. П.', sum: 6 * (line?.price ?? 0), pickupCode: null },
  ])
  expect((await issue(fresh)).body.code).toBe('order.not-now')
  expect((await desk.act('assemble', order.id, { items: [{ id: line?.id, amount: 5 }] })).body.code).toBe('order.too-much')
})

test('the pickup code is the buyer’s alone: a manager in the buyer’s place does not see it', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 1 }])
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  const [line] = await linesOf(server, order.id)
  await desk.act('assemble', order.id, { items: [{ id: line?.id, amount: 1 }] })
  const read = async (headers: Headers) => server.app.inject({ url: `/api/v1/order/${order.id}`, headers })
  const code = (await read(desk.customer.headers)).json<Order>().shipments[0]?.pickupCode ?? ''
  expect(code).toMatch(/^\d{6}$/)

  const { headers, tokenHash } = await aSession(server.ctx, desk.customer.user.id)
  const administrator = await aUser(server.ctx, { role: 'administrator' })
  await server.ctx.db.update(sessions).set({ staffId: administrator.id }).where(eq(sessions.tokenHash, tokenHash))
  const seen = await read(headers)
  expect([seen.statusCode, seen.json<Order>().shipments[0]?.pickupCode]).toEqual([200, null])
  for (const part of ['', '/items', '/events', '/documents']) {
    const { payload } = await server.app.inject({ url: `/api/v1/order/${order.id}${part}`, headers })
    expect(payload).not.toContain(code)
  }
})

test('concurrent wrong codes are all counted: ten replace the code twice, and the buyer gets each', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 1 }])
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  const [line] = await linesOf(server, order.id)
  const { body: ready } = await desk.act('assemble', order.id, { items: [{ id: line?.id, amount: 1 }] })
  const shipmentId = ready.shipments[0]?.id
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.act('issue', order.id, { shipmentId, code: 'никакой' })))
  expect(answers.map(({ body }) => body.code)).toEqual(Array<string>(10).fill('order.wrong-code'))
  expect(await shipmentsOf(server, order.id)).toMatchObject([{ pickupTries: 10 }])
  const { rows } = await server.pool.query(`select 1 from order_events where order_id = $1 and type = 'shipment.code-changed'`, [order.id])
  expect(rows).toHaveLength(2)
  const [shipment] = await shipmentsOf(server, order.id)
  expect((await desk.lettersToBuyer()).some((subject) => subject.includes(shipment?.pickupCode ?? 'none'))).toBe(true)
})

test('goods that were released meanwhile are taken out of the stock again when they leave, if they are still there', async () => {
  const order = await desk.confirmed(ten())
  await server.ctx.db.execute(
    sql`update order_allocations set held = 0 where order_item_id in (select id from order_items where order_id = ${order.id})`,
  )
  await setStock(server, breaker(), 5)
  const [line] = await linesOf(server, order.id)
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 10 }] })).body.code).toBe('order.stock-short')
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 5 }] })).status).toBe(200)
  expect(await stockOf(server, breaker())).toBe(0)
})
