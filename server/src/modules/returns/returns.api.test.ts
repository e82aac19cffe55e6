import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { startTestApp } from '#test/app'
import { callApi } from '#test/call-api'
import { aManagerOf, byCarrier, deskOf, setStock, stockOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { documents } from '#tables/documents'
import { orderItems, orders, stockMovements } from '#tables/orders'
import { returnParts } from '#tables/shipments'
import { mails } from '#tables/platform'

let server: Awaited<ReturnType<typeof startTestApp>>
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let customer: Customer
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  server = await startTestApp()
  goods = await smallCatalogue(server.ctx)
})
afterAll(() => server.stop())
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
  await act('change', order.id, { items: [{ id: line?.id, price: 33.33 }], reason: 'Договорились' })
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
  expect(parts.map(({ amount, vatRate, sum }) => ({ amount, vatRate, sum }))).toEqual([
    { amount: 3, vatRate: 2000, sum: 9_999 },
    { amount: 1, vatRate: 2200, sum: 3_333 },
  ])
  const corrections = await server.ctx.db.select().from(documents).where(eq(documents.returnId, id))
  expect(corrections.length).toBeGreaterThan(0)
  expect(corrections.every(({ type }) => type === 'correction')).toBe(true)
  const [movement] = await server.ctx.db.select().from(stockMovements).where(sql`order_item_id = ${lineId} and kind = 'returned'`)
  expect(movement?.change).toBe(4)
  const letters = await server.ctx.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, customer.user.email ?? ''))
  expect(letters.filter(({ subject }) => subject.startsWith('Возврат ВЗ-'))).toHaveLength(4)
})

test('an order returned bit by bit is worth exactly the shipped sum', async () => {
  const { orderId, lineId } = await shipped()
  for (const amount of [1, 4, 5]) {
    const { body } = await request(orderId, lineId, amount)
    for (const step of ['authorize', 'receive', 'approve']) expect((await desk.decide(body.id, { step })).status).toBe(200)
  }
  const { rows } = await server.ctx.db.execute(sql`
    select (select sum(sum)::float8 from return_parts where order_item_id = ${lineId}) = (select sum(sum)::float8 from shipment_items where order_item_id = ${lineId}) as sums,
      (select sum(vat)::float8 from return_parts where order_item_id = ${lineId}) = (select sum(vat)::float8 from shipment_items where order_item_id = ${lineId}) as vats`)
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
