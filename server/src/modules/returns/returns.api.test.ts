import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { agreeOnPrice, aManagerOf, byCarrier, deskOf, setStock, stockOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { someStock } from '#test/builders.prices'
import { smallCatalogue } from '#test/small-catalogue'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import { documents } from '#tables/documents'
import { stockMovements } from '#tables/order-supply'
import { orderItems, orders } from '#tables/orders'
import { returnItems, returnParts, returnRequests } from '#tables/shipments'
import { mails } from '#tables/platform'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  customer = await aCustomer(server)
  desk = deskOf(server, (await aManagerOf(server, customer.company.id)).headers)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
  desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
const linesOf = (orderId: number) =>
  server.ctx.db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.lineNo)

/** Shipped, of three kopecks that do not divide: 3 × 33.33 in the old year, 7 in the new one. */
async function shipped() {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 10 }], { changes: await byCarrier(server, customer) })
  await server.ctx.db
    .update(orders)
    .set({ createdAt: new Date('2025-12-20T09:00:00Z') })
    .where(eq(orders.id, order.id))
  const [line] = await linesOf(order.id)
  await agreeOnPrice(server, order.id, { id: line?.id ?? 0, price: 33.33 })
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await act('ship', order.id, { items: [{ id: line?.id, amount: 3 }], shippedOn: '2025-12-31' })
  await act('ship', order.id, { shippedOn: '2026-01-02' })
  return { orderId: order.id, lineId: line?.id ?? 0 }
}

const request = (orderId: number, lineId: number, amount: number, headers = customer.headers) =>
  callApi(server, returnsApi.request, {
    url: `/api/v1/order/${orderId}/return`,
    headers,
    body: {
      items: [{ orderItemId: lineId, amount, reason: 'defect', condition: 'opened' }],
      resolution: 'creditToBalance',
      comment: 'Не включается',
    },
  })
const answer = (orderId: number, returnId: number, body: unknown) =>
  callApi(server, returnsApi.answer, { url: `/api/v1/order/${orderId}/return/${returnId}/answer`, headers: customer.headers, body })

/** Sum and VAT of a return; of each line the requested and the accepted amount, its sum and VAT. */
async function figuresOf(id: number) {
  const [whole] = await server.ctx.db.select().from(returnRequests).where(eq(returnRequests.id, id))
  const items = await server.ctx.db.select().from(returnItems).where(eq(returnItems.returnId, id)).orderBy(returnItems.orderItemId)
  return {
    sum: whole?.sum,
    vat: whole?.vat,
    items: items.map(({ orderItemId, amount, accepted, sum, vat }) => [orderItemId, amount, accepted, sum, vat]),
  }
}

test('goods come back: asked for, agreed, taken in, settled at the sums and rates they were shipped at', async () => {
  const { orderId, lineId } = await shipped()
  const asked = await request(orderId, lineId, 5)
  expect(asked.body).toMatchObject({ state: 'submitted', sum: 166.65, number: expect.stringMatching(/^ВЗ-\d{6}$/) })
  const { id } = asked.body
  expect((await desk.list('queue=returns')).body.items.map((order) => order.id)).toEqual([orderId])
  expect((await desk.returns()).body.items).toMatchObject([{ id, order: { id: orderId }, lines: [{ orderItemId: lineId }] }])

  expect((await desk.decide(id, { step: 'ask', answer: 'Пришлите фото' })).body.state).toBe('needs_info')
  expect((await answer(orderId, id, { comment: 'Вот' })).body).toMatchObject({ state: 'submitted', comment: 'Не включается\nВот' })
  expect((await desk.decide(id, { step: 'approve' })).body.code).toBe('return.not-now')
  expect((await desk.decide(id, { step: 'authorize' })).body.state).toBe('authorized')
  const free = await stockOf(server, breaker())
  expect((await desk.decide(id, { step: 'receive', items: [{ orderItemId: lineId, accepted: 6 }] })).body.code).toBe('return.too-much')
  expect((await desk.decide(id, { step: 'receive', items: [{ orderItemId: lineId, accepted: 4 }] })).body).toMatchObject({
    state: 'received',
    items: [{ accepted: 4 }],
  })
  expect(await stockOf(server, breaker())).toBe(free + 4)
  expect((await desk.decide(id, { step: 'reject' })).body.code).toBe('return.not-now')
  expect((await desk.decide(id, { step: 'approve' })).body).toMatchObject({ state: 'approved', sum: 133.32 })
  expect((await desk.decide(id, { step: 'approve' })).body.code).toBe('return.not-now')

  expect(await linesOf(orderId)).toMatchObject([{ shipped: 10, returned: 4 }])
  const parts = await server.ctx.db.select().from(returnParts).where(eq(returnParts.returnId, id)).orderBy(returnParts.shipmentId)
  expect(parts.map(({ amount, vatRate, sum, vat }) => ({ amount, vatRate, sum, vat }))).toEqual([
    { amount: 3, vatRate: 2000, sum: 9_999, vat: 1_667 },
    { amount: 1, vatRate: 2200, sum: 3_333, vat: 601 },
  ])
  expect(await figuresOf(id)).toEqual({ sum: 13_332, vat: 2_268, items: [[lineId, 5, 4, 13_332, 2_268]] })
  const corrections = await server.ctx.db.select().from(documents).where(eq(documents.returnId, id))
  expect(corrections.length).toBeGreaterThan(0)
  expect(corrections.every(({ type }) => type === 'correction')).toBe(true)
  const [movement] = await server.ctx.db.select().from(stockMovements).where(sql`order_item_id = ${lineId} and kind = 'returned'`)
  expect(movement?.change).toBe(4)
  const letters = await server.ctx.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, customer.user.email ?? ''))
    .orderBy(mails.id)
  expect(letters.filter(({ subject }) => subject.startsWith('Возврат ВЗ-'))).toHaveLength(4)
})

test('of several lines each comes back by its own amount, sum and VAT; one not named has not come, one unfit for stock is not sold again', async () => {
  const [cable, thick] = [goods.products.mediumCable.id, goods.products.thickCable.id]
  for (const productId of [cable, thick]) await someStock(server.ctx, { productId, warehouseId: goods.warehouses.far.id, free: 1_000 })
  const items = [
    { productId: breaker(), amount: 10 },
    { productId: cable, amount: 20 },
    { productId: thick, amount: 20 },
  ]
  const { id: orderId } = await anOrder(server, customer, items, { changes: await byCarrier(server, customer) })
  await act('confirm', orderId)
  await act('releaseGoods', orderId, { reason: 'Гарантийное письмо' })
  await act('ship', orderId)
  const [first, second, third] = (await linesOf(orderId)).map(({ id, price }) => ({ id, price: price ?? 0 }))
  if (!first || !second || !third) throw new Error('Three lines were ordered')
  const ask = (wanted: [number, number][]) =>
    callApi(server, returnsApi.request, {
      url: `/api/v1/order/${orderId}/return`,
      headers: customer.headers,
      body: {
        items: wanted.map(([orderItemId, amount]) => ({ orderItemId, amount, reason: 'defect', condition: 'opened' })),
        resolution: 'creditToBalance',
      },
    })
  const twice = await ask([
    [first.id, 1],
    [first.id, 1],
  ])
  expect(twice.body.code).toBe('return.too-much')
  const { body: asked } = await ask([
    [first.id, 5],
    [second.id, 4],
    [third.id, 3],
  ])
  expect(asked.sum).toBe((5 * first.price + 4 * second.price + 3 * third.price) / 100)
  await desk.decide(asked.id, { step: 'authorize' })
  const before = await Promise.all([breaker(), cable, thick].map((productId) => stockOf(server, productId)))
  const received = [
    { orderItemId: second.id, accepted: 2 },
    { orderItemId: first.id, accepted: 1, toStock: false },
  ]
  const stranger = { orderItemId: third.id + 1, accepted: 1 }
  expect((await desk.decide(asked.id, { step: 'receive', items: [...received, stranger] })).body.code).toBe('return.too-much')
  const { body } = await desk.decide(asked.id, { step: 'receive', items: received })
  expect(body.items.map(({ orderItemId, amount, accepted }) => [orderItemId, amount, accepted])).toEqual([
    [first.id, 5, 1],
    [second.id, 4, 2],
    [third.id, 3, 0],
  ])
  const worth = (line: { id: number; price: number }, amount: number) => [amount * line.price, vatWithin(amount * line.price, 2200)]
  const [one, two] = [worth(first, 1), worth(second, 2)]
  const settled = {
    sum: (one[0] ?? 0) + (two[0] ?? 0),
    vat: (one[1] ?? 0) + (two[1] ?? 0),
    items: [
      [first.id, 5, 1, ...one],
      [second.id, 4, 2, ...two],
      [third.id, 3, 0, 0, 0],
    ],
  }
  expect(await figuresOf(asked.id)).toEqual(settled)
  await desk.decide(asked.id, { step: 'approve' })
  expect(await figuresOf(asked.id)).toEqual(settled)
  const after = await Promise.all([breaker(), cable, thick].map((productId) => stockOf(server, productId)))
  expect(after.map((free, at) => free - (before[at] ?? 0))).toEqual([0, 2, 0])
  expect((await linesOf(orderId)).map(({ returned }) => returned)).toEqual([1, 2, 0])
  const parts = await server.ctx.db.select().from(returnParts).where(eq(returnParts.returnId, asked.id)).orderBy(returnParts.orderItemId)
  expect(parts.map(({ orderItemId, amount, sum, vat }) => [orderItemId, amount, sum, vat])).toEqual([
    [first.id, 1, ...one],
    [second.id, 2, ...two],
  ])
})

test('an order returned bit by bit is worth exactly the shipped sum', async () => {
  const { orderId, lineId } = await shipped()
  for (const amount of [1, 4, 5]) {
    const { body } = await request(orderId, lineId, amount)
    for (const step of ['authorize', 'receive', 'approve']) expect((await desk.decide(body.id, { step })).status).toBe(200)
  }
  const { rows } = await server.ctx.db.execute(sql`
    select (select sum(sum) from return_parts where order_item_id = ${lineId}) = (select sum(sum) from shipment_items where order_item_id = ${lineId}) as sums,
      (select sum(vat) from return_parts where order_item_id = ${lineId}) = (select sum(vat) from shipment_items where order_item_id = ${lineId}) as vats`)
  expect(rows).toEqual([{ sums: true, vats: true }])
  expect((await request(orderId, lineId, 1)).body.code).toBe('order.not-now')
})

test('never more than was shipped and is not in another return; a withdrawn amount can be requested again', async () => {
  const { orderId, lineId } = await shipped()
  for (const amount of [11, 0.5]) expect((await request(orderId, lineId, amount)).body.code).toBe('return.too-much')
  for (const amount of [0, -1]) expect((await request(orderId, lineId, amount)).status).toBe(422)
  const { body: first } = await request(orderId, lineId, 8)
  expect((await request(orderId, lineId, 3)).body.code).toBe('return.too-much')
  expect((await answer(orderId, first.id, { isWithdrawn: true })).body.state).toBe('cancelled')
  expect((await answer(orderId, first.id, { isWithdrawn: true })).body.code).toBe('return.not-now')
  const answers = await Promise.all([request(orderId, lineId, 6), request(orderId, lineId, 6)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a return of another company, of another order or before anything was shipped is none', async () => {
  const { orderId, lineId } = await shipped()
  const stranger = await aCustomer(server)
  expect((await request(orderId, lineId, 1, stranger.headers)).body.code).toBe('order.not-found')
  const { body } = await request(orderId, lineId, 1)
  const foreign = deskOf(server, (await aManagerOf(server, stranger.company.id)).headers)
  expect((await foreign.decide(body.id, { step: 'authorize' })).body.code).toBe('return.not-found')
  expect((await foreign.returns()).body.items).toEqual([])
  const fresh = await anOrder(server, customer, [{ productId: breaker(), amount: 1 }])
  expect((await answer(fresh.id, body.id, { comment: 'Наш' })).body.code).toBe('return.not-found')
  const [line] = await linesOf(fresh.id)
  expect((await request(fresh.id, line?.id ?? 0, 1)).body.code).toBe('order.not-now')
  const other = await shipped()
  expect((await request(other.orderId, lineId, 1)).body.code).toBe('return.too-much')
})

test('a refusal has its reason; unaccepted goods are not paid for', async () => {
  const { orderId, lineId } = await shipped()
  const { body: denied } = await request(orderId, lineId, 1)
  expect((await desk.decide(denied.id, { step: 'deny', answer: 'Кабель отрезной' })).body).toMatchObject({
    state: 'denied',
    answer: 'Кабель отрезной',
  })
  const { body: spoiled } = await request(orderId, lineId, 2)
  await desk.decide(spoiled.id, { step: 'authorize' })
  const free = await stockOf(server, breaker())
  await desk.decide(spoiled.id, { step: 'receive', items: [{ orderItemId: lineId, accepted: 0 }] })
  expect((await desk.decide(spoiled.id, { step: 'approve' })).body.code).toBe('return.not-now')
  expect((await desk.decide(spoiled.id, { step: 'reject', answer: 'Разбит' })).body).toMatchObject({ state: 'rejected', sum: 0 })
  expect(await stockOf(server, breaker())).toBe(free)
})

test('a photo is kept without its metadata, by a link for readers of the return', async () => {
  const { orderId, lineId } = await shipped()
  const { body } = await request(orderId, lineId, 1)
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const send = (bytes: Buffer) => {
    const form = new FormData()
    form.append('orderItemId', String(lineId))
    form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'брак.png')
    return server.app.inject({
      method: 'POST',
      url: `/api/v1/order/${orderId}/return/${body.id}/photo`,
      headers: customer.headers,
      payload: form,
    })
  }
  expect((await send(Buffer.from('no picture'))).json<{ code: string }>().code).toBe('custom-product.bad-photo')
  const photos = (await send(png)).json<{ items: { photos: string[] }[] }>().items[0]?.photos ?? []
  expect(photos).toHaveLength(1)
  const seen = await server.app.inject({ url: photos[0] ?? '' })
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await server.app.inject({ url: photos[0]?.replace(/sign=.*/, 'sign=x') ?? '' })).statusCode).toBe(404)
})
