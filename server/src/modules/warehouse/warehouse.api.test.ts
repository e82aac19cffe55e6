import { eq } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { stockDeskApi } from '@vitrina/contract/fulfilment/stock-desk'
import { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { aDesk, documentsOf, linesOf, shipmentsOf } from '#test/builders.desk'
import { aUser } from '#test/builders'
import { anOrder } from '#test/builders.orders'
import { someStock } from '#test/builders.prices'
import { callApi, type Headers } from '#test/call-api'
import { printedBy } from '#test/printed'
import { describeStore } from '#test/describe-store'
import { readPdf, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { auditEvents } from '#tables/platform'
import { packedBoxes, pickedLines } from '#tables/picking'
import { stock } from '#tables/stock'
import { checkInvariants } from '../../../../tools/invariants/check-invariants.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  ;({ headers } = await aUser(server.ctx, { role: 'warehouse' }))
  await someStock(server.ctx, { productId: breaker(), warehouseId: near(), free: 0 })
})
beforeEach(async () => {
  desk = await aDesk(server)
  await server.ctx.db.update(stock).set({ free: 100 }).where(eq(stock.warehouseId, near()))
})
afterEach(async () => {
  const broken = await checkInvariants(server.ctx.config.DATABASE_URL ?? '')
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
})

const near = () => goods.warehouses.near.id
const cable = () => goods.products.thinCable.id
const breaker = () => goods.products.breaker.id

const list = (query = '', by = headers) =>
  callApi(server, warehouseApi.list, { url: `${warehouseApi.list.path}?warehouse=${near()}&${query}`, headers: by })
const find = async (id: number, queue = 'ready') => (await list(`queue=${queue}`)).body.items.find((one) => one.id === id)
const picking = (ids: number[], by = headers) =>
  callApi(server, warehouseApi.picking, { url: `${warehouseApi.picking.path}?warehouse=${near()}&orders=${ids.join(',')}`, headers: by })
const pick = (orderItemId: number, change: number, { key = '', short = null as string | null, by = headers } = {}) =>
  callApi(server, warehouseApi.pick, {
    headers: { ...by, ...(key && { 'idempotency-key': key }) },
    body: { warehouseId: near(), orderItemId, change, short },
  })
const versionOf = async (id: number) => (await desk.read(id)).body.order.version
const ship = (orders: { id: number; version: number }[], { key = '', by = headers } = {}) =>
  callApi(server, warehouseApi.ship, {
    headers: { ...by, ...(key && { 'idempotency-key': key }) },
    body: { warehouseId: near(), orders },
  })
const pdfOf = async (path: string) => {
  const answer = await server.app.inject({ method: 'GET', url: path })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toMatch(/^inline/)
  return readPdf(answer.rawPayload)
}

test('a warehouse sees what may leave now, what waits and for what', async () => {
  const ready = await desk.confirmed([{ productId: cable(), amount: 10 }])
  const unpaid = await desk.shippable([{ productId: cable(), amount: 10 }])
  await desk.act('confirm', unpaid.id)
  expect(await find(ready.id)).toMatchObject({
    number: ready.number,
    lineCount: 1,
    lineCountHere: 1,
    pickedCount: 0,
    isWhole: true,
    waits: [],
  })
  expect(await find(unpaid.id)).toBeUndefined()
  expect(await find(unpaid.id, 'waiting')).toMatchObject({ waits: ['payment'] })
  const { counts } = (await list()).body
  expect(counts.ready).toBeGreaterThan(0)
  expect((await list(`q=${ready.number}`)).body.items.map(({ id }) => id)).toEqual([ready.id])
  expect((await list('delivery=pickup')).body.items.map(({ id }) => id)).not.toContain(ready.id)
  expect((await list('until=2020-01-01')).body.items).toEqual([])
  const unknown = await callApi(server, warehouseApi.list, { url: `${warehouseApi.list.path}?warehouse=2000000000`, headers })
  expect(unknown.body.code).toBe('warehouse.not-found')
})

test('goods are collected in the order of their places; ticks are kept, never doubled and never too many', async () => {
  const order = await desk.confirmed([
    { productId: cable(), amount: 10 },
    { productId: breaker(), amount: 4 },
  ])
  const [first, second] = await linesOf(server, order.id)
  const set = (productId: number, place: string) =>
    callApi(server, stockDeskApi.setPlace, { url: `/api/v1/back-office/stock/${productId}/${near()}/place`, headers, body: { place } })
  expect((await set(cable(), 'Б-10')).body).toMatchObject({ place: 'Б-10' })
  await set(breaker(), 'Б-2')
  expect((await picking([order.id])).body.lines.map(({ place, wanted, picked }) => [place, wanted, picked])).toEqual([
    ['Б-2', 4, 0],
    ['Б-10', 10, 0],
  ])

  const key = 'tick-of-a-lost-network'
  const [once, again] = [await pick(second?.id ?? 0, 1, { key }), await pick(second?.id ?? 0, 1, { key })]
  expect([once.body.picked, again.body.picked, again.headers['idempotent-replay']]).toEqual([1, 1, 'true'])
  const tooMuch = await pick(second?.id ?? 0, 4)
  expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'order.too-much'])
  expect((await pick(second?.id ?? 0, -2)).body.code).toBe('order.too-much')
  expect((await pick(second?.id ?? 0, 0.5)).body.code).toBe('order.too-much')

  // Two people at one line: every tick counts once, and none beyond the amount.
  const many = await Promise.all(Array.from({ length: 5 }, () => pick(second?.id ?? 0, 1)))
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422])
  expect((await pick(first?.id ?? 0, 6, { short: 'notFound' })).body).toMatchObject({ picked: 6, short: 'notFound' })
  expect(await find(order.id)).toMatchObject({ pickedCount: 2, lineCountHere: 2 })
  const events = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.type, 'warehouse.picked'))
  expect(events.at(-1)).toMatchObject({
    entityId: String(order.id),
    diff: { before: { amount: 0 }, after: { amount: 6 }, warehouse: 'Ближний', reason: 'notFound' },
  })
})

test('the picked part is sent off with its papers in one file; the rest stays to be picked anew', async () => {
  const [one, other] = [
    await desk.confirmed([{ productId: cable(), amount: 10 }]),
    await desk.confirmed([{ productId: breaker(), amount: 2 }]),
  ]
  const [line] = await linesOf(server, one.id)
  await pick(line?.id ?? 0, 6, { short: 'notFound' })
  const { status, body } = await ship([
    { id: one.id, version: await versionOf(one.id) },
    { id: other.id, version: await versionOf(other.id) },
  ])
  expect([status, body.results.map(({ outcome }) => outcome)]).toEqual([200, ['shipped', 'shipped']])
  expect((await linesOf(server, one.id)).map(({ shipped }) => shipped)).toEqual([6])
  expect((await linesOf(server, other.id)).map(({ shipped }) => shipped)).toEqual([2])
  expect(await find(one.id)).toMatchObject({ pickedCount: 0, lineCountHere: 1 })
  expect(
    await server.ctx.db
      .select()
      .from(pickedLines)
      .where(eq(pickedLines.orderItemId, line?.id ?? 0)),
  ).toEqual([])

  const shipmentIds = body.results.flatMap(({ shipment }) => shipment?.id ?? [])
  const papers = await callApi(server, warehouseApi.printPapers, { headers, body: { shipmentIds } })
  const pages = await pdfOf((await printedBy(server, headers, papers.body)).path)
  const numbers = (await Promise.all([one, other].map(({ id }) => documentsOf(server, id)))).flat().filter(({ type }) => type === 'upd')
  for (const { number } of numbers) expect(pages.some((page) => page.includes(squeezed(`№ ${number}`)))).toBe(true)
  // Each paper has its own count of sheets.
  expect(pages.filter((page) => page.includes(squeezed('Лист 1 из'))).length).toBe(4)
})

test('an order picked to nothing is not sent off; one refused order does not keep the others back', async () => {
  const [empty, whole] = [
    await desk.confirmed([{ productId: cable(), amount: 10 }]),
    await desk.confirmed([{ productId: cable(), amount: 10 }]),
  ]
  const [line] = await linesOf(server, empty.id)
  await pick(line?.id ?? 0, 0, { short: 'damaged' })
  const alone = await ship([{ id: empty.id, version: await versionOf(empty.id) }])
  expect([alone.status, alone.body.code]).toEqual([409, 'order.nothing-picked'])
  const both = await ship([
    { id: empty.id, version: await versionOf(empty.id) },
    { id: whole.id, version: await versionOf(whole.id) },
  ])
  expect(both.body.results.map(({ outcome, reason }) => [outcome, reason === ''])).toEqual([
    ['refused', false],
    ['shipped', true],
  ])
  expect(await shipmentsOf(server, empty.id)).toEqual([])
})

test('two people send off one order, or one presses twice: it leaves once', async () => {
  const order = await desk.confirmed([{ productId: cable(), amount: 10 }])
  const seen = [{ id: order.id, version: await versionOf(order.id) }]
  const both = await Promise.all([ship(seen), ship(seen)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const second = await desk.confirmed([{ productId: cable(), amount: 10 }])
  const again = [{ id: second.id, version: await versionOf(second.id) }]
  const pressed = await Promise.all([ship(again, { key: 'pressed-twice-1' }), ship(again, { key: 'pressed-twice-1' })])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  expect(pressed[0]?.body.results).toEqual(pressed[1]?.body.results)
  for (const { id } of [order, second]) expect((await shipmentsOf(server, id)).length).toBe(1)
})

test('goods for pickup are put together and get their code; their ticks and boxes go with them', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: cable(), amount: 10 }], { changes: { warehouseId: near() } })
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  const [line] = await linesOf(server, order.id)
  await pick(line?.id ?? 0, 10)
  const pack = await callApi(server, warehouseApi.pack, {
    url: `/api/v1/back-office/warehouse/order/${order.id}/boxes`,
    headers,
    body: { warehouseId: near(), grams: [12_500, 3_000] },
  })
  expect(pack.body).toMatchObject({ boxes: [12_500, 3_000] })
  const chosen = { warehouseId: near(), orderIds: [order.id] }
  const labels = await pdfOf((await callApi(server, warehouseApi.printLabels, { headers, body: chosen })).body.path)
  expect(labels.length).toBe(2)
  expect(labels[1]).toContain(squeezed('Место 2 из 2'))
  const sheet = await pdfOf((await callApi(server, warehouseApi.printPicking, { headers, body: chosen })).body.path)
  expect(sheet[0]).toContain(squeezed(order.number))

  const { body } = await ship([{ id: order.id, version: await versionOf(order.id) }])
  expect(body.results).toMatchObject([{ outcome: 'assembled' }])
  expect(await find(order.id, 'pickup')).toMatchObject({ number: order.number, boxCount: 0 })
  const boxes = await server.ctx.db.select().from(packedBoxes).where(eq(packedBoxes.orderId, order.id))
  expect(boxes.map(({ shipmentId }) => shipmentId)).toEqual([body.results[0]?.shipment?.id, body.results[0]?.shipment?.id])
})

test("another manager's order looks missing in the list, in picking, packing and papers", async () => {
  const order = await desk.confirmed([{ productId: cable(), amount: 10 }])
  const stranger = (await aDesk(server)).customer
  const { headers: by } = await aUser(server.ctx, { role: 'manager' })
  expect(stranger.company.id).not.toBe(desk.customer.company.id)
  expect((await list('', by)).body.items.map(({ id }) => id)).not.toContain(order.id)
  expect((await picking([order.id], by)).body.code).toBe('order.not-found')
  const [line] = await linesOf(server, order.id)
  expect((await pick(line?.id ?? 0, 1, { by })).body.code).toBe('order.line-not-found')
  expect((await ship([{ id: order.id, version: 0 }], { by })).body.code).toBe('order.not-found')
  const shipped = await ship([{ id: order.id, version: await versionOf(order.id) }])
  const shipmentIds = shipped.body.results.flatMap(({ shipment }) => shipment?.id ?? [])
  expect((await callApi(server, warehouseApi.printPapers, { headers: by, body: { shipmentIds } })).body.code).toBe('shipment.not-found')
})
