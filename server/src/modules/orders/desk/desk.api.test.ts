import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aDesk, aManagerOf, deskOf, linesOf, documentsOf, setStock, shipmentsOf, stockOf } from '#test/builders.desk'
import { aCustomer } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { orderItems, orders } from '#tables/orders'
import { auditEvents } from '#tables/platform'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'

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

/** Everything that could change, to see that nothing did. */
async function snapshot(id: number) {
  const { order, items, events } = (await desk.read(id)).body
  const free = [await stockOf(server, breaker()), await stockOf(server, cable())]
  return { order, items, events: events.length, papers: (await documentsOf(server, id)).length, free }
}

test('the life of an order: confirmed with an invoice, reserved, shipped in parts that add up, paid, completed, a part returned; one letter for each step', async () => {
  const order = await desk.shippable([
    { productId: breaker(), amount: 10 },
    { productId: cable(), amount: 15 },
  ])
  expect((await desk.read(order.id)).body.order.deskActions).toEqual(expect.arrayContaining(['confirm', 'decline', 'change', 'comment']))
  expect((await desk.act('confirm', order.id)).body).toMatchObject({ state: 'confirmed' })
  expect((await documentsOf(server, order.id)).map(({ type, sum }) => [type, sum])).toEqual([['invoice', order.total]])

  expect((await desk.act('confirmReserve', order.id)).body.reserve).toMatchObject({ state: 'confirmed', expiresAt: expect.any(String) })
  expect((await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })).status).toBe(200)

  const [first, second] = await linesOf(server, order.id)
  const free = await stockOf(server, breaker())
  const part = await desk.act('ship', order.id, { items: [{ id: first?.id, amount: 4 }], trackingNumber: 'ДЛ-1' })
  expect(part.body).toMatchObject({ state: 'in_progress', shippingState: 'partially_shipped' })
  expect(part.body.shipments).toMatchObject([{ state: 'shipped', trackingNumber: 'ДЛ-1', items: [{ orderItemId: first?.id, amount: 4 }] }])
  // Breakers and cables lie in two warehouses: each part leaves its own.
  expect((await desk.act('ship', order.id)).body).toMatchObject({ shippingState: 'partially_shipped' })
  const rest = await desk.act('ship', order.id)
  expect(rest.body).toMatchObject({ shippingState: 'shipped', total: order.total / 100, reserve: { state: 'consumed' } })
  expect(rest.body.shipments.reduce((sum, one) => sum + Math.round(one.sum * 100), 0)).toBe(order.total)
  expect(await stockOf(server, breaker())).toBe(free)
  expect(await linesOf(server, order.id)).toMatchObject([
    { shipped: 10, sum: first?.sum, vat: first?.vat },
    { shipped: 15, sum: second?.sum },
  ])

  const sheets = (await documentsOf(server, order.id)).filter(({ type }) => type === 'upd')
  expect([sheets.length, sheets.reduce((sum, paper) => sum + paper.sum, 0)]).toEqual([3, order.total])

  for (const car of await shipmentsOf(server, order.id))
    expect((await desk.act('deliver', order.id, { shipmentId: car.id })).status).toBe(200)
  const pay = { sum: order.total / 100, method: 'transfer', receivedOn: dayFromToday(0), bankDocument: '17' }
  expect((await desk.act('markPaid', order.id, pay)).body).toMatchObject({
    paymentState: 'paid',
    state: 'completed',
    paidSum: order.total / 100,
  })

  const types = (await desk.read(order.id)).body.events.map(({ type }) => type)
  for (const type of ['order.confirmed', 'shipment.shipped', 'shipment.delivered', 'payment.received', 'order.completed'])
    expect(types).toContain(type)
  expect(types.filter((type) => type === 'shipment.shipped')).toHaveLength(3)

  const request = { items: [{ orderItemId: first?.id, amount: 3, reason: 'defect', condition: 'opened' }], resolution: 'creditToBalance' }
  const back = await callApi(server, returnsApi.request, {
    url: `/api/v1/order/${order.id}/return`,
    headers: desk.customer.headers,
    body: request,
  })
  for (const step of ['authorize', 'receive', 'approve']) expect((await desk.decide(back.body.id, { step })).status).toBe(200)
  expect(await stockOf(server, breaker())).toBe(free + 3)
  const correction = (await documentsOf(server, order.id)).filter(({ type }) => type === 'correction')
  expect(correction.map(({ sum }) => sum)).toEqual([3 * (first?.price ?? 0)])
  expect((await desk.read(order.id)).body.payments).toMatchObject([
    { method: 'transfer' },
    { method: 'offset', sum: (3 * (first?.price ?? 0)) / 100 },
  ])
  const audit = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(order.id)))
  expect(audit.filter(({ type }) => type === 'order.confirmed')).toHaveLength(1)
  const letters = await desk.lettersToBuyer()
  expect(letters.filter((subject) => subject === `Заказ ${order.number} подтверждён`)).toHaveLength(1)
  expect(letters.filter((subject) => subject === `Заказ ${order.number}: товар отгружен`)).toHaveLength(3)
})

test('parts shipped on both sides of the new year carry their own rates, and the line is still worth its sum to the kopeck', async () => {
  const order = await desk.confirmed([{ productId: breaker(), amount: 7 }])
  await server.ctx.db
    .update(orders)
    .set({ createdAt: new Date('2025-12-20T09:00:00Z'), releasedSum: 233_331 })
    .where(eq(orders.id, order.id))
  await server.ctx.db.update(orderItems).set({ price: 33_333, sum: 233_331 }).where(eq(orderItems.orderId, order.id))
  const [line] = await linesOf(server, order.id)
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 3 }], shippedOn: '2025-12-31' })).status).toBe(200)
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 2 }], shippedOn: '2026-01-01' })).status).toBe(200)
  expect((await desk.act('ship', order.id, { shippedOn: '2026-01-09' })).status).toBe(200)
  const { rows } = await server.ctx.db.execute<{ rate: number; sum: number; vat: number }>(sql`
    select vat_rate as rate, sum(sum) as sum, sum(vat) as vat from shipment_items where order_item_id = ${line?.id} group by 1 order by 1`)
  expect(rows).toEqual([
    { rate: 2000, sum: 99_999, vat: vatWithin(99_999, 2000) },
    { rate: 2200, sum: 133_332, vat: vatWithin(133_332, 2200) },
  ])
  const [after] = await linesOf(server, order.id)
  expect([after?.sum, after?.vat]).toEqual([233_331, vatWithin(99_999, 2000) + vatWithin(133_332, 2200)])
  const another = await desk.confirmed(ten())
  for (const shippedOn of ['2025-01-01', '2099-01-01'])
    expect((await desk.act('ship', another.id, { shippedOn })).body.code).toBe('order.wrong-choice')
})

test('an action the state does not allow is refused and changes nothing', async () => {
  const order = await desk.shippable(ten())
  const [line] = await linesOf(server, order.id)
  const early = [
    ['ship', {}],
    ['assemble', {}],
    ['complete', {}],
    ['release', { reason: '' }],
    ['deliver', { shipmentId: 1 }],
    ['cancel', { isAgreed: false }],
  ] as const
  const before = await snapshot(order.id)
  for (const [name, body] of early) expect([name, (await desk.act(name, order.id, body)).body.code]).toEqual([name, 'order.not-now'])
  expect(await snapshot(order.id)).toEqual(before)

  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  const open = await snapshot(order.id)
  expect((await desk.act('confirm', order.id)).body.code).toBe('order.not-now')
  expect((await desk.act('decline', order.id, { reason: 'Поздно' })).body.code).toBe('order.not-now')
  const wrong: [Record<string, unknown>, number, string][] = [
    [{ items: [{ id: line?.id, amount: 11 }] }, 422, 'order.too-much'],
    [
      {
        items: [
          { id: line?.id, amount: 5 },
          { id: line?.id, amount: 5 },
        ],
      },
      422,
      'order.too-much',
    ],
    [{ items: [{ id: line?.id, amount: 0.5 }] }, 422, 'order.too-much'],
    [{ items: [{ id: line?.id, amount: -1 }] }, 422, 'input.invalid'],
    [{ items: [{ id: line?.id, amount: 1e12 }] }, 422, 'input.invalid'],
    [{ items: [] }, 422, 'input.invalid'],
    [{ items: [{ id: 2_000_000, amount: 1 }] }, 404, 'order.line-not-found'],
  ]
  for (const [body, status, code] of wrong) {
    const answer = await desk.act('ship', order.id, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  expect(await snapshot(order.id)).toEqual(open)
})

test('another manager’s order, another order’s line and shipment are as if they were not there', async () => {
  const order = await desk.confirmed(ten())
  const stranger = await aCustomer(server)
  const foreign = deskOf(server, (await aManagerOf(server, stranger.company.id)).headers)
  expect((await foreign.read(order.id)).body.code).toBe('order.not-found')
  for (const name of ['confirm', 'ship', 'complete', 'cancel'] as const)
    expect((await foreign.act(name, order.id, { version: order.version })).body.code).toBe('order.not-found')
  expect((await foreign.comment(order.id, { text: 'Здравствуйте' })).body.code).toBe('order.not-found')
  expect((await foreign.list()).body.items.map(({ id }) => id)).not.toContain(order.id)

  const other = await desk.confirmed(ten())
  const [line] = await linesOf(server, other.id)
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 1 }] })).body.code).toBe('order.line-not-found')
  expect((await desk.act('change', order.id, { items: [{ id: line?.id, amount: 1 }] })).body.code).toBe('order.line-not-found')
  await desk.act('ship', other.id)
  await desk.act('ship', order.id)
  const [car] = await shipmentsOf(server, other.id)
  expect((await desk.act('deliver', order.id, { shipmentId: car?.id })).body.code).toBe('shipment.not-found')

  const administrator = deskOf(server, (await aUser(server.ctx, { role: 'administrator' })).headers)
  expect((await administrator.read(order.id)).status).toBe(200)
  const buyer = deskOf(server, desk.customer.headers)
  expect((await buyer.read(order.id)).body.code).toBe('access.denied')
})

test('a step on an older version gets the current order; of two concurrent steps one wins', async () => {
  const order = await desk.shippable(ten())
  const version = (await desk.read(order.id)).body.order.version
  await desk.act('confirm', order.id, { version })
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  const late = await desk.act('decline', order.id, { version, reason: 'Нет товара' })
  expect([late.status, late.body.code]).toEqual([409, 'order.changed'])
  expect(late.body.current).toMatchObject({ id: order.id, state: 'confirmed' })

  const seen = (await desk.read(order.id)).body.order.version
  const answers = await Promise.all(Array.from({ length: 4 }, () => desk.act('ship', order.id, { version: seen })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await shipmentsOf(server, order.id)).toHaveLength(1)
  expect(await linesOf(server, order.id)).toMatchObject([{ shipped: 10 }])
})
