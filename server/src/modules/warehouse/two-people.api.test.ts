import { eq } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { aDesk, linesOf, shipmentsOf, stockOf } from '#test/builders.desk'
import { aUser } from '#test/builders'
import { anOrder } from '#test/builders.orders'
import { callApi, type Headers } from '#test/call-api'
import { dayFromToday } from '#test/days'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { packedBoxes } from '#tables/picking'
import { stock } from '#tables/stock'
import { checkInvariants } from '../../../../tools/invariants/check-invariants.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let one: Headers
let other: Headers
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  one = (await aUser(server.ctx, { role: 'warehouse' })).headers
  other = (await aUser(server.ctx, { role: 'warehouse' })).headers
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
const ordered = () => desk.confirmed([{ productId: cable(), amount: 10 }])
const lineOf = async (orderId: number) => (await linesOf(server, orderId))[0]
const pick = (orderItemId: number, change: number, { key = '', by = one } = {}) =>
  callApi(server, warehouseApi.pick, {
    headers: { ...by, ...(key && { 'idempotency-key': key }) },
    body: { warehouseId: near(), orderItemId, change, short: null },
  })
const ship = async (id: number, { by = one, version = -1 } = {}) =>
  callApi(server, warehouseApi.ship, {
    headers: by,
    body: { warehouseId: near(), orders: [{ id, version: version < 0 ? await versionOf(id) : version }] },
  })
const versionOf = async (id: number) => (await desk.read(id)).body.order.version

test('one tick sent ten times at once under its key counts once', async () => {
  const { id } = await ordered()
  const line = await lineOf(id)
  await Promise.all(Array.from({ length: 10 }, () => pick(line?.id ?? 0, 1, { key: 'one-press-many-sends' })))
  expect((await pick(line?.id ?? 0, 0)).body.picked).toBe(1)
})

test('a tick that was on its way while a colleague sent the order off leaves with it or waits for the rest, never both', async () => {
  const { id } = await ordered()
  const line = await lineOf(id)
  await pick(line?.id ?? 0, 6)
  const version = await versionOf(id)
  const [tick, sent] = await Promise.all([pick(line?.id ?? 0, 4, { key: 'late-tick-of-a-phone' }), ship(id, { by: other, version })])
  expect(sent.status).toBe(200)
  const left = (await lineOf(id))?.shipped ?? 0
  // Before the departure it left with the rest; after it the same four are picked for the next one.
  expect([tick.status, [6, 10].includes(left)]).toEqual([200, true])
  const again = await pick(line?.id ?? 0, 4, { key: 'late-tick-of-a-phone' })
  expect([again.headers['idempotent-replay'], (await lineOf(id))?.shipped]).toEqual(['true', left])
  const picking = await callApi(server, warehouseApi.picking, {
    url: `${warehouseApi.picking.path}?warehouse=${near()}&orders=${id}`,
    headers: one,
  })
  const waiting = left < 10 ? [[4, 4]] : []
  expect((picking.body.lines ?? []).map(({ wanted, picked }) => [wanted, picked])).toEqual(waiting)
  expect(await shipmentsOf(server, id)).toHaveLength(1)
})

test('the buyer’s manager cancels while the warehouse sends off: one of both happens, and the stock agrees', async () => {
  const before = await stockOf(server, cable())
  const { id } = await ordered()
  const version = await versionOf(id)
  const [cancelled, sent] = await Promise.all([
    desk.act('cancel', id, { version, reason: 'Покупатель передумал' }),
    ship(id, { by: other, version }),
  ])
  expect([cancelled.status, sent.status].filter((status) => status === 200)).toHaveLength(1)
  const hasLeft = (await shipmentsOf(server, id)).length === 1
  expect(hasLeft).toBe(sent.status === 200)
  expect(await stockOf(server, cable())).toBe(hasLeft ? before - 10 : before)
})

test('two people pack one order: the boxes of the last stand, never those of both', async () => {
  const { id } = await ordered()
  const pack = (grams: number[], by: Headers) =>
    callApi(server, warehouseApi.pack, {
      url: `/api/v1/back-office/warehouse/order/${id}/boxes`,
      headers: by,
      body: { warehouseId: near(), grams },
    })
  const both = await Promise.all([pack([1000, 2000], one), pack([3000, 4000, 5000], other)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const boxes = await server.ctx.db.select().from(packedBoxes).where(eq(packedBoxes.orderId, id))
  expect([2, 3]).toContain(boxes.length)
})

test('a proxy is checked by its days before goods are handed over, once though two people enter the right code at once', async () => {
  const { id } = await anOrder(server, desk.customer, [{ productId: cable(), amount: 10 }], { changes: { warehouseId: near() } })
  await desk.act('confirm', id)
  await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  const shipmentId = (await ship(id)).body.results[0]?.shipment?.id
  const read = await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: desk.customer.headers })
  const code = read.body.shipments[0]?.pickupCode ?? ''
  const version = await versionOf(id)
  const proxy = { number: '12', issuedOn: dayFromToday(-3), validUntil: dayFromToday(0) }
  const issue = (changed = {}) =>
    desk.act('issue', id, { version, shipmentId, code, collectedBy: 'Пётр Ом', proxy: { ...proxy, ...changed } })
  for (const changed of [{ validUntil: dayFromToday(-1) }, { issuedOn: dayFromToday(1), validUntil: dayFromToday(9) }, { number: ' ' }])
    expect((await issue(changed)).body.code).toBe('shipment.wrong-proxy')
  expect((await lineOf(id))?.shipped).toBe(0)
  const answers = await Promise.all([issue(), issue(), issue()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await lineOf(id))?.shipped).toBe(10)
  expect((await shipmentsOf(server, id))[0]?.powerOfAttorney).toMatch(/^№ 12 от \d\d\.\d\d\.\d{4}, до /)
})
